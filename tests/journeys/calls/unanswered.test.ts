import { callers } from '../setup/callers';
import { callJourneys } from '../setup/callJourneys';
import { isAllReleased } from '../setup/watchMedia';
import { Rooms } from '../pages/Rooms';

callJourneys('a call that is not answered', ({ enter }) => {
  const { together } = callers(enter);

  it('leaves a message, and an alert when the other is free, which leads to the call', async () => {
    const { farah, bilal } = await together();
    // in a room, he cannot be called
    const room = new Rooms(bilal.page);
    await room.open('Study circle');
    await farah.calls.call('Bilal');
    const dialog = farah.page.getByRole('dialog');
    await dialog.getByText('Callee is not able to pick up the call right now').waitFor();
    await farah.checkPage();

    await dialog.getByRole('button', { name: 'Write' }).click();
    await dialog.getByLabel('Message to Bilal').fill('Call me back, please.');
    await dialog.getByRole('button', { name: 'Leave the message' }).press('Enter');
    await dialog.getByText('Bilal finds your message with the missed call.').waitFor();
    await dialog.getByRole('button', { name: 'Tell me when free' }).click();
    await dialog.getByText(/^You get one alert when Bilal is free, until/).waitFor();
    await farah.checkPage();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await farah.page.goto('/notification');
    const alerts = farah.page.getByRole('region', { name: 'Your notifications' });
    expect(await alerts.getByText('Bilal is free for a call').count()).toBe(0);

    await room.does('Leave the room');
    await alerts.getByText('Bilal is free for a call').click();
    await farah.page.waitForURL('**/video_chart');
    await farah.calls.canCall('Bilal');
    await farah.calls.call('Bilal');
    await bilal.calls.accept();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.calls.hangUp();
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);

    // what she wrote is with the call that he missed
    await bilal.page.getByRole('link', { name: 'Past calls' }).first().click();
    await bilal.page.getByRole('button', { name: '1 message' }).click();
    const lines = bilal.page.getByRole('list', { name: 'Messages with Farah' });
    await lines.getByText('Call me back, please.', { exact: false }).waitFor();
    await bilal.checkPage();
  });
});
