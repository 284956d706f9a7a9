import { existsSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { changedSincePassed } from './changedFiles.mjs';

/** Files whose tests jest can find by imports. */
const IS_MODULE = /\.(ts|tsx|mjs|cjs|js)$/;

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * The steps whose inputs changed since they last passed here.
 * @param {Step[]} steps
 * @param {import('./changedFiles.mjs').Hashes} hashes
 * @returns {{ toRun: Step[], relatedTo: Map<string, string[]>, skipped: string[] }}
 *   `relatedTo`: by step, the files whose tests to run; other steps run completely. `skipped`: steps that run the whole product
 */
export function selectChanged(steps, hashes) {
  /** @type {Map<string, string[]>} */
  const relatedTo = new Map();
  /** @type {string[]} */
  const skipped = [];
  const toRun = steps.flatMap((step) => {
    const changed = changedSincePassed(step, hashes);
    if (changed?.length === 0) return [];
    if (step.isWholeProduct) {
      skipped.push(step.name);
      return [];
    }
    const canFollowImports = changed?.every((file) => IS_MODULE.test(file) && existsSync(inRoot(file)));
    if (!step.isPerFile || !changed || !canFollowImports) return [step];
    relatedTo.set(step.name, changed);
    return [{ ...step, cores: /** @type {const} */ (1) }]; // few files: leave a core for other steps
  });
  return { toRun, relatedTo, skipped };
}

/**
 * The steps with these names, or all if no name is given. Exits with a message if a name is unknown.
 * @param {Step[]} steps
 * @param {string[]} names
 */
export function chooseSteps(steps, names) {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    const known = steps.map(({ name }) => name).join(', ');
    console.error(`Unknown step: ${unknown.join(', ')}. Steps: ${known}.`);
    process.exit(1);
  }
  return steps.filter(({ name }) => names.length === 0 || names.includes(name));
}
