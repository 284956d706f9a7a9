import { aKillableJanus, whyNoJanus } from '../../server/src/features/calls/sfu/killableJanus';
import type { Page } from 'playwright-core';
import { Account } from './pages/Account';
import { Calls } from './pages/Calls';
import { Rooms } from './pages/Rooms';
import { stories } from './stage';
import { watchMedia } from './watchMedia';

/** Six browsers with a picture each take a busy machine their time. */
jest.setTimeout(480_000);

const accounts = {
  Farah: 'free',
  Bilal: 'basic',
  Hana: 'premium',
  Yusuf: 'pro',
  Adil: 'advisor',
  Sana: 'staff',
} as const;
type Name = keyof typeof accounts;
const names: Name[] = ['Farah', 'Bilal', 'Hana', 'Yusuf', 'Adil', 'Sana'];

/** Six cameras of the usual size are too much for two cores that also run the six browsers. */
const withSmallCamera = (page: Page) =>
  page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (constraints) => {
      const video = constraints?.video ? { width: 160, height: 120, frameRate: 8 } : false;
      return open({ ...constraints, video });
    };
  });

const why = whyNoJanus();
if (why === null) describeForwarding();
else {
  console.warn(`skipped: ${why} (a forwarded room)`);
  it.skip('takes six through the forwarding server', () => undefined);
}

function describeForwarding() {
  const janus = aKillableJanus();
  stories(
    'a forwarded room',
    ({ enter }) => {
      async function online(name: Name) {
        const guest = await enter();
        await watchMedia(guest.page);
        await withSmallCamera(guest.page);
        guest.page.setDefaultTimeout(60_000);
        await new Account(guest.page).signIn(`${accounts[name]}@tayyib.example`);
        const calls = new Calls(guest.page);
        await calls.open();
        await calls.goOnline(name);
        return { ...guest, name, rooms: new Rooms(guest.page) };
      }
      type Guest = Awaited<ReturnType<typeof online>>;
      const others = (name: Name, all: readonly Guest[]) =>
        all.map((guest) => guest.name).filter((one) => one !== name);

      it('takes six through the forwarding server, survives its death, and goes back to three', async () => {
        const all: Guest[] = [];
        for (const name of names) all.push(await online(name));
        const [farah, ...guests] = all;
        if (!farah) throw new Error('Nobody is there.');
        await farah.rooms.open('Open house');
        const four = all.slice(0, 4);
        for (const { rooms } of guests.slice(0, 3)) await rooms.join('Open house');
        for (const { name, rooms } of four) await rooms.seesMoving(...others(name, four));
        for (const { rooms } of four) await rooms.hasConnections(3);

        // the fifth changes the way for everyone
        for (const { rooms } of guests.slice(3)) await rooms.join('Open house');
        for (const { name, rooms } of all) await rooms.seesMoving(...others(name, all));
        for (const { rooms } of all) await rooms.hasConnections(2);
        for (const { name, rooms } of all) await rooms.seesMovingOn(others(name, all));
        await farah.looksAround();

        // what a person sends goes on over the new way
        const [bilal] = guests;
        await bilal?.rooms.does('Turn camera off');
        await farah.page.getByLabel('Bilal’s picture').waitFor({ state: 'detached' });
        await bilal?.rooms.does('Turn camera on');
        await farah.rooms.seesMoving('Bilal');
        await bilal?.rooms.does('Share screen');
        await farah.rooms.seesMovingOn(['Bilal']);

        const word = farah.page.waitForFunction(() =>
          document.body.innerText.includes('The pictures broke off'),
        );
        const back = all.map(({ name, rooms }) => rooms.seesMovingOn(others(name, all), true));
        await janus.kill();
        await word;
        await Promise.all(back);
        await farah.page.getByText('The pictures broke off').waitFor({ state: 'detached' });

        const three = all.slice(0, 3);
        for (const { rooms } of all.slice(3)) await rooms.does('Leave the room');
        for (const { rooms } of three) await rooms.hasConnections(2);
        for (const { name, rooms } of three) await rooms.seesMovingOn(others(name, three), true);
        for (const { name, rooms } of three) await rooms.seesMovingOn(others(name, three));
      });
    },
    async () => janus.environment,
  );
}
