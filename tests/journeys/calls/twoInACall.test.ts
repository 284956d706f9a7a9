import { Account } from '../pages/Account';
import { callers } from '../setup/callers';
import { callJourneys } from '../setup/callJourneys';
import { descriptionsMade, isAllReleased } from '../setup/watchMedia';

callJourneys('two people in a call', ({ enter }) => {
  const { together } = callers(enter);
  async function talking() {
    const pair = await together();
    await pair.farah.calls.call('Bilal');
    await pair.bilal.page.getByRole('dialog').getByText('Farah is calling you.').waitFor();
    // accepted by keyboard, so the focus must move into the call
    await pair.bilal.page.getByRole('dialog').getByRole('button', { name: 'Accept' }).press('Enter');
    await pair.bilal.page.locator('section[aria-label="Call with Farah"]:focus').waitFor();
    await Promise.all([pair.farah.calls.seesFrames('Bilal'), pair.bilal.calls.seesFrames('Farah')]);
    return pair;
  }

  it('see and hear each other, chat, share a screen, and find the chat again', async () => {
    const { farah, bilal } = await talking();
    await farah.checkPage();
    await bilal.checkPage();

    await farah.calls.say('Assalamu alaikum');
    await bilal.page.getByRole('button', { name: 'Chat, 1 unread' }).click();
    await bilal.calls.line('Assalamu alaikum').waitFor();
    await bilal.calls.say('Wa alaikum assalam');
    await farah.calls.line('Wa alaikum assalam').waitFor();

    const before = [await descriptionsMade(farah.page), await descriptionsMade(bilal.page)];
    await farah.page.getByRole('button', { name: 'Share screen' }).click();
    await farah.page.getByRole('button', { name: 'Stop sharing' }).waitFor();
    // the fake screen is larger than the camera’s 480 by 360
    await bilal.calls.seesPictureWider('Farah', 480);
    // the camera goes on beside it
    const camera = bilal.page.getByLabel('Farah’s camera');
    await bilal.calls.seesFrames('Farah', 'camera');
    await Promise.all([farah.checkPage(), bilal.checkPage()]);
    await farah.page.getByRole('button', { name: 'Turn camera off' }).click();
    await camera.waitFor({ state: 'detached' });
    await farah.page.getByRole('button', { name: 'Turn camera on' }).click();
    await bilal.calls.seesFrames('Farah', 'camera');
    await farah.page.getByRole('button', { name: 'Stop sharing' }).click();
    await camera.waitFor({ state: 'detached' });
    await bilal.calls.seesPictureOf('Farah', 480);
    expect([await descriptionsMade(farah.page), await descriptionsMade(bilal.page)]).toEqual(before);

    // by keyboard, where the call has the focus
    await farah.page.getByRole('region', { name: 'Call with Bilal' }).focus();
    await farah.page.keyboard.press('m');
    await farah.page.getByRole('button', { name: 'Unmute microphone' }).waitFor();
    await farah.page.getByText('Good connection.').waitFor();

    await bilal.page.getByText('Farah, microphone off').waitFor();

    // on other pages the call goes on in a small window
    await farah.calls.showsPage();
    await farah.page.getByRole('link', { name: 'Dashboard' }).first().click();
    await farah.page.waitForURL('**/dashboard');
    await farah.calls.seesFrames('Bilal');
    await farah.page.getByRole('heading', { level: 1 }).waitFor();
    await farah.checkPage();
    await farah.page.getByRole('button', { name: 'In a call with Bilal. Go back to it' }).click();
    await farah.page.getByRole('button', { name: 'Share screen' }).waitFor();

    await bilal.calls.hangUp();
    await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);

    await farah.page.getByRole('link', { name: 'Past calls' }).first().click();
    await farah.page.getByRole('button', { name: '2 messages' }).click();
    const lines = farah.page.getByRole('list', { name: 'Messages with Bilal' });
    await lines.getByText('Assalamu alaikum', { exact: false }).first().waitFor();
    await farah.checkPage();
    await farah.page.getByRole('button', { name: 'Call Bilal back by voice' }).click();
    await bilal.calls.accept();
    await farah.page.getByRole('region', { name: 'Call with Bilal' }).waitFor();
    await farah.calls.hangUp();
    await Promise.all([farah.calls.isFree(), bilal.calls.isFree()]);
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });

  it('are informed at once when the other one signs out, and nothing stays open', async () => {
    const { farah, bilal } = await talking();
    await farah.calls.showsPage();
    await new Account(farah.page).signOut();
    await bilal.page.getByText('The call with Farah has ended.').waitFor();
    await bilal.calls.isFree();
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });

  it('are back in their call when either page is reloaded', async () => {
    const { farah, bilal } = await talking();
    await bilal.page.reload();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.page.reload();
    await Promise.all([farah.calls.seesFrames('Bilal'), bilal.calls.seesFrames('Farah')]);
    await farah.calls.say('Still there?');
    await bilal.calls.opensChat();
    await bilal.calls.line('Still there?').waitFor();
    await farah.calls.hangUp();
    await Promise.all([isAllReleased(farah.page), isAllReleased(bilal.page)]);
  });
});
