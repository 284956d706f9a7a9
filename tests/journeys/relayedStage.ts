import { noDirectPath } from '../support/openNetworks';
import { openRelayedScene, whyNoRelay, type RelayedScene } from '../support/relayedNetworks';
import { stories, type Stage } from './stage';

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
  stories(
    name,
    (stage) => tell({ ...stage, block: (...rules) => scene?.networks.block(noDirectPath, ...rules) }),
    async () => ({ TURN_TTL_SECONDS: String(goodForSeconds), ...env }),
    async (given) => {
      scene = await openRelayedScene(given);
      return [{ address: scene.product.address, stop: scene.close }, scene.browser];
    },
    whyNoRelay() ?? missing,
  );
}
