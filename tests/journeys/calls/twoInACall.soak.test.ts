import { callers } from '../setup/callers';
import { callJourneys } from '../setup/callJourneys';
import { isAllReleased, withoutDevices } from '../setup/watchMedia';

callJourneys('two people in a call', ({ enter }) => {
  const { online } = callers(enter);

  it('see what to do about denied or missing devices', async () => {
    const refused = await online('free', 'Farah', (page) => withoutDevices(page, 'everything'));
    await refused.page.getByText('The browser was not allowed to use the microphone.').waitFor();
    expect(await refused.page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    await refused.checkPage();

    const noCamera = await online('basic', 'Bilal', (page) => withoutDevices(page, 'camera'));
    const parveen = await online('premium', 'Parveen');
    await noCamera.calls.canCall('Parveen');
    await parveen.calls.call('Bilal');
    await noCamera.calls.accept();
    await noCamera.calls.seesFrames('Parveen');
    await noCamera.page.getByText('No camera could be opened: others will hear you only.').waitFor();
    await parveen.page.getByText('Bilal’s camera is off.').waitFor();
    await noCamera.calls.hangUp();
    await isAllReleased(parveen.page);
  });
});
