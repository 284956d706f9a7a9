import type { Page } from 'playwright-core';
import { crawl } from './setup/crawl';
import { journeys } from './setup/journeys';
import { delayEntry, waitUntilHydrated } from './setup/hydration';

const search = (page: Page) => page.getByRole('combobox', { name: 'Company name, code or ISIN' });

journeys('a prerendered page', ({ enter, product }) => {
  it('has what was typed before hydration', async () => {
    const { page } = await enter({ isolated: true });
    const release = await delayEntry(page);
    await page.goto('/?utm_source=mail', { waitUntil: 'commit' });
    await search(page).fill('Infosys');
    release();
    await waitUntilHydrated(page);
    expect(await search(page).inputValue()).toBe('Infosys');
    await page.getByRole('button', { name: 'Look it up' }).click();
    await page.waitForURL('/halal/INFY');
  });

  it('follows links and goes back without loading another document', async () => {
    const { page } = await enter();
    await page.goto('/');
    await waitUntilHydrated(page);
    await page.evaluate(() => Reflect.set(window, 'isFirstDocument', true));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /^Know whether/ }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'isFirstDocument'))).toBe(true);
  });

  it('starts its scripts when it is used, and does what was clicked before', async () => {
    const { page } = await enter({ isolated: true });
    const release = await delayEntry(page);
    // what is fetched for later delays the load event
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const entry = page.locator('script[src*="/assets/main."]:not([type="text/on-use"])');
    expect(await entry.count()).toBe(0);
    const theme = page.getByRole('switch', { name: 'Dark theme' });
    await theme.click();
    expect(await entry.count()).toBe(1);
    release();
    await page.getByRole('switch', { name: 'Dark theme', checked: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  });

  it('starts its scripts where nobody uses it', async () => {
    const { page } = await enter({ isolated: true });
    await page.goto('/about_us');
    await page
      .locator('script[src*="/assets/main."]:not([type="text/on-use"])')
      .waitFor({ state: 'attached' });
  });

  it('links only to what answers, wherever one goes from the home page', async () => {
    const { opened, broken } = await crawl(product().address);
    expect(broken).toEqual([]);
    expect(opened).toBeGreaterThan(80);
  });

  it('is rendered by the browser of a user', async () => {
    const { page } = await enter({ as: 'free' });
    const sent = await (await page.request.get('/about_us')).text();
    expect(sent).toContain('<div id="root" data-page=""></div>');
    await page.goto('/about_us');
    await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
    await page.getByRole('link', { name: 'Go to dashboard' }).waitFor();
  });
});
