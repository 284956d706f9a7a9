import { allUdp } from '../support/openNetworks';
import { Calls } from '../journeys/pages/Calls';
import { Rooms } from '../journeys/pages/Rooms';
import { outlives, relayNameOf, travels } from '../journeys/setup/relayedPath';
import { withSmallCamera } from '../journeys/setup/smallCamera';
import { relayedJourneys } from './relayedJourneys';
import { isAllReleased, watchMedia } from '../journeys/setup/watchMedia';

relayedJourneys(
  'a room through a relay',
  ({ enter, block }) => {
    async function online(plan: 'free' | 'basic', name: string) {
      const { page } = await enter({ as: plan });
      await watchMedia(page);
      await withSmallCamera(page);
      const calls = new Calls(page);
      await calls.open();
      await calls.goOnline(name);
      return { page, rooms: new Rooms(page) };
    }

    it('continues over a new connection when the credentials of the first expire', async () => {
      const farah = await online('free', 'Farah');
      const bilal = await online('basic', 'Bilal');
      const pages = [farah.page, bilal.page];
      block();
      await farah.rooms.open('Far away');
      await bilal.rooms.join('Far away');
      await farah.rooms.seesMoving('Bilal');
      await bilal.rooms.seesMoving('Farah');
      for (const page of pages) await travels(page, 'relay over udp');
      const names = await Promise.all(pages.map(relayNameOf));
      const shown = await Promise.all([farah.rooms.shown(), bilal.rooms.shown()]);
      await Promise.all(pages.map((page, index) => outlives(page, names[index] ?? '')));
      await farah.rooms.seesMovingAnew(shown[0], ['Bilal']);
      await bilal.rooms.seesMovingAnew(shown[1], ['Farah']);
      for (const { rooms } of [farah, bilal]) await rooms.hasConnections(1);
      // an ICE restart from now on needs the new credentials
      block(allUdp);
      for (const page of pages) await travels(page, 'relay over tcp');
      await farah.rooms.seesMovingOn('Bilal');
      await bilal.rooms.seesMovingOn('Farah');
      await farah.rooms.closes();
      await Promise.all(pages.map(isAllReleased));
    });
  },
  { SFU: 'off' },
);
