import type { Page } from 'playwright-core';
import { Calls } from '../pages/Calls';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { withSmallCamera } from '../setup/smallCamera';
import { isAllReleased, watchMedia } from '../setup/watchMedia';

/** Texts that only one file has. */
const inStage = 'Nobody else is here yet.';
const inPeerJs = '0.peerjs.com';

/** Lets no file with this text load, until the returned function is called. */
async function breakFileWith(page: Page, text: string) {
  let isBroken = true;
  await page.route('**/*.js', async (route) => {
    if (!isBroken) return route.continue();
    const response = await route.fetch();
    if ((await response.text()).includes(text)) await route.abort();
    else await route.fulfill({ response });
  });
  return () => {
    isBroken = false;
  };
}

callJourneys('a room of which a file does not load', ({ enter }) => {
  async function online(plan: 'free' | 'basic', name: string, broken?: string) {
    const guest = await enter({ as: plan });
    const { page } = guest;
    await watchMedia(page);
    await withSmallCamera(page);
    const repair = broken === undefined ? () => {} : await breakFileWith(page, broken);
    const calls = new Calls(page);
    await calls.open();
    await calls.goOnline(name);
    return { ...guest, rooms: new Rooms(page), repair };
  }
  const lostFiles = /Loading chunk|Failed to load/;

  it('says that it cannot be shown, can be shown once it loads, and can be left before', async () => {
    const { page, rooms, problems, checkPage, repair } = await online('free', 'Farah', inStage);
    const opens = async (title: string) => {
      await page.getByLabel('Name of a new room').fill(title);
      await rooms.does('Open a room');
    };
    await opens('Zakat circle');
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Your room goes on, but it could not be shown.' });
    await failure.waitFor();
    await checkPage();
    await failure.getByRole('button', { name: 'Leave the room' }).click();
    await failure.waitFor({ state: 'detached' });
    await isAllReleased(page);

    await opens('Second circle');
    await failure.waitFor();
    repair();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Room Second circle' }).waitFor();
    await checkPage();
    await page.getByRole('button', { name: 'Leave the room' }).click();
    await isAllReleased(page);
    expect(problems.splice(0).join('\n')).toMatch(lostFiles);
  });

  it('connects once what connects it has loaded', async () => {
    const farah = await online('free', 'Farah', inPeerJs);
    const bilal = await online('basic', 'Bilal');
    await farah.rooms.open('Zakat circle');
    await bilal.rooms.join('Zakat circle');
    farah.repair();
    await farah.rooms.seesMoving('Bilal');
    await bilal.rooms.seesMoving('Farah');
    expect(farah.problems.splice(0).join('\n')).toMatch(lostFiles);
  });
});
