import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/runProgram.mjs';
import { hashWorkspace, savePassed } from './test/changedFiles.mjs';
import { runSteps } from './test/runSteps.mjs';
import { chooseSteps, selectChanged } from './test/selectSteps.mjs';
import { changedSteps, steps } from './test/steps.mjs';

// npm test               everything that an ordinary change can break
// npm test -- unit       one step, or several
// npm test -- --changed  only what changed since it last passed here, with its tests in soak
const args = process.argv.slice(2);
const isOnlyChanged = args.includes('--changed');
const chosen = chooseSteps(
  isOnlyChanged ? changedSteps : steps,
  args.filter((arg) => arg !== '--changed'),
);
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
const hashes = hashWorkspace();
const { toRun, relatedTo, skipped } = isOnlyChanged
  ? selectChanged(chosen, hashes)
  : { toRun: chosen, relatedTo: new Map(), skipped: [] };
const isGreen = await runSteps(toRun, {
  isOnlyChanged,
  relatedTo,
  onPassed: (step) => savePassed(step, hashes),
});
if (skipped.length > 0) {
  console.log(`Changed, but too slow for --changed: npm test -- ${skipped.join(' ')}`);
}
process.exitCode = isGreen ? 0 : 1;
