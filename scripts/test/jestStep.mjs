import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { inRoot, root } from '../../build/paths.mjs';
import { run } from '../lib/runProgram.mjs';

/**
 * Garbage collection for short-lived objects on busy cores: a young generation that is collected less often, and no helper
 * threads, which would wait for the cores of the other workers.
 */
const nodeOptions = ['--max-semi-space-size=64', '--single-threaded-gc'];

/** Where results of the last run are written: a report and a log per step, and `timings.json`. */
export const resultsFolder = inRoot('.cache', 'tests');

/**
 * @typedef {object} JestReport what jest writes with --json, as far as it is read here
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numRuntimeErrorTestSuites
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ name: string, startTime: number, endTime: number }[]} testResults
 */

/** A file that could not be loaded counts as one failure. @param {JestReport} report @returns {import('./steps.mjs').Counts} */
const countsOf = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

/** @param {JestReport} report @returns {import('./steps.mjs').FileTime[]} slowest first */
const timesOf = ({ testResults }) =>
  testResults
    .map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds);

/** Counts finished files, and collects the output of failed ones. @param {(text: string) => void} onProgress */
function readOutput(onProgress) {
  let finished = 0;
  let failed = 0;
  let isFailure = false;
  /** @type {string[]} */
  const failures = [];
  const onLine = (/** @type {string} */ line) => {
    const [, verdict] = /^(PASS|FAIL) /.exec(line) ?? [];
    if (verdict) {
      finished += 1;
      if (verdict === 'FAIL') failed += 1;
      onProgress(`${finished} files${failed > 0 ? `, ${failed} failed` : ''}`);
    }
    if (verdict || /^(Summary of all failing tests|Test Suites:)/.test(line)) isFailure = verdict === 'FAIL';
    if (isFailure) failures.push(line);
  };
  return { onLine, failures };
}

/**
 * A step that runs jest. Limited to changed files, a step of `npm test` runs their tests in soak too.
 * @param {string} name
 * @param {string[]} args of jest
 * @param {Pick<import('./steps.mjs').Step, 'cores' | 'startsFirst' | 'inputs' | 'isPerFile' | 'isWholeProduct'> & { suite?: 'test' | 'soak' | 'nightly', workers?: number, shard?: string }} options
 *   `suite`: which of the files, `test` unless given; `workers`: how many test files run at once, one per core unless given; `shard`: a part
 *   of the files, as in `2/3`
 * @returns {import('./steps.mjs').Step}
 */
export const jestStep = (name, args, { suite = 'test', workers, shard, ...options }) => ({
  name,
  ...options,
  run: async ({ relatedTo, onProgress }) => {
    const report = `${resultsFolder}/${name}.json`;
    mkdirSync(resultsFolder, { recursive: true });
    rmSync(report, { force: true });
    const related = relatedTo ? ['--findRelatedTests', '--passWithNoTests', ...relatedTo] : [];
    const jest = [
      ...nodeOptions,
      'node_modules/jest/bin/jest.js',
      ...args,
      `--maxWorkers=${workers ?? options.cores}`,
      '--ci',
      '--json',
      `--outputFile=${report}`,
      ...(shard ? [`--shard=${shard}`, '--passWithNoTests'] : []),
    ];
    const env = { SUITE: relatedTo && suite === 'test' ? 'changed' : suite };
    const { onLine, failures } = readOutput(onProgress);
    const { isOk, output: all } = await run(process.execPath, [...jest, ...related], { env, onLine });
    const output = all
      .split('\n')
      .filter((line) => !line.startsWith('{"num')) // the report, which --json prints too
      .join('\n');
    writeFileSync(`${resultsFolder}/${name}.log`, output);
    try {
      /** @type {JestReport} */
      const read = JSON.parse(readFileSync(report, 'utf8'));
      const counts = countsOf(read);
      const files = timesOf(read);
      if (counts.failed > 0) return { ...counts, files, output: failures.join('\n') };
      return { ...counts, files, failed: isOk ? 0 : 1, output };
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output };
    }
  },
});
