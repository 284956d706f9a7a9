import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { noDirectPath } from '../support/openNetworks';
import { openRelayedSetup, whyNoRelay, type RelayedSetup } from '../support/relayedNetworks';
import { demoEmail, type JourneyProduct } from '../journeys/setup/journeyProduct';
import { journeysIn, type JourneySetup } from '../journeys/setup/journeys';
import { realTimeLimits } from '../journeys/setup/limits';

/** Long enough for a call, short enough to see credentials renewed within a test. */
const goodForSeconds = 24;

interface RelayedStage extends JourneySetup {
  /** Blocks the direct path between the users, and the given rules; replaces earlier rules. */
  block: (...rules: string[]) => void;
}

/**
 * Runs tests with users in separate networks and a relay between them; skipped with the reason if the machine does not support it.
 * @param env further settings of the product
 * @param missing a further requirement that this machine does not meet, or null
 */
export function relayedJourneys(
  name: string,
  tell: (stage: RelayedStage) => void,
  env: Record<string, string> = {},
  missing: string | null = null,
) {
  let scene: RelayedSetup | null = null;
  const open = async (): Promise<JourneyProduct> => {
    const opened = await openRelayedSetup({ TURN_TTL_SECONDS: String(goodForSeconds), ...env });
    scene = opened;
    return {
      address: opened.product.address,
      browser: opened.browser,
      store: '',
      emailOf: demoEmail,
      signIn,
      serverLog: opened.serverLog,
      leave: opened.close,
    };
  };
  journeysIn(
    open,
    name,
    (stage) => tell({ ...stage, block: (...rules) => scene?.networks.block(noDirectPath, ...rules) }),
    { limits: realTimeLimits, missing: whyNoRelay() ?? missing },
  );
}

/** Runs in the browser, because only it can reach a product in another network. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/about_us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const status = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
      return reply.status;
    },
    { email, password: demoPassword, deviceType: 0 },
  );
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
}
