import { Community } from './pages/Community';
import { Market } from './pages/Market';
import { inStore } from './setup/journeyProduct';
import { journeys } from './setup/journeys';
import { desk, phone } from './setup/marketJourneys';

const isin = 'INE002A01018';

journeys('details of the layout', ({ enter, product }) => {
  it('names the tab after the stock, and after the page that follows', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    await page.goto(`/stock?isin=${isin}`);
    await page.waitForFunction(() => /^Reliance Industries.* · Stock · Tayyib$/.test(document.title));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Watchlist' }).click();
    await page.waitForFunction(() => document.title === 'Watchlist · Tayyib');
  });

  it('requests the files of a page for visitors once, beside the entry', async () => {
    const { page } = await enter();
    for (const path of ['/', '/about_us', '/login']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const requests = await page.evaluate(() =>
        [...document.querySelectorAll('link[rel="preload"]:not([as="font"]), link[rel="stylesheet"]')].map(
          (link) => {
            const url = link instanceof HTMLLinkElement ? link.href : '';
            return performance
              .getEntriesByName(url)
              .map((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType);
          },
        ),
      );
      expect(requests).toContainEqual(['link']);
      expect(requests.filter((each) => each.length !== 1 || each[0] !== 'link')).toEqual([]);
    }
  });

  it('shows the selected part of a stock among the tabs of a phone', async () => {
    const { page } = await enter({ as: 'pro', viewport: phone });
    await new Market(page).open(`/stock?isin=${isin}&part=peers`);
    const tabs = page.getByRole('navigation', { name: 'About this stock' });
    const row = await tabs.boundingBox();
    const tab = await tabs.getByRole('link', { name: 'Peers' }).boundingBox();
    if (!row || !tab) throw new Error('The tabs are not on the page.');
    expect(tab.x).toBeGreaterThanOrEqual(row.x);
    expect(tab.x + tab.width).toBeLessThanOrEqual(row.x + row.width + 1);
  });

  it('scrolls the sidebar to the entry of the page, and keeps the entries inside it', async () => {
    const { page } = await enter({ as: 'pro', viewport: desk });
    await page.goto('/chat2');
    const side = page.getByRole('complementary', { name: 'Sidebar' });
    const entry = side.locator('[aria-current="page"]');
    await entry.waitFor();
    const box = await entry.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(desk.height);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    // in a wider font, labels are cut and do not leave the sidebar
    await side.evaluate((frame) => {
      for (const link of frame.querySelectorAll('a')) link.style.setProperty('letter-spacing', '4px');
    });
    const wider = await side.evaluate((frame) =>
      Math.max(...[...frame.querySelectorAll('a, a *')].map((part) => part.getBoundingClientRect().right)),
    );
    const frame = await side.boundingBox();
    expect(wider).toBeLessThanOrEqual(frame ? frame.x + frame.width : 0);
  });

  it('has pills as wide as their text in the community', async () => {
    const { page, email } = await enter({ as: 'premium', viewport: desk });
    await inStore(product().store, 'update users set status = 1 where email = $1', email);
    const community = new Community(page);
    await community.open();
    await community.agreeIfNeeded();
    await community.write('Salam to all.');
    const post = page.getByRole('article').filter({ hasText: 'Salam to all.' });
    const pill = post.getByText('Member', { exact: true });
    await pill.waitFor();
    expect((await pill.boundingBox())?.width).toBeLessThan(120);
    await community.openThread('Salam to all.');
    await community.deleteOwn('The text of Salam to all.');
  });

  it('leaves no bright strip beside a dialog', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').waitFor();
    await page.locator('#overlays .ant-modal-mask:not([class*="ant-fade"])').waitFor();
    const [root = [], behind = [], mask = []] = await page.evaluate(() => {
      const numbersOf = (selector: string) => {
        const element = document.querySelector(selector);
        if (!element) throw new Error(`${selector} is not on the page.`);
        return [...getComputedStyle(element).backgroundColor.matchAll(/[\d.]+/g)].map(Number);
      };
      return ['html', 'body', '#overlays .ant-modal-mask'].map(numbersOf);
    });
    // a mixed colour has fractions of 1, an opaque one has 0 to 255; the mask is black
    const [, , , opacity = 1] = mask;
    expect(root.map((part) => Math.round(part * 255))).toEqual(
      behind.map((part) => Math.round(part * (1 - opacity))),
    );
    await page.getByRole('button', { name: 'Stay' }).click();
  });

  it('darkens the strip beside a dialog with the page, not before', async () => {
    const { page } = await enter({ as: 'free', viewport: desk });
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Profile of/ }).click();
    const fade = page.waitForFunction(stripDuringFade);
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await (await fade).jsonValue()).toBe('with the page');
    await page.getByRole('button', { name: 'Stay' }).click();
  });
});

/** Runs in the page: whether the strip was dark in a frame in which the mask of a dialog waited for its fade. */
async function stripDuringFade(): Promise<'before the page' | 'with the page'> {
  const light = getComputedStyle(document.documentElement).backgroundColor;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const mask = document.querySelector('#overlays .ant-modal-mask');
    if (!mask) continue;
    if (!/-(prepare|start)/.test(mask.className)) return 'with the page';
    if (getComputedStyle(document.documentElement).backgroundColor !== light) return 'before the page';
  }
}
