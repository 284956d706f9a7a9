import type { CDPSession, Page } from 'playwright-core';

const height = 900;

/**
 * The widths at which a page stays wider than its window, with the pixels. The page is left transparent and at the last width: nothing
 * of it is drawn, only laid out. Each width is one exchange with the browser, which saves a third of the CPU time of
 * `setViewportSize` and `evaluate`.
 */
export async function overflowsByWidth(page: Page, widths: readonly number[]) {
  const devtools = await page.context().newCDPSession(page);
  await page.evaluate(() => document.documentElement.style.setProperty('opacity', '0'));
  const found: { width: number; overflow: number }[] = [];
  for (const width of widths) {
    const overflow = await overflowAt(devtools, width);
    if (overflow > 0) found.push({ width, overflow });
  }
  await devtools.detach();
  return found;
}

async function overflowAt(devtools: CDPSession, width: number): Promise<number> {
  const metrics = {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: false,
  };
  const [, { result, exceptionDetails }] = await Promise.all([
    devtools.send('Emulation.setDeviceMetricsOverride', metrics),
    devtools.send('Runtime.evaluate', {
      expression: `(${String(overflowOnceDrawn)})(${width})`,
      awaitPromise: true,
      returnByValue: true,
    }),
  ]);
  if (exceptionDetails || typeof result.value !== 'number')
    throw new Error(
      `The page could not be measured at ${width} px: ${exceptionDetails?.exception?.description ?? ''}`,
    );
  return result.value;
}

/**
 * Runs in the page, once it has that width: the pixels by which it stays wider than the window; what follows the window's size gets
 * some frames for it.
 */
const overflowOnceDrawn = async (width: number) => {
  const overflow = () => document.documentElement.scrollWidth - window.innerWidth;
  // a frame that is never drawn must not stop the test
  const nextFrame = () =>
    new Promise((drawn) => {
      requestAnimationFrame(() => setTimeout(drawn));
      setTimeout(drawn, 500);
    });
  for (let frame = 0; frame === 0 || window.innerWidth !== width; frame += 1) {
    if (frame > 100) throw new Error(`The window stays ${window.innerWidth} px wide.`);
    await nextFrame();
  }
  for (let frame = 0; frame < 20 && overflow() > 0; frame += 1) await nextFrame();
  return overflow();
};
