import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** A folder for printouts and screenshots. Without it the pages are only checked. */
const folder = process.env['SCREENSHOTS'];

/** Prints the page to PDF, and yields the text that is visible in print. */
export async function printed(page: Page, name: string): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('main').innerText();
  const pdf = await page.pdf({ format: 'A4' });
  if (folder) {
    await writeFile(join(folder, `${name}.pdf`), pdf);
    await page.setViewportSize({ width: 794, height: 1123 });
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  }
  await page.emulateMedia({ media: 'screen' });
  return text;
}
