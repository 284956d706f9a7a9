import { join } from 'node:path';
import { officialFiles } from '../../support/importMarket';
import { ownJourneyProduct } from './journeyProduct';
import { journeysIn } from './journeys';
import type { Guest } from './Guest';

/** A folder for screenshots of every page. Without it the pages are only checked. */
const folder = process.env['SCREENSHOTS'];
export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Runs tests with a market imported from official files; without such files they are skipped with the reason. */
export function marketJourneys(name: string, define: Parameters<typeof journeysIn>[2]) {
  const missing = officialFiles()
    ? null
    : 'no official files on this machine. TAYYIB_DATA can name their folder';
  journeysIn(ownJourneyProduct(undefined, 'market'), name, define, missing);
}

/** Checks that the page does not scroll horizontally and is accessible. */
export async function fitsWindow({ page, checkPage }: Guest, name: string) {
  await checkPage();
  expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
  if (folder)
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
}

/** Runs in the page: the horizontal overflow in pixels. */
const widerThanWindow = () => document.documentElement.scrollWidth - window.innerWidth;
