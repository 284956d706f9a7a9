import { readdirSync } from 'node:fs';
import { buildStale } from './lib/buildStale.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { runTypeScript } from './lib/run.mjs';

// npm run bench            every file of tests/bench
// npm run bench -- bytes   one of them
await ensureInstalled();
const wanted = process.argv.slice(2);
const benches = readdirSync(inRoot('tests', 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.includes(file.replace('.bench.ts', '')));

/** The same product as one bundle, for the one that compares with it. */
const buildPlain = async () => (await runTypeScript('webpack/build.ts', ['--plain'], { isShown: true })).isOk;
const isBuilt = (await buildStale()) && (!benches.includes('bytes.bench.ts') || (await buildPlain()));
let isOk = isBuilt && benches.length > 0;
for (const bench of isOk ? benches : []) {
  console.log(`\n${bench.replace('.bench.ts', '')}`);
  const outcome = await runTypeScript(`tests/bench/${bench}`, [], { isShown: true });
  isOk &&= outcome.isOk;
}
process.exitCode = isOk ? 0 : 1;
