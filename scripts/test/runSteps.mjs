import { performance } from 'node:perf_hooks';
import { startProgress } from './progress.mjs';
import { printSlowest, saveTimings } from './timings.mjs';

/** The number of cores for parallel steps. */
const CORES = 2;

/** @param {import('./steps.mjs').Counts} counts */
const formatCounts = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepResult & { name: string, seconds: number }} FinishedStep
 */

/**
 * Runs all steps, in parallel as far as the cores allow, even if one fails. Prints the results in the order of the list, then
 * the slowest files and one line of counts.
 * @param {Step[]} steps
 * @param {{ isOnlyChanged?: boolean, relatedTo?: Map<string, string[]>, onPassed?: (step: Step) => void }} [options]
 *   `isOnlyChanged`: whether quick checks are enough; `relatedTo`: by step name, the changed files whose tests it is limited to
 * @returns {Promise<boolean>} whether all passed
 */
export async function runSteps(steps, { isOnlyChanged = false, relatedTo, onPassed } = {}) {
  const startedMs = performance.now();
  /** @type {Map<string, FinishedStep>} */
  const results = new Map();
  const progress = startProgress();
  const print = createPrinter(steps, results, progress);

  await schedule(steps, async (step) => {
    const stepMs = performance.now();
    const task = progress.begin(step.name);
    const options = { isOnlyChanged, relatedTo: relatedTo?.get(step.name), onProgress: task.update };
    const result = await step.run(options);
    task.end();
    results.set(step.name, { ...result, name: step.name, seconds: (performance.now() - stepMs) / 1000 });
    if (result.failed === 0) onPassed?.(step);
    print();
  });

  progress.stop();
  const all = [...results.values()];
  const seconds = (performance.now() - startedMs) / 1000;
  printSlowest(all);
  saveTimings(all, seconds);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((n, result) => n + result[key], 0);
  console.log(`all steps: ${seconds.toFixed(1)} s`);
  console.log(formatCounts({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }));
  return sum('failed') === 0;
}

/**
 * Starts each step as soon as the steps it needs are done and cores are free, in the order of the list except for
 * `startsFirst`.
 * @param {Step[]} steps
 * @param {(step: Step) => Promise<void>} run
 */
async function schedule(steps, run) {
  const names = new Set(steps.map(({ name }) => name));
  const waiting = [...steps].sort((a, b) => Number(b.startsFirst ?? false) - Number(a.startsFirst ?? false));
  const ended = new Set();
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  const isReady = (/** @type {Step} */ { needs = [] }) =>
    needs.every((name) => !names.has(name) || ended.has(name));
  while (waiting.length > 0 || running.size > 0) {
    const busy = [...running.keys()].reduce((cores, step) => cores + step.cores, 0);
    const next = waiting.find((step) => isReady(step) && busy + step.cores <= CORES);
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const end = run(next).then(() => {
        running.delete(next);
        ended.add(next.name);
      });
      running.set(next, end);
    } else {
      await Promise.race(running.values());
    }
  }
}

/**
 * Returns a function that prints the results that are due, in the order of the steps.
 * @param {Step[]} steps @param {Map<string, FinishedStep>} results @param {{ print: (text: string) => void }} progress
 */
function createPrinter(steps, results, progress) {
  const waiting = [...steps];
  return () => {
    for (let step = waiting[0]; step; step = waiting[0]) {
      const result = results.get(step.name);
      if (!result) return;
      waiting.shift();
      if (result.failed > 0 && result.output) progress.print(result.output.trim());
      progress.print(`${step.name}: ${formatCounts(result)} in ${result.seconds.toFixed(1)} s`);
      if (result.note) progress.print(`  ${result.note}`);
    }
  };
}
