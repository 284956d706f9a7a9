import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/runProgram.mjs';
import { runSteps } from './test/runSteps.mjs';
import { chooseSteps } from './test/selectSteps.mjs';
import { soakSteps } from './test/steps.mjs';

// npm run soak            tests that need real time or real faults
// npm run soak -- chaos   one step of it, or several
const chosen = chooseSteps(soakSteps, process.argv.slice(2));
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
process.exitCode = (await runSteps(chosen)) ? 0 : 1;
