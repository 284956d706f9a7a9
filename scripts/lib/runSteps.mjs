import { performance } from 'node:perf_hooks';
import { secondsSince } from './run.mjs';

/** @param {import('./steps.mjs').Counts} counts */
const countsInWords = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed, ${skipped} skipped`;

/**
 * Runs the steps one after another, all of them even when one fails, and ends with one line that sums them up.
 * @param {import('./steps.mjs').Step[]} steps
 * @returns {Promise<boolean>} whether nothing failed
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const startedMs = performance.now();
    console.log(`${step.name} …`);
    const result = await step.run();
    if (result.failed > 0) console.log(result.output.trim());
    console.log(`${step.name}: ${countsInWords(result)} in ${secondsSince(startedMs)} s`);
    if (result.note) console.log(`  ${result.note}`);
    total.passed += result.passed;
    total.failed += result.failed;
    total.skipped += result.skipped;
  }
  console.log(countsInWords(total));
  return total.failed === 0;
}
