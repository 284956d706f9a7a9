import type { Page } from 'playwright-core';
import { sharedMarketProduct } from './journeyProduct';
import { journeysIn } from './journeys';
import type { Guest } from './Guest';

export const desk = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

/**
 * Runs tests with the whole embedded sample: every listed company, with prices, funds, indices and issues. All files share the
 * product, since its start takes eight seconds of CPU.
 */
export const marketJourneys = (name: string, define: Parameters<typeof journeysIn>[2]) =>
  journeysIn(sharedMarketProduct, name, define);

/** Checks that the page does not scroll horizontally and is accessible. */
export async function fitsWindow({ page, checkPage }: Guest) {
  await checkPage();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
}

/** The pixels by which a page is wider than its window. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
