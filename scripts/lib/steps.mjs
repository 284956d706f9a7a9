import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildStale } from './buildStale.mjs';
import { findChromium } from './findChromium.mjs';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {Counts & { output: string, note?: string }} StepResult
 * @typedef {{ name: string, run: () => Promise<StepResult> }} Step
 */

const node = process.execPath;

/**
 * A step that is one yes or no.
 * @param {string} name
 * @param {string[]} args of node
 * @returns {Step}
 */
const checkStep = (name, args) => ({
  name,
  run: async () => {
    const { isOk, output } = await run(node, args);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output };
  },
});

/** Counts what jest wrote down; a file that could not even be loaded counts as one failure. @param {string} file */
function readCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Tells of each file of tests as it ends; of one that failed, all that it said. */
function tellProgress() {
  let hasFailed = false;
  return (/** @type {string} */ line) => {
    const [, verdict] = /^(PASS|FAIL) /.exec(line) ?? [];
    if (verdict || /^(Summary of all failing tests|Test Suites:)/.test(line)) hasFailed = verdict === 'FAIL';
    if (verdict || hasFailed) console.log(`    ${line}`);
  };
}

/**
 * A step that is a run of jest.
 * @param {string} name
 * @param {string[]} args of jest
 * @returns {Step}
 */
const jestStep = (name, args) => ({
  name,
  run: async () => {
    const report = inRoot('.cache', 'tests', `${name}.json`);
    mkdirSync(inRoot('.cache', 'tests'), { recursive: true });
    rmSync(report, { force: true });
    const jest = ['node_modules/jest/bin/jest.js', ...args, '--ci', '--json', `--outputFile=${report}`];
    const { isOk, output: all } = await run(node, jest, { onLine: tellProgress() });
    const output = all
      .split('\n')
      .filter((line) => !line.startsWith('{"num')) // the report, which --json prints too
      .join('\n');
    try {
      const counts = readCounts(report);
      if (counts.failed > 0) return { ...counts, output: '' }; // each was told as it happened
      return { ...counts, failed: isOk ? 0 : 1, output };
    } catch {
      return { passed: 0, failed: 1, skipped: 0, output };
    }
  },
});

/** @type {Step} */
const buildStep = {
  name: 'build',
  run: async () => {
    const isOk = await buildStale();
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output: '' };
  },
};

/**
 * A step that needs a browser; without one it is skipped, and says why.
 * @param {string} name
 * @returns {Step}
 */
const browserStep = (name) => ({
  name,
  run: async () =>
    findChromium()
      ? jestStep(name, ['--config', 'tests/jest.config.mjs', '--selectProjects', name]).run()
      : {
          passed: 0,
          failed: 0,
          skipped: 1,
          output: '',
          note: 'no Chromium on this machine: install the package "chromium", or name the program in CHROME_PATH',
        },
});

/** Everything that can be said without running the product. */
export const checks = [
  checkStep('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  checkStep('types-browser', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.browser.json']),
  checkStep('types-node', ['node_modules/typescript7/bin/tsc', '-p', 'tsconfig.node.json']),
  checkStep('lint', ['node_modules/oxlint/bin/oxlint']),
  jestStep('architecture', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'architecture']),
];

/** Everything `npm test` does, in order: what fails fast comes first. */
export const steps = [
  ...checks,
  jestStep('unit', ['--selectProjects', 'unit']),
  jestStep('component', ['--selectProjects', 'component']),
  jestStep('interleavings', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'interleavings']),
  jestStep('tools', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'tools']),
  jestStep('server', ['--config', 'server/jest.config.mjs']),
  jestStep('contract', ['--config', 'tests/jest.config.mjs', '--selectProjects', 'contract']),
  buildStep,
  browserStep('journeys'),
  browserStep('chaos'),
];
