import { Calls } from '../pages/Calls';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { withSmallCamera } from '../setup/smallCamera';

const accounts = { Farah: 'free', Bilal: 'basic', Hana: 'premium', Yusuf: 'pro' } as const;
type Name = keyof typeof accounts;

callJourneys('a group room', ({ enter }) => {
  async function online(name: Name) {
    const guest = await enter({ as: accounts[name] });
    await withSmallCamera(guest.page);
    const calls = new Calls(guest.page);
    await calls.open();
    await calls.goOnline(name);
    return { ...guest, rooms: new Rooms(guest.page) };
  }

  it('connects four users, each of whom sees the three others, and follows its host', async () => {
    const farah = await online('Farah');
    const bilal = await online('Bilal');
    const hana = await online('Hana');
    const yusuf = await online('Yusuf');
    const people = { Farah: farah, Bilal: bilal, Hana: hana, Yusuf: yusuf };
    await farah.rooms.open('Zakat circle');
    await bilal.rooms.join('Zakat circle');
    await hana.rooms.join('Zakat circle');
    await yusuf.rooms.join('Zakat circle');
    for (const [name, { rooms }] of Object.entries(people)) {
      await rooms.seesMoving(...Object.keys(people).filter((other) => other !== name));
    }
    await farah.checkPage();

    await yusuf.rooms.say('Assalamu alaikum');
    await farah.rooms.opensChat();
    await farah.rooms.line('Assalamu alaikum').waitFor();
    await bilal.rooms.does('Raise hand');
    await farah.rooms.opensPeople();
    await farah.rooms.people().first().getByText('hand raised').waitFor();

    await farah.rooms.does('Mute Hana');
    await hana.rooms.opensPeople();
    await hana.rooms.people().filter({ hasText: 'muted by the host' }).waitFor();
    await hana.rooms.does('Unmute microphone');
    await hana.page.getByText('The host has muted you.').waitFor();

    await farah.rooms.doesAmongPeople('Lock the room');
    await farah.rooms.does('Remove Yusuf');
    await yusuf.page.getByText('The host has removed you from the room.').waitFor();
    await yusuf.page.getByText('No group room is open right now.').waitFor();

    await hana.rooms.does('Share screen');
    // a shared screen is large at once
    await farah.rooms.tile('Hana').getByRole('button', { name: 'Zoom in' }).waitFor();
    await farah.rooms.seesMoving('Hana');

    await farah.rooms.closes();
    await bilal.page.getByText('The host has closed the room.').waitFor();
    await hana.page.getByText('The host has closed the room.').waitFor();
  });
});
