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

  it('admits users one by one, and continues under another host', async () => {
    const farah = await online('Farah');
    const bilal = await online('Bilal');
    const hana = await online('Hana');
    await farah.rooms.open('Lessons', { hasLobby: true });
    await bilal.rooms.ask('Lessons');
    await farah.rooms.does('Let in Bilal');
    await bilal.rooms.heading('Lessons').waitFor();
    await hana.rooms.ask('Lessons');
    await farah.rooms.does('Decline Hana');
    await hana.page.getByText('The host has not let you in.').waitFor();
    await bilal.rooms.seesMoving('Farah');
    await farah.rooms.does('Leave the room');
    await bilal.rooms.isHost();
  });

  it('is opened, joined, used and left by keyboard', async () => {
    // users who are in no room of the tests before
    const farah = await online('Farah');
    const hana = await online('Hana');
    const at = ({ page, rooms }: typeof farah) => ({
      presses: async (name: string, key = 'Enter') => {
        await rooms.tabsTo(name);
        await page.keyboard.press(key);
      },
    });
    await farah.rooms.tabsTo('Name of a new room');
    await farah.page.keyboard.type('Circle');
    await at(farah).presses('Ask me before anyone joins', 'Space');
    await at(farah).presses('Open a room');
    await farah.rooms.isAt('region', 'Room Circle');

    await at(hana).presses('Ask to join Circle');
    await hana.rooms.isAt('heading', 'Join “Circle”');
    await hana.checkPage();
    await at(hana).presses('Ask to join');
    await hana.rooms.isAt('button', 'Stop waiting');
    await hana.checkPage();
    await hana.page.keyboard.press('Enter');
    await hana.rooms.isAt('heading', 'Group rooms');
    await at(hana).presses('Ask to join Circle');
    await at(hana).presses('Ask to join');
    await at(farah).presses('Let in Hana');
    await farah.rooms.isAt('region', 'Room Circle');
    await hana.rooms.isAt('region', 'Room Circle');
    await hana.rooms.heading('Circle').waitFor();

    await at(hana).presses('Mute microphone');
    await farah.rooms.tile('Hana').getByText('microphone off').waitFor();
    await hana.rooms.isAt('button', 'Unmute microphone');
    await at(hana).presses('Raise hand', 'Space');
    await at(farah).presses('People');
    await farah.rooms.people().first().getByText('hand raised').waitFor();
    await hana.rooms.seesMoving('Farah');
    await at(hana).presses('Leave the room');
    await hana.rooms.isAt('heading', 'Group rooms');
    await farah.rooms.tile('Hana').waitFor({ state: 'detached' });
    await at(farah).presses('Close for everyone');
    await farah.rooms.isAt('button', 'Keep it open');
    await farah.page.keyboard.press('Tab');
    await farah.rooms.isAt('button', 'Close the room');
    await farah.page.keyboard.press('Enter');
    await farah.rooms.isAt('heading', 'Group rooms');
  });
});
