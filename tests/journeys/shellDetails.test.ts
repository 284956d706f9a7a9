import type { Locator } from 'playwright-core';
import { Community } from './pages/Community';
import { Market } from './pages/Market';
import { inStore } from './setup/journeyProduct';
import { journeys } from './setup/journeys';
import { desk, phone } from './setup/marketJourneys';

const isin = 'INE002A01018';
/** The vertical distance of the middles of two elements in pixels, both measured in one frame: the layout may be changing. */
async function middlesApart(one: Locator, other: Locator): Promise<number> {
  return one.evaluate(
    (first, second) => {
      const [above, below] = [first, second].map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return top + height / 2;
      });
      return Math.abs((above ?? NaN) - (below ?? NaN));
    },
    await other.evaluateHandle((element) => element),
  );
}

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

  it('never hides the focus below the bars, whichever way it moves', async () => {
    for (const viewport of [desk, phone]) {
      const { page } = await enter({ as: 'free', viewport });
      await new Market(page).open(`/stock?isin=${isin}`);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      const hidden: string[] = [];
      for (let step = 0; step < 25; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const name = await page.evaluate(nameIfCovered);
        if (name !== null) hidden.push(name);
      }
      expect(hidden).toEqual([]);
      // the next sign-in ends this one
      await page.goto('about:blank');
    }
  });

  it('shows the selected part of a stock among the tabs of a phone', async () => {
    const { page } = await enter({ as: 'pro', viewport: phone });
    await new Market(page).open(`/stock?isin=${isin}&part=peers`);
    const tabs = page.getByRole('navigation', { name: 'About this stock' });
    const [row, tab] = [
      await tabs.boundingBox(),
      await tabs.getByRole('link', { name: 'Peers' }).boundingBox(),
    ];
    if (!row || !tab) throw new Error('The tabs are not on the page.');
    expect(tab.x).toBeGreaterThanOrEqual(row.x);
    expect(tab.x + tab.width).toBeLessThanOrEqual(row.x + row.width + 1);
  });

  it('keeps a field of a calculator clear of the bars of a phone', async () => {
    const { page } = await enter({ as: 'free', viewport: phone });
    await new Market(page).open('/zakat-calculator');
    const fields = page.locator('main').locator('input[inputmode], input[type="date"], select');
    let moved = 0;
    for (let at = 0; at < 8; at += 1) {
      // below both bars, and clear of the bottom bar only
      for (const aboveFoot of [8, 80]) {
        await fields.nth(at).evaluate((field) => field instanceof HTMLElement && field.blur());
        moved += await fields.nth(at).evaluate((field, above) => {
          const before = window.scrollY;
          window.scrollBy(0, field.getBoundingClientRect().bottom + above - window.innerHeight);
          return window.scrollY - before;
        }, aboveFoot);
        await fields.nth(at).focus();
        expect([at, aboveFoot, await page.evaluate(isFieldOnTop)]).toEqual([at, aboveFoot, true]);
      }
    }
    expect(moved).not.toBe(0);
  });

  it('has the logo in line with the buttons beside it, and room for all of them on a tablet', async () => {
    const { page } = await enter({ as: 'free', viewport: phone });
    await page.goto('/dashboard');
    const bar = page.getByRole('banner');
    const bell = bar.getByRole('switch', { name: 'Dark theme' });
    await bell.waitFor();
    expect(await middlesApart(bar.locator('svg').first(), bell)).toBeLessThan(1);
    for (const width of [769, 820, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await bar.evaluate(crampedControls)]).toEqual([width, []]);
    }
    await page.setViewportSize(desk);
    const side = page.getByRole('complementary', { name: 'Sidebar' });
    const toggle = side.getByRole('button', { name: 'Sidebar with labels' });
    await toggle.waitFor();
    expect(await middlesApart(side.locator('svg').first(), toggle)).toBeLessThan(1);
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
    await community.agreeToTerms();
    await community.write('Salam to all.');
    const post = page.getByRole('article').filter({ hasText: 'Salam to all.' });
    const pill = await post.getByText('Member', { exact: true }).boundingBox();
    expect(pill?.width).toBeLessThan(120);
    await community.deleteOwn('Salam to all.');
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
    const isAhead = page.evaluate(stripAheadOfMask);
    await page.getByRole('button', { name: 'Logout' }).click();
    expect(await isAhead).toBe(false);
    await page.getByRole('button', { name: 'Stay' }).click();
  });
});

/** Runs in the page: whether the strip was dark in a frame in which the mask of a dialog waited for its fade. */
async function stripAheadOfMask(): Promise<boolean> {
  const light = getComputedStyle(document.documentElement).backgroundColor;
  for (;;) {
    await new Promise(requestAnimationFrame);
    const mask = document.querySelector('#overlays .ant-modal-mask');
    if (!mask) continue;
    if (!/-(prepare|start)/.test(mask.className)) return false;
    if (getComputedStyle(document.documentElement).backgroundColor !== light) return true;
  }
}

/**
 * Runs in the page: the controls of a bar that are outside the window or below another one, and the search if it has no room for a
 * company's name.
 */
async function crampedControls(bar: Element): Promise<string[]> {
  // entries follow the window's size with the next frame
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return [...bar.querySelectorAll('a, button, [role="combobox"]')].flatMap((control) => {
    const { left, right, top, width, height } = control.getBoundingClientRect();
    if (width === 0) return [];
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const isFree = control.contains(above) && left >= 0 && right <= window.innerWidth;
    const hasRoom = control.role !== 'combobox' || width >= 150;
    const name = control.ariaLabel ?? control.textContent;
    return isFree && hasRoom ? [] : [`${name}: ${Math.round(left)} to ${Math.round(right)} px`];
  });
}

/** Runs in the page: whether nothing covers the middle of the focused field. */
async function isFieldOnTop(): Promise<boolean> {
  // a scroller follows the focus with the next frame
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { activeElement } = document;
  if (!activeElement) return false;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  return above !== null && (activeElement.contains(above) || above.contains(activeElement));
}

/** Runs in the page: the name of the focused element if a bar covers its middle or it is outside the window. */
async function nameIfCovered(): Promise<string | null> {
  // a scroller follows the focus with the next frame
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body) return null;
  const { left, top, width, height } = activeElement.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isOutside = y < 0 || y > window.innerHeight;
  const bar = document.elementFromPoint(x, y)?.closest('header[class], nav[aria-label="Bottom bar"]');
  const isSeen = !isOutside && (!bar || bar.contains(activeElement) || bar.closest('main') !== null);
  return isSeen ? null : `${activeElement.tagName} ${activeElement.textContent}`.slice(0, 80);
}
