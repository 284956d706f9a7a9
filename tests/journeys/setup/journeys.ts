import type { BrowserContextOptions } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/findChromium.mjs';
import { axeViolations } from './axeViolations';
import { BrowserContexts } from './BrowserContexts';
import type { Guest } from './Guest';
import { reportFailure } from './failureReport';
import { sharedJourneyProduct, type Account, type JourneyProduct } from './journeyProduct';
import { startMs, usualLimits, type Limits } from './limits';
import { watchPage } from './watchPage';

interface GuestOptions extends BrowserContextOptions {
  /** Signs in a new user with that plan or role through the API. */
  as?: Account;
  /** No later guest gets this browser context: for a test that changes it for good, as with a fake clock. */
  isolated?: boolean;
}

export interface JourneySetup {
  /** Opens another browser context, signed in or as a visitor. */
  enter: (options?: GuestOptions) => Promise<Guest>;
  /** The product under test. */
  product: () => JourneyProduct;
}

interface FileOptions {
  limits?: Limits;
  /** A further requirement that this machine does not meet. */
  missing?: string | null;
}

const noChromium = 'no Chromium on this machine. Install it, or name the program in CHROME_PATH';

/**
 * Runs tests in real browsers with the product that a worker's files share. After each test no open page may have logged an
 * error; a failed one says what its pages showed, and leaves a report in `.cache/tests/failures`. Without a browser the tests are
 * skipped with the reason.
 */
export const journeys = (name: string, define: (setup: JourneySetup) => void) =>
  journeysIn(sharedJourneyProduct, name, define);

/** The same with another product. */
export function journeysIn(
  open: () => Promise<JourneyProduct>,
  name: string,
  define: (setup: JourneySetup) => void,
  { limits: { waitMs, testMs } = usualLimits, missing = null }: FileOptions = {},
) {
  jest.setTimeout(testMs);
  const why = findChromium() ? missing : noChromium;
  if (why !== null) {
    console.warn(`Skipped "${name}": ${why}.`);
    const unavailable = () => {
      throw new Error(why);
    };
    describe.skip(name, () => define({ enter: unavailable, product: unavailable }));
    return;
  }
  describe(name, () => {
    let opened: JourneyProduct | undefined;
    let contexts: BrowserContexts | undefined;
    const guests: Guest[] = [];
    const product = () => {
      if (!opened) throw new Error('The product is started before the first test.');
      return opened;
    };
    const contextsOf = ({ browser, address }: JourneyProduct) =>
      (contexts ??= new BrowserContexts(browser, address));

    beforeAll(async () => {
      opened = await open();
    }, startMs);
    afterEach(async () => {
      const hasFailed =
        globalThis.hasTestFailed === true || guests.some(({ problems }) => problems.length > 0);
      const report = await reportFailure(guests, product().serverLog(), hasFailed);
      await Promise.all(guests.splice(0).map((guest) => guest.leaves()));
      // its stack would be that of this line
      if (hasFailed) throw Object.assign(new Error(report), { stack: report });
    });
    afterAll(() => opened?.leave());

    define({
      product,
      enter: async ({ as, isolated, ...options } = {}) => {
        const { emailOf, signIn } = product();
        const { page, leave } = await contextsOf(product()).open(options, isolated);
        const { problems, written, unwatch } = watchPage(page);
        page.setDefaultTimeout(waitMs);
        const email = as ? await emailOf(as) : '';
        let left: Promise<void> | undefined;
        const guest: Guest = {
          page,
          email,
          problems,
          console: written,
          checkPage: async () => expect(await axeViolations(page)).toEqual([]),
          leaves: () => {
            unwatch();
            return (left ??= leave());
          },
        };
        guests.push(guest);
        if (email !== '') await signIn(page, email);
        return guest;
      },
    });
  });
}
