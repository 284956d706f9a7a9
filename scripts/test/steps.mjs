import { moduleFolders } from '../../build/buildTargets.mjs';
import { buildStale } from '../lib/buildStale.mjs';
import { findChromium } from '../lib/findChromium.mjs';
import { run } from '../lib/runProgram.mjs';
import { jestStep } from './jestStep.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ file: string, seconds: number }} FileTime
 * @typedef {Counts & { output: string, note?: string, files?: FileTime[] }} StepResult `output` is printed when something failed
 * @typedef {{ relatedTo?: string[], isOnlyChanged: boolean, onProgress: (text: string) => void }} RunOptions
 *   `relatedTo` limits a step, if possible, to the tests of these files; `isOnlyChanged`: whether this is `--changed`
 * @typedef {object} Step
 * @property {string} name
 * @property {1 | 2} cores how many it uses
 * @property {boolean} [startsFirst] whether it starts before those listed earlier, because it takes long on one core
 * @property {string[]} [needs] steps that must be done before
 * @property {string[]} inputs folders and files whose content decides the result; '' is the whole workspace
 * @property {boolean} [isWholeProduct] whether it builds or runs the whole product, which `--changed` skips
 * @property {boolean} [isPerFile] whether it can be limited to the tests of changed files
 * @property {(options: RunOptions) => Promise<StepResult>} run
 */

const node = process.execPath;
const BROWSER_SOURCES = ['shared', 'shell', ...moduleFolders()];
const JEST_SETTINGS = ['jest.config.mjs', 'build', 'scripts/jest', 'package-lock.json'];

/**
 * A step that either passes or fails as a whole.
 * @param {string} name
 * @param {string[]} args of node
 * @param {string[]} [inputs]
 * @returns {Step}
 */
const checkStep = (name, args, inputs = ['']) => ({
  name,
  cores: 1,
  inputs,
  run: async () => {
    const { isOk, output } = await run(node, args);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output };
  },
});

/**
 * Checks types. Everything is checked from nothing except in `--changed`: the incremental check of TypeScript 7.0 misses some errors in files
 * that did not change, such as calls with an argument that a function no longer has.
 * @param {string} name
 * @returns {Step}
 */
const typesStep = (name) => ({
  name: `types-${name}`,
  cores: 1,
  inputs: [''],
  run: async ({ isOnlyChanged }) => {
    const tsc = ['node_modules/typescript7/bin/tsc', '-p', `tsconfig.${name}.json`];
    const { isOk, output } = await run(node, isOnlyChanged ? tsc : [...tsc, '--incremental', 'false']);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output };
  },
});

/** With `--changed` only changed files are linted; most rules look at one file. @type {Step} */
const lintStep = {
  name: 'lint',
  cores: 1,
  inputs: [''],
  isPerFile: true,
  run: async ({ relatedTo = [] }) => {
    const { isOk, output } = await run(node, ['node_modules/oxlint/bin/oxlint', ...relatedTo]);
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output };
  },
};

/** A project of tests/jest.config.mjs. @param {string} name */
const project = (name) => ['--config', 'tests/jest.config.mjs', '--selectProjects', name];

/** @type {Step} */
const buildStep = {
  name: 'build',
  cores: 2,
  inputs: [...BROWSER_SOURCES, 'server', 'build', 'webpack', 'package-lock.json'],
  isWholeProduct: true,
  run: async ({ onProgress }) => {
    /** @type {string[]} */
    const lines = [];
    const isOk = await buildStale({
      onLine: (line) => {
        lines.push(line);
        onProgress(line);
      },
    });
    return { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1, skipped: 0, output: lines.join('\n') };
  },
};

const NO_CHROMIUM =
  'no Chromium on this machine: install the package "chromium-headless-shell", or name the program in CHROME_PATH';

/**
 * A step that needs a browser; without one it is skipped with a note.
 * @param {Step} step
 * @returns {Step}
 */
const inBrowser = (step) => ({
  ...step,
  needs: ['build'],
  isWholeProduct: true,
  run: async (options) =>
    findChromium() ? step.run(options) : { passed: 0, failed: 0, skipped: 1, output: '', note: NO_CHROMIUM },
});

