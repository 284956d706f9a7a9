import type { Page } from 'playwright-core';
import { Account } from './pages/Account';
import { Calls } from './pages/Calls';
import { stories } from './stage';
import { descriptionsMade, isAllReleased, watchMedia, withoutDevices } from './watchMedia';

stories('two people in a call', ({ enter }) => {
  /** Somebody online for calls, with a fake camera. */
  async function online(
    plan: 'free' | 'basic' | 'premium',
    name: string,
    before: (page: Page) => Promise<void> = async () => {},
  ) {
    const { page, looksAround } = await enter();
    await watchMedia(page);
    await before(page);
    await new Account(page).signIn(`${plan}@tayyib.example`);
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    return { page, looksAround, calls };
  }
  const inTheDark = async (page: Page) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
  };
  async function together() {
    const [farah, bilal] = [await online('free', 'Farah'), await online('basic', 'Bilal', inTheDark)];
    await Promise.all([farah.calls.canCall('Bilal'), bilal.calls.canCall('Farah')]);
    return { farah, bilal };
  }
  async function talking() {
    const pair = await together();
    await pair.farah.calls.call('Bilal');
    await pair.bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    // whoever takes a call by keyboard goes on by keyboard in it
    await pair.bilal.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).press('Enter');
    await pair.bilal.page.locator('section[aria-label="Call with Farah"]:focus').waitFor();
    await Promise.all([pair.farah.calls.seesFrames('Bilal'), pair.bilal.calls.seesFrames('Farah')]);
    return pair;
  }

  it('see and hear each other, chat, share a screen, and find it all again', async () => {
    const { farah, bilal } = await talking();
    await farah.looksAround();
    await bilal.looksAround();

    await farah.calls.say('Assalamu alaikum');
    await bilal.calls.line('Assalamu alaikum').waitFor();
    await bilal.calls.say('Wa alaikum assalam');
    await farah.calls.line('Wa alaikum assalam').waitFor();

    const before = [await descriptionsMade(farah.page), await descriptionsMade(bilal.page)];
    await farah.page.getByRole('button', { name: 'Share screen' }).click();
    await farah.page.getByRole('button', { name: 'Stop sharing' }).waitFor();
    // the fake screen is larger than the camera’s 480 by 360
    await bilal.calls.seesPictureWider('Farah', 480);
    await farah.page.getByRole('button', { name: 'Stop sharing' }).click();
    await bilal.calls.seesPictureOf('Farah', 480);
    expect([await descriptionsMade(farah.page), await descriptionsMade(bilal.page)]).toEqual(before);

    // by keyboard, where the call has the focus
    await farah.page.getByRole('region', { name: 'Call with Bilal' }).focus();
    await farah.page.keyboard.press('m');
    await farah.page.getByRole('button', { name: 'Unmute microphone' }).waitFor();
    await farah.page.getByText('Good connection.').waitFor();

    await bilal.calls.hangUp();
    await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);

    await farah.page.getByRole('link', { name: 'Past calls' }).first().click();
    await farah.page.getByRole('button', { name: '2 messages' }).click();
    const lines = farah.page.getByRole('list', { name: 'Messages with Bilal' });
    await lines.getByText('Assalamu alaikum', { exact: false }).first().waitFor();
    await farah.looksAround();
    await farah.page.getByRole('button', { name: 'Call Bilal back by voice' }).click();
    await bilal.calls.accept();
    await farah.page.getByRole('region', { name: 'Call with Bilal' }).waitFor();
    await farah.calls.hangUp();
    await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });

  it('reach each other on another page, hear of a rejection, and miss a call', async () => {
    const { farah, bilal } = await together();
    const parveen = await online('premium', 'Parveen');
    await bilal.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await bilal.page.waitForURL('**/dashboard');
    await farah.calls.call('Bilal');
    await bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    await bilal.looksAround();
    await bilal.calls.reject();
    const alert = farah.page.getByRole('alert');
    await alert.getByText('Call rejected by the callee').waitFor();
    await farah.page.getByRole('button', { name: 'OK' }).click();
    await isAllReleased(farah.page);

    // it rings until nobody took it; meanwhile Bilal is not to be had
    await farah.calls.call('Bilal');
    await bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    await parveen.calls.call('Bilal');
    const busy = 'Callee is not able to pick up the call right now';
    await parveen.page.getByRole('alert').getByText(busy).waitFor();
    await alert.getByText('Nobody answered.').waitFor({ timeout: 60_000 });
    await bilal.page.getByRole('alert').getByText('You missed this call.').waitFor();
    await bilal.page.getByRole('button', { name: 'OK' }).click();
    await bilal.page.getByRole('link', { name: 'Past calls' }).first().click();
    await bilal.page.getByText('2 missed calls since you were last here.').waitFor();
    for (const { page } of [farah, bilal, parveen]) await isAllReleased(page);
  });

  it('are back in their call when either page is loaded anew', async () => {
    const { farah, bilal } = await talking();
    await bilal.page.reload();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.page.reload();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.calls.say('Still there?');
    await bilal.calls.line('Still there?').waitFor();
    await farah.calls.hangUp();
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });

  it('are told what to do about devices that are refused or missing', async () => {
    const refused = await online('free', 'Farah', (page) => withoutDevices(page, 'everything'));
    await refused.page.getByText('The browser was not allowed to use the microphone.').waitFor();
    expect(await refused.page.getByRole('button', { name: 'Try again' }).isVisible()).toBe(true);
    await refused.looksAround();

    const noCamera = await online('basic', 'Bilal', (page) => withoutDevices(page, 'camera'));
    const parveen = await online('premium', 'Parveen');
    await noCamera.calls.canCall('Parveen');
    await parveen.calls.call('Bilal');
    await noCamera.calls.accept();
    await noCamera.calls.seesFrames('Parveen');
    await noCamera.page.getByText('No camera could be opened: others will hear you only.').waitFor();
    await parveen.page.getByText('No picture comes from the other side.').waitFor();
    await noCamera.calls.hangUp();
    await isAllReleased(parveen.page);
  });
});
