import type { Page } from 'playwright-core';

/** What a finger has to hit: a control with its label or frame. */
const frame = 'label, .ant-select, .ant-input-number';

/** The controls of a page which are lower than a finger needs, with their heights in pixels. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, ofControl) => {
    const controls = [...main.querySelectorAll('button, input, select, summary')];
    return controls.flatMap((control) => {
      const target = control.closest(ofControl) ?? control;
      const { height, width } = target.getBoundingClientRect();
      const isHidden = height === 0 || width === 0;
      return isHidden || Math.round(height) >= 44
        ? []
        : [`${target.textContent || target.outerHTML}: ${height}`];
    });
  }, frame);

/** How many pixels of the window are below a visible element. */
export const pixelsBelow = async (page: Page, selector: string): Promise<number> => {
  const box = await page.locator(selector).boundingBox();
  const { height } = page.viewportSize() ?? { height: Number.NaN };
  return box === null ? Number.NaN : height - (box.y + box.height);
};
