import { demoPassword } from '../../../server/src/seed/demoAccounts';
import { Account } from '../pages/Account';
import { Calls } from '../pages/Calls';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { demoEmail } from '../setup/journeyProduct';
import { withSmallCamera } from '../setup/smallCamera';
import { liveMedia, watchMedia } from '../setup/watchMedia';

callJourneys('an invite link', ({ enter }) => {
  /** @param title of the room; those of earlier tests are open still */
  async function hosting(title: string) {
    const host = await enter({ as: 'free' });
    await withSmallCamera(host.page);
    const calls = new Calls(host.page);
    await calls.open();
    await calls.goOnline('Farah');
    const rooms = new Rooms(host.page);
    await rooms.open(title);
    return { ...host, rooms };
  }

  it('leads a visitor through sign-in, name, preview and lobby into the room', async () => {
    const farah = await hosting('Zakat circle');
    await farah.rooms.doesAmongPeople('Make an invite link');
    const link = await farah.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
    await farah.checkPage();

    const { page, checkPage } = await enter();
    await withSmallCamera(page);
    await page.goto(link);
    await page.getByText('Log in to see that page.').waitFor();
    await page.getByRole('link', { name: 'Log in' }).first().click();
    await new Account(page).fillLogin(await demoEmail('basic'), demoPassword);
    await page.getByText('You have an invite link to a group call.').waitFor();
    await checkPage();
    await page.getByLabel('Your name in calls').fill('Bilal');
    await page.getByRole('button', { name: 'Go online' }).click();

    await page.getByRole('heading', { level: 1, name: 'Join a group call' }).waitFor();
    await page.getByLabel('Your video').waitFor();
    await checkPage();
    const bilal = new Rooms(page);
    await bilal.does('Ask to join');
    await page.getByText('The host has been asked to let you in.').waitFor();
    await farah.rooms.does('Let in Bilal');
    await bilal.heading('Zakat circle').waitFor();
    await bilal.seesMoving('Farah');
    await farah.rooms.seesMoving('Bilal');
  });

  it('leads a listener in, who opens no device, and nobody once it is withdrawn', async () => {
    const farah = await hosting('Waqf circle');
    await farah.rooms.doesAmongPeople('Make an invite link');
    const link = await farah.page.getByRole('textbox', { name: 'Invite link' }).inputValue();
    const hana = await enter({ as: 'premium' });
    await watchMedia(hana.page);
    const rooms = new Rooms(hana.page);
    await hana.page.goto(link);
    await hana.page.getByLabel('Your name in calls').fill('Hana');
    await rooms.does('Go online');
    await hana.page.getByLabel('Your video').waitFor();
    await rooms.does('Listen only');
    await farah.rooms.does('Let in Hana');
    await rooms.seesMoving('Farah');
    expect(await liveMedia(hana.page)).toEqual({ tracks: 0, connections: 1 });
    await rooms.does('Leave the room');

    await farah.rooms.does('Withdraw it');
    await farah.page.getByRole('button', { name: 'Make an invite link' }).waitFor();
    await hana.page.goto(link);
    await hana.page.getByText('This invite link is wrong, has expired or was withdrawn.').waitFor();
    await hana.checkPage();
    // the browser reports that there is no such link
    expect(hana.problems.splice(0).join()).toMatch(/404.*rooms\/invite/);
    await rooms.does('Go on without it');
    await rooms.join('Waqf circle');
    await farah.rooms.seesMoving('Hana');
  });
});
