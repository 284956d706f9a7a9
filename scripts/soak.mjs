import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/runProgram.mjs';
import { hashWorkspace, savePassed } from './test/changedFiles.mjs';
import { runSteps } from './test/runSteps.mjs';
import { chooseSteps } from './test/selectSteps.mjs';
import { soakSteps } from './test/steps.mjs';

// npm run soak                   second devices and themes, all widths, the whole market, long flows
// npm run soak -- journeys-soak  one step of it, or several
const chosen = chooseSteps(soakSteps, process.argv.slice(2));
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
const hashes = hashWorkspace();
const isGreen = await runSteps(chosen, { onPassed: (step) => savePassed(step, hashes) });
process.exitCode = isGreen ? 0 : 1;
