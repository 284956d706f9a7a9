import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window, which saves a quarter of the time of the journeys. */
const SHELL = 'chromium-headless-shell';
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} names in order of preference */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The browser in CHROME_PATH, if it is executable. */
const named = () => [process.env.CHROME_PATH ?? ''].find((file) => file && isProgram(file));

/**
 * The browser for journeys: CHROME_PATH, else Chromium's headless shell, else full Chromium.
 * @returns {string | undefined}
 */
export const findChromium = () => named() ?? findProgram([SHELL, ...BROWSERS]);

/**
 * Full Chromium, for features the headless shell lacks, such as trusting an origin without a certificate.
 * @returns {string | undefined}
 */
export const findWholeChromium = () => named() ?? findProgram(BROWSERS);
