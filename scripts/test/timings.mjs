import { mkdirSync, writeFileSync } from 'node:fs';
import { resultsFolder } from './jestStep.mjs';

const SHOWN_FILES = 10;

/** @typedef {import('./runSteps.mjs').FinishedStep} FinishedStep */

/** Prints the ten slowest files of each step that has files. @param {FinishedStep[]} results */
export function printSlowest(results) {
  for (const { name, files = [] } of results) {
    if (files.length === 0) continue;
    console.log(`slowest files of ${name}:`);
    for (const { file, seconds } of files.slice(0, SHOWN_FILES))
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
  }
}

/** Writes seconds per step and per file to `.cache/tests/timings.json`. @param {FinishedStep[]} results @param {number} seconds of all */
export function saveTimings(results, seconds) {
  const steps = results.map(({ name, seconds: ofStep, passed, failed, skipped, files }) => ({
    name,
    seconds: ofStep,
    passed,
    failed,
    skipped,
    files: files?.slice(0, SHOWN_FILES),
  }));
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(`${resultsFolder}/timings.json`, `${JSON.stringify({ seconds, steps }, null, 2)}\n`);
}
