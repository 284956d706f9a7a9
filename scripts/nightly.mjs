import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/runProgram.mjs';
import { runSteps } from './test/runSteps.mjs';
import { chooseSteps } from './test/selectSteps.mjs';
import { nightlySteps } from './test/steps.mjs';

// npm run nightly                     kills, chaos, private networks, backfill
// npm run nightly -- chaos-nightly    one step of it, or several
// npm run nightly -- --shard=2/8      an eighth of the files of each step
const args = process.argv.slice(2);
const SHARD = /^--shard=([1-9]\d*\/[1-9]\d*)$/;
const shard = args.map((arg) => SHARD.exec(arg)?.[1]).find(Boolean);
const chosen = chooseSteps(
  nightlySteps(shard),
  args.filter((arg) => !SHARD.test(arg)),
);
await ensureInstalled();
await run('bash', ['scripts/system-packages.sh'], { isShown: true });
process.exitCode = (await runSteps(chosen)) ? 0 : 1;
