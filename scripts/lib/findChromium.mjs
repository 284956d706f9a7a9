import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell is the same engine without a browser window around it, which saves a quarter of the time of the journeys. */
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that journeys run in: CHROME_PATH, else the first known name on the PATH.
 * @returns {string | undefined}
 */
export function findChromium() {
  const { CHROME_PATH, PATH = '' } = process.env;
  const candidates = NAMES.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name)));
  return [CHROME_PATH ?? '', ...candidates].find((file) => file && isProgram(file));
}
