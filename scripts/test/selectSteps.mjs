import { existsSync } from 'node:fs';
import { inRoot } from '../lib/paths.mjs';
import { changedSincePassed } from './changedFiles.mjs';

/** Files that jest finds the tests of by following imports. */
const IS_MODULE = /\.(ts|tsx|mjs|cjs|js)$/;

/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Of the steps, those whose inputs changed since they last passed here.
 * @param {Step[]} steps
 * @param {import('./changedFiles.mjs').Hashes} hashes
 * @returns {{ toRun: Step[], relatedTo: Map<string, string[]>, leftOut: string[] }}
 *   `relatedTo`: by step, the files to find tests of; a step without runs whole. `leftOut`: steps that run the product as a whole
 */
export function selectChanged(steps, hashes) {
  /** @type {Map<string, string[]>} */
  const relatedTo = new Map();
  /** @type {string[]} */
  const leftOut = [];
  const toRun = steps.flatMap((step) => {
    const changed = changedSincePassed(step, hashes);
    if (changed?.length === 0) return [];
    if (step.isWholeProduct) {
      leftOut.push(step.name);
      return [];
    }
    const isFollowed = changed?.every((file) => IS_MODULE.test(file) && existsSync(inRoot(file)));
    if (!step.isPerFile || !changed || !isFollowed) return [step];
    relatedTo.set(step.name, changed);
    return [{ ...step, cores: /** @type {const} */ (1) }]; // a few files leave a core to other steps
  });
  return { toRun, relatedTo, leftOut };
}
