import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The same engine without a browser window around it, which saves a quarter of the time of the journeys. */
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

/** @param {string[]} names the first that is on the PATH counts */
function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/** The browser that CHROME_PATH names, where it is one. */
const named = () => [process.env.CHROME_PATH ?? ''].find((file) => file && isProgram(file));

/**
 * What journeys run in: CHROME_PATH, else Chromium's headless shell, else a whole Chromium.
 * @returns {string | undefined}
 */
export const findChromium = () => named() ?? findProgram([SHELL, ...BROWSERS]);

/**
 * A whole Chromium, for what the headless shell does not know, such as trusting an origin without a certificate.
 * @returns {string | undefined}
 */
export const findWholeChromium = () => named() ?? findProgram(BROWSERS);
