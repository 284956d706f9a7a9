import { cp, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../../../build/paths.mjs';
import { Screener } from '../pages/Screener';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';

let dist = '';
const ownCopy = async () => {
  dist = await mkdtemp(join(tmpdir(), 'tayyib-dist-'));
  await cp(inRoot('dist', 'shell'), join(dist, 'shell'), { recursive: true });
  await cp(inRoot('dist', 'modules'), join(dist, 'modules'), { recursive: true });
  return { DIST_DIR: dist };
};
afterAll(() => rm(dist, { recursive: true, force: true }));

journeysIn(ownJourneyProduct(ownCopy), 'a user whose screener has lost its files', ({ enter }) => {
  it('sees a notice, can use everything else, and gets it back on Retry', async () => {
    const guest = await enter({ as: 'free' });
    const { page } = guest;
    await rename(join(dist, 'modules', 'screener'), join(dist, 'screener'));

    await page.goto('/stock_screener');
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Halal Stock Screener is not available right now' });
    await notice.waitFor();
    await guest.checkPage();

    for (const [address, heading] of [
      ['/watchlist', 'Watchlist'],
      ['/video_login', 'Join calls'],
      ['/dashboard', /Assalamu Alaikum/],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    }

    await page.goto('/stock_screener');
    await notice.getByRole('button', { name: 'Retry' }).click();
    await notice.waitFor();
    await rename(join(dist, 'screener'), join(dist, 'modules', 'screener'));
    await notice.getByRole('button', { name: 'Retry' }).click();
    await page.getByText(/stocks match$/).waitFor();
    expect(await new Screener(page).count()).toMatch(/^\d+ of \d+ stocks match$/);

    // the browser reports each missing file; there must be no other problem
    const missingFile = /status of 404|\/modules\/screener\//;
    expect(guest.problems.filter((problem) => !missingFile.test(problem))).toEqual([]);
    guest.problems.length = 0;
  });
});
