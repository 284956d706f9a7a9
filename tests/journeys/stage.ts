import type { BrowserContextOptions } from 'playwright-core';
import { findChromium } from '../../scripts/lib/findChromium.mjs';
import { axeViolations, newVisitor } from '../support/openBrowser';
import type { Guest } from './Guest';
import { reportFailure } from './failureReport';
import { sharedHouse, type Account, type House } from './house';

interface Entrance extends BrowserContextOptions {
  /** Signs in somebody with that plan or role, without the pages that other stories are about. */
  as?: Account;
}

export interface Stage {
  /** Opens another browser, in which nobody is signed in, or somebody is. */
  enter: (entrance?: Entrance) => Promise<Guest>;
  /** Where these stories happen. */
  house: () => House;
}

/** How long a page may take to show what is waited for, and a whole story to be told, on a very busy machine. */
const pageMs = 120_000;
const storyMs = 900_000;

const noChromium = 'no Chromium on this machine. Install it, or name the program in CHROME_PATH';

/**
 * Runs stories in real browsers, at the product that a worker's files share. After each story every page that was open must be
 * without complaint; of one that failed, `.cache/tests/failures` says more. Where there is no browser the stories are skipped,
 * and say why.
 */
export const stories = (name: string, tell: (stage: Stage) => void) => storiesIn(sharedHouse, name, tell);

/**
 * The same in another house.
 * @param missing what else the stories need and this machine has not; null when it has all
 */
export function storiesIn(
  open: () => Promise<House>,
  name: string,
  tell: (stage: Stage) => void,
  missing: string | null = null,
) {
  jest.setTimeout(storyMs);
  const why = findChromium() ? missing : noChromium;
  if (why !== null) {
    console.warn(`Skipped "${name}": ${why}.`);
    const nowhere = () => {
      throw new Error(why);
    };
    describe.skip(name, () => tell({ enter: nowhere, house: nowhere }));
    return;
  }
  describe(name, () => {
    let opened: House | undefined;
    const guests: Guest[] = [];
    const house = () => {
      if (!opened) throw new Error('The house opens before the first story.');
      return opened;
    };

    beforeAll(async () => {
      opened = await open();
    });
    afterEach(async () => {
      const complaints = guests.flatMap(({ problems }) => problems);
      await reportFailure(guests, house().said(), globalThis.hasTestFailed === true || complaints.length > 0);
      await Promise.all(guests.splice(0).map((guest) => guest.leaves()));
      expect(complaints).toEqual([]);
    });
    afterAll(() => opened?.leave());

    tell({
      house,
      enter: async ({ as, ...options } = {}) => {
        const { browser, address, emailOf, signIn } = house();
        const { page, problems, written } = await newVisitor(browser, address, {
          // a dialog that is still fading in has no contrast to speak of
          reducedMotion: 'reduce',
          ...options,
        });
        page.setDefaultTimeout(pageMs);
        const email = as ? await emailOf(as) : '';
        const guest: Guest = {
          page,
          email,
          problems,
          console: written,
          looksAround: async () => {
            await page.waitForFunction(isAtRest);
            expect(await axeViolations(page)).toEqual([]);
          },
          leaves: () => page.context().close(),
        };
        guests.push(guest);
        if (email !== '') await signIn(page, email);
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
