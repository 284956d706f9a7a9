import type { Page } from 'playwright-core';
import { pdfText } from './pdfText';

/** Prints the page to PDF, checks that the PDF has every amount as text, and yields the text that is visible in print. */
export async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('main').innerText();
  const pdf = await page.pdf({ format: 'A4' });
  await page.emulateMedia({ media: 'screen' });
  expect(missingAmounts(text, await pdfText(pdf))).toEqual([]);
  return text;
}

/** Amounts of a page that its PDF does not have. A PDF may place the pieces of an amount apart. */
function missingAmounts(page: string, pdf: string): string[] {
  const placed = pdf.replaceAll(/\s/g, '');
  return (page.match(/₹\d[\d,]*(\.\d+)?/g) ?? []).filter((amount) => !placed.includes(amount));
}
