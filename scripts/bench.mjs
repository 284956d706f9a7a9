import { readdirSync } from 'node:fs';
import { buildStale } from './lib/buildStale.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from '../build/paths.mjs';
import { runTypeScript } from './lib/runProgram.mjs';

// npm run bench            every file of tests/bench
// npm run bench -- bytes   one of them
await ensureInstalled();
const names = process.argv.slice(2);
/** What people look at instead of comparing figures: run by name only. */
const forEyes = ['newcomer.bench.ts', 'sheets.bench.ts'];

const benches = readdirSync(inRoot('tests', 'bench'))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) =>
    names.length === 0 ? !forEyes.includes(file) : names.includes(file.replace('.bench.ts', '')),
  );

/** The same product as one bundle, which one benchmark compares with. */
const buildSingleBundle = async () =>
  (await runTypeScript('webpack/build.ts', ['--single-bundle'], { isShown: true })).isOk;
const isBuilt = (await buildStale()) && (!benches.includes('bytes.bench.ts') || (await buildSingleBundle()));
let isOk = isBuilt && benches.length > 0;
for (const bench of isOk ? benches : []) {
  console.log(`\n${bench.replace('.bench.ts', '')}`);
  const result = await runTypeScript(`tests/bench/${bench}`, [], { isShown: true });
  isOk &&= result.isOk;
}
process.exitCode = isOk ? 0 : 1;
