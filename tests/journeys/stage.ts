import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/findChromium.mjs';
import { axeViolations, newVisitor, openBrowser } from '../support/openBrowser';
import { startProduct, type Product } from '../support/startProduct';

/** Someone at a browser of their own. */
export interface Guest {
  page: Page;
  /** What the page complained about: errors in scripts, files that did not come, breaches of the content policy. */
  problems: string[];
  /** Fails when something on the page as it is now keeps somebody out. */
  looksAround: () => Promise<void>;
  leaves: () => Promise<void>;
}

export interface Stage {
  /** Opens another browser, in which nobody is signed in. */
  enter: (options?: BrowserContextOptions) => Promise<Guest>;
}

/** How long a page may take to show what is waited for, and a whole story to be told, on a busy machine. */
const pageMs = 20_000;
const storyMs = 180_000;
jest.setTimeout(storyMs);

const noChromium = 'no Chromium on this machine. Install it, or name the program in CHROME_PATH';

/**
 * Runs stories in real browsers against a product of their own, with an empty store. After each story every page that was
 * open must be without complaint. Where there is no browser the stories are skipped, and say why.
 * @param open starts product and browser, for stories that need them somewhere else
 * @param missing what else the stories need and this machine has not; null when it has all
 */
export function stories(
  name: string,
  tell: (stage: Stage) => void,
  env = async (): Promise<Record<string, string>> => ({}),
  open = (given: Record<string, string>): Promise<[Pick<Product, 'address' | 'stop'>, Browser]> =>
    Promise.all([startProduct(given), openBrowser()]),
  missing: string | null = null,
) {
  const why = findChromium() ? missing : noChromium;
  if (why !== null) {
    console.warn(`Skipped "${name}": ${why}.`);
    describe.skip(name, () => tell({ enter: () => Promise.reject(new Error(why)) }));
    return;
  }
  describe(name, () => {
    let product: Pick<Product, 'address' | 'stop'>;
    let browser: Browser;
    const guests: Guest[] = [];

    beforeAll(async () => {
      [product, browser] = await open(await env());
    });
    afterEach(async () => {
      const complaints = guests.flatMap(({ problems }) => problems);
      await Promise.all(guests.splice(0).map((guest) => guest.leaves()));
      expect(complaints).toEqual([]);
    });
    afterAll(async () => {
      await browser?.close();
      await product?.stop();
    });

    tell({
      enter: async (options) => {
        const { page, problems } = await newVisitor(browser, product.address, {
          // a dialog that is still fading in has no contrast to speak of
          reducedMotion: 'reduce',
          ...options,
        });
        page.setDefaultTimeout(pageMs);
        const guest: Guest = {
          page,
          problems,
          looksAround: async () => {
            await page.waitForFunction(isAtRest);
            expect(await axeViolations(page)).toEqual([]);
          },
          leaves: () => page.context().close(),
        };
        guests.push(guest);
        return guest;
      },
    });
  });
}

/** Runs in the page: whether nothing moves any more that will ever stop. */
function isAtRest(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().endTime === Infinity,
    );
}
