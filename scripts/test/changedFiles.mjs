import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from '../../build/paths.mjs';
import { resultsFolder } from './jestStep.mjs';

/** The inputs with which each step last passed. */
const PASSED = `${resultsFolder}/passed.json`;

/** @typedef {Record<string, string>} Hashes content hash by path */

/** Content hashes of every file that git does not ignore. @returns {Hashes} */
export function hashWorkspace() {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: inRoot(),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  /** @type {Hashes} */
  const hashes = {};
  for (const file of listed.split('\0').filter(Boolean)) {
    try {
      hashes[file] = createHash('sha1')
        .update(readFileSync(inRoot(file)))
        .digest('base64');
    } catch {
      // deleted, but still in git's index
    }
  }
  return hashes;
}

/** @param {Hashes} hashes @param {string[]} inputs folders and files; '' is everything @returns {Hashes} */
function ofInputs(hashes, inputs) {
  const isInput = (/** @type {string} */ file) =>
    inputs.some((input) => input === '' || file === input || file.startsWith(`${input}/`));
  return Object.fromEntries(Object.entries(hashes).filter(([file]) => isInput(file)));
}

/** @returns {Record<string, Hashes>} */
function readPassed() {
  try {
    return JSON.parse(readFileSync(PASSED, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * The inputs of a step that differ from those it last passed with here.
 * @param {import('./steps.mjs').Step} step
 * @param {Hashes} hashes
 * @returns {string[] | null} paths, of deleted files too; null when it has never passed here
 */
export function changedSincePassed(step, hashes) {
  const before = readPassed()[step.name];
  if (!before) return null;
  const now = ofInputs(hashes, step.inputs);
  return [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(
    (file) => before[file] !== now[file],
  );
}

/** Saves the inputs of a step that passed. @param {import('./steps.mjs').Step} step @param {Hashes} hashes */
export function savePassed(step, hashes) {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(PASSED, JSON.stringify({ ...readPassed(), [step.name]: ofInputs(hashes, step.inputs) }));
}
