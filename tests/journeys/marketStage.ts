import { join } from 'node:path';
import { officialFiles } from '../support/importMarket';
import { ownHouse } from './house';
import { storiesIn } from './stage';
import type { Guest } from './Guest';

/** A folder for pictures of every page, to be looked at. Without it the pages are only checked. */
const folder = process.env['SCREENSHOTS'];
export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/** Runs stories over a market imported from official files. Where there are none they are skipped, and say why. */
export function marketStories(name: string, tell: Parameters<typeof storiesIn>[2]) {
  const missing = officialFiles()
    ? null
    : 'no official files on this machine. TAYYIB_DATA can name their folder';
  storiesIn(ownHouse(undefined, 'market'), name, tell, missing);
}

/** Nobody has to scroll sideways, and nothing keeps anybody out. */
export async function fits({ page, looksAround }: Guest, name: string) {
  await looksAround();
  expect(await page.evaluate(widerThanWindow)).toBeLessThanOrEqual(0);
  if (folder)
    await page.screenshot({ path: join(folder, `${name.replaceAll(' ', '-')}.png`), fullPage: true });
}

/** Runs in the page: by how much it is too wide, in pixels. */
const widerThanWindow = () => document.documentElement.scrollWidth - window.innerWidth;
