import { performance } from 'node:perf_hooks';
import { startProgress } from './progress.mjs';
import { printSlowest, saveTimings } from './timings.mjs';

/** How many cores the steps that run side by side may keep busy. */
const CORES = 2;

/** @param {import('./steps.mjs').Counts} counts */
const countsInWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepResult & { name: string, seconds: number }} Outcome
 */

/**
 * Runs the steps, side by side as far as the cores go, all of them even when one fails. Prints each step's result in the
 * order of the list, then the slowest files, and ends with one line of counts.
 * @param {Step[]} steps
 * @param {{ relatedTo?: Map<string, string[]>, onPassed?: (step: Step) => void }} [options]
 *   `relatedTo`: by name of a step, the changed files whose tests it is limited to
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(steps, { relatedTo, onPassed } = {}) {
  const startedMs = performance.now();
  /** @type {Map<string, Outcome>} */
  const outcomes = new Map();
  const progress = startProgress();
  const print = inOrder(steps, outcomes, progress);

  await schedule(steps, async (step) => {
    const stepMs = performance.now();
    const task = progress.begin(step.name);
    const result = await step.run({ relatedTo: relatedTo?.get(step.name), onProgress: task.update });
    task.end();
    outcomes.set(step.name, { ...result, name: step.name, seconds: (performance.now() - stepMs) / 1000 });
    if (result.failed === 0) onPassed?.(step);
    print();
  });

  progress.stop();
  const all = [...outcomes.values()];
  const seconds = (performance.now() - startedMs) / 1000;
  printSlowest(all);
  saveTimings(all, seconds);
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    all.reduce((n, outcome) => n + outcome[key], 0);
  console.log(`all steps: ${seconds.toFixed(1)} s`);
  console.log(countsInWords({ passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }));
  return sum('failed') === 0;
}

/**
 * Starts each step as soon as the steps it needs have ended and cores are free; an earlier one goes first,
 * but for those that say otherwise.
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
 * Prints outcomes as blocks in the order of the steps, as soon as all before have ended.
 * @param {Step[]} steps @param {Map<string, Outcome>} outcomes @param {{ print: (text: string) => void }} progress
 */
function inOrder(steps, outcomes, progress) {
  const waiting = [...steps];
  return () => {
    for (let step = waiting[0]; step; step = waiting[0]) {
      const outcome = outcomes.get(step.name);
      if (!outcome) return;
      waiting.shift();
      if (outcome.failed > 0 && outcome.output) progress.print(outcome.output.trim());
      progress.print(`${step.name}: ${countsInWords(outcome)} in ${outcome.seconds.toFixed(1)} s`);
      if (outcome.note) progress.print(`  ${outcome.note}`);
    }
  };
}
