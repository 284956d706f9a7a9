import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { runSteps } from './lib/runSteps.mjs';
import { steps } from './lib/steps.mjs';

// npm test            everything
// npm test -- unit    one step, or several
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}. There is ${steps.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(1);
}
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
const isGreen = await runSteps(steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)));
process.exitCode = isGreen ? 0 : 1;
