import { Rooms } from '../pages/Rooms';
import { callers } from '../setup/callers';
import { callJourneys } from '../setup/callJourneys';
import { mediaMs, untilTrue } from '../setup/limits';
import { received } from '../setup/watchMedia';

/** The energy of less than one beep of the fake microphone. */
const audible = 1e-3;

callJourneys('people in calls who are interrupted', ({ enter }) => {
  const { together } = callers(enter);

  it('are heard again through another microphone after theirs was unplugged', async () => {
    const { farah, bilal } = await together();
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.page.evaluate(() => {
      const microphone = window.watchedMedia?.tracks.find(
        ({ kind, readyState }) => kind === 'audio' && readyState === 'live',
      );
      // as the browser does when the device is gone
      microphone?.stop();
      microphone?.dispatchEvent(new Event('ended'));
    });
    await farah.page.getByText('Your microphone was disconnected. Another one is used now.').waitFor();
    const before = (await received(bilal.page)).energy;
    await untilTrue('Heard', async () => (await received(bilal.page)).energy > before + audible, mediaMs);
    await farah.checkPage();
  });

  it('stay online when they reload, and follow an invitation into its room', async () => {
    const { farah, bilal } = await together();
    const rooms = { hers: new Rooms(farah.page), his: new Rooms(bilal.page) };
    await bilal.page.reload();
    await bilal.calls.canCall('Farah');

    await rooms.hers.open('Zakat circle');
    await rooms.hers.opensPeople();
    await farah.page.getByText('Invite people', { exact: true }).click();
    await farah.page.getByRole('button', { name: 'Invite Bilal' }).click();
    await bilal.page
      .getByText(/invites you/)
      .first()
      .waitFor();
    // later, and offline: the alert leads to the name, and from there into the room
    await bilal.calls.leave();
    await bilal.page.goto('/notification');
    await bilal.page
      .getByRole('region', { name: 'Your notifications' })
      .getByText(/invites you/)
      .click();
    await bilal.page.getByLabel('Your name in calls').fill('Bilal');
    await rooms.his.does('Go online');
    await rooms.his.does('Join now');
    await rooms.his.heading('Zakat circle').waitFor();
    await rooms.his.seesMoving('Farah');

    await rooms.hers.doesAmongPeople('Close for everyone');
    await farah.checkPage();
    await farah.page.getByRole('button', { name: 'Keep it open' }).click();
    await rooms.his.seesMovingOn('Farah');
    await rooms.hers.closes();
    await bilal.page.getByText('The host has closed the room.').waitFor();
  });
});
