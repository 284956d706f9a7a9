import { publicPages } from '@tayyib/shared/public-pages';
import type { Page } from 'playwright-core';
import { journeys } from './setup/journeys';
import { desk, phone } from './setup/marketJourneys';
import { delayEntry, waitUntilHydrated } from './setup/hydration';
import { longTestMs } from './setup/limits';
import { shiftOf, watchShifts } from './setup/layoutShift';

const paths = publicPages.map(({ path }) => path);
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();
const search = (page: Page) => page.getByRole('combobox', { name: 'Company name, code or ISIN' });
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

journeys('a prerendered page', ({ enter }) => {
  it(
    'has the same heading with and without scripts, and moves nothing when it is hydrated',
    async () => {
      const { page: plain } = await enter({ javaScriptEnabled: false });
      for (const viewport of [desk, phone]) {
        const { page, console: written } = await enter({ viewport, reducedMotion: 'no-preference' });
        await watchShifts(page);
        for (const path of paths) {
          await plain.goto(path);
          await page.goto(path);
          await waitUntilHydrated(page);
          await page.waitForLoadState('networkidle');
          expect([path, await headingOf(page)]).toEqual([path, await headingOf(plain)]);
          expect(await plain.getByRole('contentinfo').isVisible()).toBe(true);
          expect([path, (await shiftOf(page)) <= 0.05]).toEqual([path, true]);
          expect([path, written]).toEqual([path, []]);
        }
      }
    },
    longTestMs,
  );

  it('is dark from the first paint where the dark theme is saved', async () => {
    const { page, checkPage } = await enter({ isolated: true });
    await page.addInitScript(() => localStorage.setItem('theme', 'true'));
    const release = await delayEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    expect(await backgroundOf(page)).toBe('rgb(27, 27, 27)');
    await checkPage();
    release();
    await waitUntilHydrated(page);
    await page.getByRole('switch', { name: 'Dark theme', checked: true }).waitFor();
    expect(await backgroundOf(page)).toBe('rgb(27, 27, 27)');
  });

  it('looks up what was submitted before hydration', async () => {
    const { page } = await enter({ isolated: true });
    const release = await delayEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    await search(page).fill('Infosys');
    await search(page).press('Enter');
    await page.waitForURL('/halal/INFY', { waitUntil: 'commit' });
    release();
    await waitUntilHydrated(page);
    await page.getByRole('heading', { level: 1, name: /Infosys/ }).waitFor();
  });

  it('follows the link that was clicked before hydration, though the page has more links after it', async () => {
    const { page } = await enter({ isolated: true });
    const release = await delayEntry(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).first().click();
    release();
    await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
  });

  it('says again after a reload why the visitor was sent there', async () => {
    const { page } = await enter();
    await page.goto('/dashboard');
    const notice = page.getByText('Log in to see that page.');
    await notice.waitFor();
    await page.reload();
    await waitUntilHydrated(page);
    await notice.waitFor();
  });
});
