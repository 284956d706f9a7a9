import {
  aKillableJanus,
  whyNoJanus,
} from '../../server/src/features/community/calls/sfu/janus/killableJanus.testing';
import { Calls } from '../journeys/pages/Calls';
import { Rooms } from '../journeys/pages/Rooms';
import { withSmallCamera } from '../journeys/setup/smallCamera';
import { ownJourneyProduct } from '../journeys/setup/journeyProduct';
import { journeysIn } from '../journeys/setup/journeys';
import { realTimeLimits } from '../journeys/setup/limits';
import { watchMedia } from '../journeys/setup/watchMedia';

const accounts = { Farah: 'free', Bilal: 'basic', Hana: 'premium', Yusuf: 'pro', Adil: 'advisor' } as const;
type Name = keyof typeof accounts;

const janus = aKillableJanus();
journeysIn(
  ownJourneyProduct(async () => janus.environment),
  'a forwarded room',
  ({ enter }) => {
    async function online(name: Name) {
      const guest = await enter({ as: accounts[name] });
      await watchMedia(guest.page);
      await withSmallCamera(guest.page);
      const calls = new Calls(guest.page);
      await calls.open();
      await calls.goOnline(name);
      return { ...guest, name, calls, rooms: new Rooms(guest.page) };
    }
    type Guest = Awaited<ReturnType<typeof online>>;
    const others = ({ name }: Guest, all: readonly Guest[]) =>
      all.map((guest) => guest.name).filter((one) => one !== name);
    /** Records the media routes of each page; the returned function waits until all of them have changed. */
    const beforeChange = async (all: readonly Guest[]) => {
      const before = await Promise.all(
        all.map(async (guest) => ({ guest, shown: await guest.rooms.shown() })),
      );
      return () =>
        Promise.all(before.map(({ guest, shown }) => guest.rooms.seesMovingAnew(shown, others(guest, all))));
    };

    it('forwards five users, survives a crash of the forwarding server, and returns to a mesh of three', async () => {
      const farah = await online('Farah');
      const bilal = await online('Bilal');
      const hana = await online('Hana');
      const yusuf = await online('Yusuf');
      const adil = await online('Adil');
      const three = [farah, bilal, hana];
      const four = [farah, bilal, hana, yusuf];
      const all = [...four, adil];
      await farah.rooms.open('Open house');
      for (const { rooms } of [bilal, hana, yusuf]) await rooms.join('Open house');
      for (const guest of four) await guest.rooms.seesMoving(...others(guest, four));
      for (const { rooms } of four) await rooms.hasConnections(3);

      // user actions in the mesh
      for (const { rooms } of [farah, hana, yusuf]) await rooms.does('Mute microphone');
      await yusuf.rooms.does('Raise hand');
      await bilal.rooms.does('Share screen');
      await farah.calls.seesPictureWider('Bilal', 160);
      await farah.rooms.tile('Bilal').getByText('speaking').waitFor();
      const isForwarded = await beforeChange(four);

      // the fifth user switches the room to forwarding, which keeps the state
      await adil.rooms.join('Open house');
      await isForwarded();
      await adil.rooms.seesMoving(...others(adil, all));
      for (const guest of four) await guest.rooms.seesMoving('Adil');
      for (const { rooms } of all) await rooms.hasConnections(2);
      await farah.calls.seesPictureWider('Bilal', 160);
      // the camera beside the screen, also at who came late
      for (const { calls } of [farah, adil]) await calls.seesFrames('Bilal', 'camera');
      await farah.rooms.tile('Yusuf').getByText('hand raised, microphone off').waitFor();
      await farah.checkPage();

      // and everything continues over the new media route
      await bilal.rooms.does('Stop sharing');
      await bilal.rooms.does('Turn camera off');
      await farah.page.getByLabel('Bilal’s video').waitFor({ state: 'detached' });
      await bilal.rooms.does('Turn camera on');
      await farah.rooms.seesMoving('Bilal');
      for (const { rooms } of [bilal, adil]) await rooms.does('Mute microphone');
      await hana.rooms.does('Unmute microphone');
      await farah.rooms.tile('Hana').getByText('speaking').waitFor();
      await yusuf.rooms.does('Lower hand');
      await farah.rooms.tile('Yusuf').getByText('hand raised').waitFor({ state: 'detached' });

      const isBack = await beforeChange(all);
      const word = farah.page.getByText('The video was interrupted').waitFor();
      await janus.kill();
      await word;
      await isBack();
      await farah.page.getByText('The video was interrupted').waitFor({ state: 'detached' });

      // few users are left: a mesh again, after a delay
      const isMesh = await beforeChange(three);
      for (const { rooms } of [yusuf, adil]) await rooms.does('Leave the room');
      await isMesh();
      for (const guest of three) await guest.rooms.hasConnections(2);
      for (const guest of three) await guest.rooms.seesMovingOn(...others(guest, three));

      // a reloaded page rejoins the room, still muted
      const isBilalBack = await farah.rooms.shown();
      await bilal.page.reload();
      await bilal.rooms.heading('Open house').waitFor();
      await bilal.page.getByRole('button', { name: 'Unmute microphone' }).waitFor();
      await bilal.rooms.seesMoving('Farah', 'Hana');
      await farah.rooms.seesMovingAnew(isBilalBack, ['Bilal']);
      await farah.rooms.tile('Bilal').getByText('microphone off').waitFor();
    });
  },
  { limits: realTimeLimits, missing: whyNoJanus() },
);
