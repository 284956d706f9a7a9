import { readConfig } from '../../server/src/config/config';
import { openForImport } from '../../server/src/database/openForImport';
import { createMarket } from '../../server/src/features/market/marketSnapshot/createMarket';
import { evaluateFollowedScreens } from '../../server/src/features/market/screens/following/evaluateFollowedScreens';
import { desk, fitsWindow, phone } from './setup/marketJourneys';
import { Market } from './pages/Market';
import { ownJourneyProduct } from './setup/journeyProduct';
import { journeysIn } from './setup/journeys';

/** UltraTech Cement, which is compliant by TASIS in the sample. */
const ultratech = 'INE481G01011';

/** Runs the server's job for followed screens, which otherwise runs every ten minutes. */
async function runFollowedScreensJob(databaseUrl: string) {
  const { env } = process;
  const store = await openForImport(
    readConfig({ ...env, NODE_ENV: 'development', DATABASE_URL: databaseUrl }),
    () => {},
  );
  try {
    const clock = { now: () => new Date() };
    await evaluateFollowedScreens({ db: store.db, clock }, createMarket(store.db, clock));
  } finally {
    await store.close();
  }
}

journeysIn(ownJourneyProduct(), 'a user who screens the market', ({ enter, product }) => {
  it('follows a screen, is notified of stocks that no longer match, and opens it', async () => {
    const guest = await enter({ as: 'pro', viewport: desk });
    const { page } = guest;
    const view = new Market(page);
    await view.open('/screener');
    await page.getByRole('textbox', { name: 'Name to save this screen under' }).fill('All that is halal');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved as All that is halal.').waitFor();
    const open = page.getByRole('region', { name: 'Saved screen All that is halal' });
    await open.getByRole('button', { name: 'Follow All that is halal', exact: true }).click();
    await open.getByRole('button', { name: 'Stop following All that is halal' }).waitFor();
    await open.getByLabel('Alert at or above').fill('2');
    await page.keyboard.press('Enter');
    await open.getByText(/while at least 2 match/).waitFor();
    await open.getByRole('button', { name: 'Pause alerts of All that is halal' }).click();
    await open.getByText(/^Following, paused/).waitFor();
    await page.reload();
    await open.getByRole('button', { name: 'Resume alerts of All that is halal' }).click();
    await open.getByText(/while at least 2 match/).waitFor();
    await page.getByText(/^My screens \(1, 1 followed\)/).click();
    for (const viewport of [phone, desk]) {
      await page.setViewportSize(viewport);
      await view.isWhole();
      await fitsWindow(guest);
    }

    const scholar = await enter({ as: 'advisor' });
    const decided = await scholar.page.context().request.post(`/api/staff/stocks/${ultratech}/overrides`, {
      headers: { origin: new URL(page.url()).origin },
      data: { standard: 'TASIS', action: 'override', status: 2, reason: 'Its annual report says so' },
    });
    expect(decided.status()).toBe(201);
    await runFollowedScreensJob(product().store);

    await page.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
    await page
      .getByRole('region', { name: 'Notifications' })
      .getByRole('link', { name: /1 stock no longer matches All that is halal/ })
      .click();
    const changes = page.getByRole('region', { name: 'What changed' });
    const gone = changes.getByRole('list', { name: 'No longer match' });
    await gone.getByRole('link', { name: /^UltraTech Cement/ }).waitFor();
    await view.isWhole();
    await guest.checkPage();
    await page.reload();
    await gone.getByRole('link', { name: /^UltraTech Cement/ }).waitFor();
    await changes.getByRole('button', { name: 'Close what changed' }).click();
    await changes.waitFor({ state: 'detached' });
    await view.saysInWords('Status = compliant');
  });
});
