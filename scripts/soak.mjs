import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { runSteps } from './test/runSteps.mjs';
import { soakSteps } from './test/steps.mjs';

// npm run soak            what needs real time or real faults
// npm run soak -- chaos   one step of it, or several
const wanted = process.argv.slice(2);
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
const chosen = soakSteps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
process.exitCode = (await runSteps(chosen)) ? 0 : 1;
