import { ensureInstalled } from './lib/install.mjs';
import { checks } from './test/steps.mjs';
import { runSteps } from './test/runSteps.mjs';

// npm run check: static checks
await ensureInstalled();
process.exitCode = (await runSteps(checks)) ? 0 : 1;
