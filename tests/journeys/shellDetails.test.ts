import type { Locator } from 'playwright-core';
import { Zakat } from './pages/tools/Zakat';
import { Market } from './pages/Market';
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

journeys('details of the layout', ({ enter }) => {
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

  it('keeps a field of a calculator clear of the bars of a phone', async () => {
    const { page } = await enter({ as: 'free', viewport: phone });
    await new Market(page).open('/zakat-calculator');
    const zakat = new Zakat(page);
    for (const part of ['Cash and bank', 'Gold', 'Debts'] as const) await zakat.openPart(part);
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
});

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
  const x = left + width / 2;
  const y = top + height / 2;
  const isOutside = y < 0 || y > window.innerHeight;
  const bar = document.elementFromPoint(x, y)?.closest('header[class], nav[aria-label="Bottom bar"]');
  const isSeen = !isOutside && (!bar || bar.contains(activeElement) || bar.closest('main') !== null);
  return isSeen ? null : `${activeElement.tagName} ${activeElement.textContent}`.slice(0, 80);
}
