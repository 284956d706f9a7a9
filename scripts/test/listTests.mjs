import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../lib/paths.mjs';
import { run } from '../lib/run.mjs';

// node scripts/test/listTests.mjs [--assertions]
// Every test by its full name, without running any: sorted, so that the lists of two versions can be compared with `diff`.
// With --assertions: how often `expect(` stands in each test file.

const CONFIGS = ['jest.config.mjs', 'server/jest.config.mjs', 'tests/jest.config.mjs'];
/** No test is called this, so all are listed and none is run. */
const NO_TEST = '^no test has this name$';

/** @param {string} config @param {Record<string, string>} env */
async function list(config, env) {
  const folder = mkdtempSync(join(tmpdir(), 'tayyib-tests-'));
  const report = join(folder, 'report.json');
  const args = [
    'node_modules/jest/bin/jest.js',
    '--config',
    config,
    '-t',
    NO_TEST,
    '--json',
    `--outputFile=${report}`,
  ];
  await run(process.execPath, args, { env });
  /** @type {{ testResults: { name: string, message: string, assertionResults: { fullName: string }[] }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(folder, { recursive: true });
  return testResults;
}

/** By file, so that one which is listed both as ordinary and as soak counts once. @type {Map<string, Awaited<ReturnType<typeof list>>[number]>} */
const byFile = new Map();
/** @type {Record<string, string>[]} */
const environments = [{}, { SOAK: '1' }];
for (const env of environments)
  for (const config of CONFIGS) for (const result of await list(config, env)) byFile.set(result.name, result);
const results = [...byFile.values()];
const lines = process.argv.includes('--assertions')
  ? results.map(({ name }) => {
      const count = readFileSync(name, 'utf8').split('expect(').length - 1;
      return `${relative(root, name)} ${count}`;
    })
  : results.flatMap(({ assertionResults }) => assertionResults.map(({ fullName }) => fullName));
for (const { name, message, assertionResults } of results)
  if (assertionResults.length === 0) console.error(`${relative(root, name)} could not be listed: ${message}`);
console.log(lines.sort().join('\n'));
