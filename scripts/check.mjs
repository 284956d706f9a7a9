import { ensureInstalled } from './lib/install.mjs';
import { checks } from './lib/steps.mjs';
import { runSteps } from './lib/runSteps.mjs';

// npm run check: everything that can be said without running the product
await ensureInstalled();
process.exitCode = (await runSteps(checks)) ? 0 : 1;
