import { Learning } from '../pages/Learning';
import { Calls } from '../pages/Calls';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { withSmallCamera } from '../setup/smallCamera';
import { isAllReleased, liveMedia, watchMedia } from '../setup/watchMedia';

/** A time of India in so many minutes, as a form has it. */
const indianTimeIn = (minutes: number) =>
  new Date(Date.now() + minutes * 60_000 + 5.5 * 3_600_000).toISOString().slice(0, 16);

callJourneys('one speaks to many', ({ enter }) => {
  it('leads from an event with a seat into its room, where a listener raises a hand, and to its recording', async () => {
    const title = 'One balance sheet, live';
    const advisor = await enter({ as: 'advisor' });
    await withSmallCamera(advisor.page);
    await advisor.page.goto('/dashboard');
    const desk = new Learning(advisor.page);
    await desk.open();
    await desk.announcesLive({ title, time: indianTimeIn(5) });
    await advisor.checkPage();

    const reader = await enter({ as: 'free' });
    await watchMedia(reader.page);
    await reader.page.goto('/dashboard');
    const learning = new Learning(reader.page);
    await learning.open();
    const event = learning.event(title);
    await event.getByRole('button', { name: 'Take a seat' }).click();
    const join = event.getByRole('button', { name: `Join live: ${title}` });
    await join.click();
    await event.getByText('The room is not open at the moment.').waitFor();
    reader.problems.splice(0);
    await reader.checkPage();

    await advisor.page.getByRole('button', { name: 'Open the room' }).click();
    await new Calls(advisor.page).goesOnlineAs('Abdullah Advisor');
    const speaker = new Rooms(advisor.page);
    await speaker.does('Join now');
    await speaker.heading(title).waitFor();

    await join.click();
    const atReader = new Calls(reader.page);
    await atReader.goesOnlineAs('Farah');
    await reader.page.getByRole('heading', { level: 1, name: 'Join a live event' }).waitFor();
    await reader.page.getByText(title).waitFor();
    await reader.checkPage();
    const listener = new Rooms(reader.page);
    await listener.does('Join as a listener');
    await listener.seesMoving('Abdullah Advisor');
    expect((await liveMedia(reader.page)).tracks).toBe(0);
    await reader.page.getByText('You are listening. Raise your hand to speak.').waitFor();
    await reader.checkPage();

    await speaker.does('Share screen');
    const camera = reader.page.getByLabel('Abdullah Advisor’s camera');
    await atReader.seesFrames('Abdullah Advisor', 'camera');
    await reader.checkPage();
    await speaker.does('Turn camera off');
    await camera.waitFor({ state: 'detached' });
    await speaker.does('Turn camera on');
    await atReader.seesFrames('Abdullah Advisor', 'camera');
    await speaker.does('Stop sharing');
    await camera.waitFor({ state: 'detached' });

    await listener.does('Raise hand');
    await speaker.opensPeople();
    await speaker.does('Let speak: Farah');
    await reader.page.getByText('You may speak: unmute your microphone.').waitFor();
    await listener.does('Unmute microphone');
    await advisor.page.getByText('microphone off').waitFor({ state: 'detached' });
    await speaker.does('Mute Farah');
    await reader.page.getByText(/^You are listening/).waitFor();

    // the voice of who speaks is recorded, and everybody sees it
    await speaker.does('Record your voice');
    await advisor.page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
    await reader.page.getByText('The host records their own microphone.', { exact: false }).waitFor();
    await reader.checkPage();
    await advisor.page.getByText(/^Your voice is recorded: 00:06/).waitFor();
    await advisor.checkPage();

    await speaker.closes();
    await reader.page.getByText('The host has closed the room.').waitFor();
    await isAllReleased(reader.page);

    await desk.open();
    await advisor.page.getByRole('link', { name: 'Announce and write' }).click();
    await advisor.page.getByRole('link', { name: title }).click();
    await advisor.page.getByRole('button', { name: 'Publish it' }).click();
    await advisor.page.getByRole('button', { name: 'Take it back' }).waitFor();
    await advisor.checkPage();
    await learning.open();
    await event.getByRole('button', { name: 'Play' }).click();
    await event.getByText(/^00:0[2-9] \/ 00:0[6-9]$/).waitFor();
    await reader.checkPage();
  });

  it('plans a study circle, whose guest waits for its host and comes in with them', async () => {
    const host = await enter({ as: 'basic' });
    await withSmallCamera(host.page);
    const calls = new Calls(host.page);
    await calls.open();
    await calls.goOnline('Bilal');
    const circle = new Rooms(host.page);
    await circle.plans('Zakat circle', { topic: 'Zakat on shares, chapter by chapter' });
    await host.page.getByText('You get an alert 15 minutes before it begins.').waitFor();
    await host.checkPage();

    const guest = await enter({ as: 'premium' });
    await withSmallCamera(guest.page);
    const atCalls = new Calls(guest.page);
    await atCalls.open();
    await atCalls.goOnline('Hana');
    await guest.page.getByText('Zakat on shares, chapter by chapter').waitFor();
    const rooms = new Rooms(guest.page);
    await rooms.does('Remind me of Zakat circle');
    await guest.page.getByText('You get an alert 15 minutes before it begins.').waitFor();
    await guest.checkPage();
    await rooms.does('Join Zakat circle');
    await rooms.does('Join now');
    await guest.page.getByText('You are in the lobby.', { exact: false }).waitFor();
    await guest.checkPage();

    await circle.join('Zakat circle');
    await rooms.heading('Zakat circle').waitFor();
    await rooms.seesMoving('Bilal');
    await atCalls.person('Bilal').waitFor({ state: 'attached' });

    await circle.does('Share screen');
    await atCalls.seesFrames('Bilal', 'camera');
    await circle.does('Stop sharing');
    await guest.page.getByLabel('Bilal’s camera').waitFor({ state: 'detached' });
    await circle.does('Leave the room');
    await circle.does('Close Zakat circle');
    await host.page.getByRole('dialog').getByRole('button', { name: 'Close the room' }).click();
    await guest.page.getByText('The host has closed the room.').waitFor();
  });
});
