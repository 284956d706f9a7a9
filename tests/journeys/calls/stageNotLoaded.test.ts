import { Calls } from '../pages/Calls';
import { Rooms } from '../pages/Rooms';
import { callJourneys } from '../setup/callJourneys';
import { isAllReleased, watchMedia } from '../setup/watchMedia';

/** A text that only the file of the stage has. */
const inStage = 'Nobody else is here yet.';

callJourneys('a room whose stage cannot be loaded', ({ enter }) => {
  it('says so, can be shown once it loads, and can be left before', async () => {
    const guest = await enter({ as: 'free' });
    const { page } = guest;
    await watchMedia(page);
    let isBroken = true;
    await page.route('**/*.js', async (route) => {
      if (!isBroken) return route.continue();
      const response = await route.fetch();
      if ((await response.text()).includes(inStage)) await route.abort();
      else await route.fulfill({ response });
    });
    const calls = new Calls(page);
    const rooms = new Rooms(page);
    await calls.open();
    await calls.goOnline('Farah');

    await page.getByLabel('Name of a new room').fill('Zakat circle');
    await rooms.does('Open a room');
    const failure = page
      .getByRole('alert')
      .filter({ hasText: 'Your room goes on, but it could not be shown.' });
    await failure.waitFor();
    await guest.checkPage();
    await failure.getByRole('button', { name: 'Leave the room' }).click();
    await failure.waitFor({ state: 'detached' });
    await isAllReleased(page);

    await page.getByLabel('Name of a new room').fill('Second circle');
    await rooms.does('Open a room');
    await failure.waitFor();
    isBroken = false;
    await failure.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Room Second circle' }).waitFor();
    await guest.checkPage();
    await page.getByRole('button', { name: 'Leave the room' }).click();
    await isAllReleased(page);
    expect(guest.problems.splice(0).join('\n')).toMatch(/Loading chunk|Failed to load/);
  });
});
