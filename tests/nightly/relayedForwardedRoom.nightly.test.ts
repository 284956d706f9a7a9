import { whyNoJanus } from '../../server/src/features/community/calls/sfu/janus/killableJanus.testing';
import { allUdp, pastTheRelay } from '../support/openNetworks';
import { relayPort } from '../support/relayedNetworks';
import { Calls } from '../journeys/pages/Calls';
import { Rooms } from '../journeys/pages/Rooms';
import { allTravel, outlives, relayNameOf } from '../journeys/setup/relayedPath';
import { relayedJourneys } from './relayedJourneys';
import { withSmallCamera } from '../journeys/setup/smallCamera';
import { isAllReleased, watchMedia } from '../journeys/setup/watchMedia';

/** One connection to the forwarding server and one from it. */
const connections = 2;

relayedJourneys(
  'a forwarded room through a relay',
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

    it('continues over new connections when the credentials of the first expire', async () => {
      const farah = await online('free', 'Farah');
      const bilal = await online('basic', 'Bilal');
      const pages = [farah.page, bilal.page];
      block(pastTheRelay(relayPort));
      await farah.rooms.open('Far away');
      await bilal.rooms.join('Far away');
      await farah.rooms.seesMoving('Bilal');
      await bilal.rooms.seesMoving('Farah');
      for (const page of pages) await allTravel(page, connections, 'relay over udp');
      const names = await Promise.all(pages.map(relayNameOf));
      const shown = await Promise.all([farah.rooms.shown(), bilal.rooms.shown()]);
      await Promise.all(pages.map((page, index) => outlives(page, names[index] ?? '')));
      await farah.rooms.seesMovingAnew(shown[0], ['Bilal']);
      await bilal.rooms.seesMovingAnew(shown[1], ['Farah']);
      for (const page of pages) await allTravel(page, connections, 'relay over udp');
      // ICE restarts from now on need the new credentials
      block(allUdp);
      for (const page of pages) await allTravel(page, connections, 'relay over tcp');
      await farah.rooms.seesMovingOn('Bilal');
      await bilal.rooms.seesMovingOn('Farah');
      await farah.rooms.closes();
      await Promise.all(pages.map(isAllReleased));
    });
  },
  { SFU: 'on', SFU_FROM: '2' },
  whyNoJanus(),
);
