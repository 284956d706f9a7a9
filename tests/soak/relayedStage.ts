import type { Page } from 'playwright-core';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { noDirectPath } from '../support/openNetworks';
import { openRelayedScene, whyNoRelay, type RelayedScene } from '../support/relayedNetworks';
import { demoEmail, type House } from '../journeys/house';
import { storiesIn, type Stage } from '../journeys/stage';

/** Long enough for a call, short enough to see credentials renewed within a story. */
const goodForSeconds = 24;

interface RelayedStage extends Stage {
  /** Blocks the way from one person to the other, and whatever else is named; what was blocked before is free again. */
  block: (...rules: string[]) => void;
}

/**
 * Runs stories of people in networks of their own, with a relay between them. Where the machine cannot show that they are
 * skipped, and say why.
 * @param env more of the product's settings
 * @param missing what else the stories need and this machine has not; null when it has all
 */
export function relayedStories(
  name: string,
  tell: (stage: RelayedStage) => void,
  env: Record<string, string> = {},
  missing: string | null = null,
) {
  let scene: RelayedScene | null = null;
  const open = async (): Promise<House> => {
    const opened = await openRelayedScene({ TURN_TTL_SECONDS: String(goodForSeconds), ...env });
    scene = opened;
    return {
      address: opened.product.address,
      browser: opened.browser,
      store: '',
      emailOf: demoEmail,
      signIn,
      said: opened.said,
      leave: opened.close,
    };
  };
  storiesIn(
    open,
    name,
    (stage) => tell({ ...stage, block: (...rules) => scene?.networks.block(noDirectPath, ...rules) }),
    whyNoRelay() ?? missing,
  );
}

/** From the browser: nobody else reaches a product in a network of its own. */
async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/about_us');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const status = await page.evaluate(
    async (said) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(said) });
      return reply.status;
    },
    { email, password: demoPassword, deviceType: 0 },
  );
  if (status !== 200) throw new Error(`${email} could not sign in: ${status}`);
}