/** Results are kept by the name of the step. @param {'soak' | 'nightly' | undefined} suite @param {string} name */
const nameIn = (suite, name) => (suite ? `${name}-${suite}` : name);

const SERVER_INPUTS = ['server', 'shared', ...JEST_SETTINGS];

/** Static checks. */
export const checks = [
  checkStep('format', ['node_modules/oxfmt/bin/oxfmt', '--check']),
  typesStep('browser'),
  typesStep('node'),
  typesStep('worker'),
  lintStep,
  // without --cache: from an old one, knip 6.42.0 reported an entry point of a webpack configuration as unused
  checkStep('unused', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']),
  jestStep('architecture', project('architecture'), { cores: 1, inputs: [''] }),
];

/**
 * The settings of a step in each suite that has it.
 * @typedef {{ suite?: 'soak' | 'nightly', shard?: string }} InSuite
 */

const component = ({ suite } = /** @type {InSuite} */ ({})) =>
  jestStep(nameIn(suite, 'component'), ['--selectProjects', 'component'], {
    suite,
    cores: 2,
    inputs: [...BROWSER_SOURCES, ...JEST_SETTINGS],
    isPerFile: true,
  });

const server = ({ suite, shard } = /** @type {InSuite} */ ({})) =>
  jestStep(nameIn(suite, 'server'), ['--config', 'server/jest.config.mjs'], {
    suite,
    shard,
    cores: 2,
    workers: suite === 'nightly' ? 2 : 3, // many tests wait for the database or another server; killed servers need the cores
    inputs: SERVER_INPUTS,
    isPerFile: true,
  });

const contract = ({ suite } = /** @type {InSuite} */ ({})) =>
  jestStep(nameIn(suite, 'contract'), project('contract'), {
    suite,
    cores: 2,
    inputs: ['tests/contract', 'shell', ...moduleFolders(), ...SERVER_INPUTS],
    isPerFile: true,
  });

const journeys = ({ suite } = /** @type {InSuite} */ ({})) =>
  inBrowser(jestStep(nameIn(suite, 'journeys'), project('journeys'), { suite, cores: 2, inputs: [''] }));

/** The steps of `npm test`; those that fail fast come first. */
export const steps = [
  ...checks,
  jestStep('unit', ['--selectProjects', 'unit'], {
    cores: 1,
    inputs: [...BROWSER_SOURCES, ...JEST_SETTINGS],
    isPerFile: true,
  }),
  jestStep('interleavings', project('interleavings'), {
    cores: 1,
    inputs: ['tests/interleavings', 'mfe-calls', 'server', 'shared', ...JEST_SETTINGS],
    isPerFile: true,
  }),
  jestStep('tools', project('tools'), { cores: 1, startsFirst: true, inputs: [''], isWholeProduct: true }),
  buildStep,
  component(),
  server(),
  contract(),
  journeys(),
];

/** Tests of our own tools, which only a change of those tools can break. */
const toolsSoak = jestStep('tools-soak', project('tools'), {
  suite: 'soak',
  cores: 2,
  inputs: ['scripts', 'module-template', 'sdk', 'webpack', 'build', 'tests/tools'],
});

/** The steps of `npm run soak`: what an ordinary change rarely breaks. */
export const soakSteps = [
  buildStep,
  toolsSoak,
  component({ suite: 'soak' }),
  server({ suite: 'soak' }),
  contract({ suite: 'soak' }),
  journeys({ suite: 'soak' }),
];

/** The steps that `--changed` chooses from: the tests in soak of a changed file run in the steps of `npm test`. */
export const changedSteps = [...steps, toolsSoak];

/**
 * The steps of `npm run nightly`, which need real time or real faults.
 * @param {string} [shard] a part of their files, as in `2/3`
 */
export const nightlySteps = (shard) => [
  buildStep,
  server({ suite: 'nightly', shard }),
  inBrowser(
    jestStep('calls-nightly', project('nightly'), {
      suite: 'nightly',
      shard,
      cores: 2,
      workers: 1, // a room of five browsers uses both cores: beside another file it takes five times as long
      inputs: [''],
    }),
  ),
  inBrowser(jestStep('chaos-nightly', project('chaos'), { suite: 'nightly', shard, cores: 2, inputs: [''] })),
];
