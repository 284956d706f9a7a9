import { basename, join } from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { inRoot } from '../../../build/paths.mjs';
import type { Guest } from './Guest';

declare global {
  /** Whether the last test failed (see `failureEnvironment`). */
  var hasTestFailed: boolean | undefined;
}

const reportMs = 10_000;

/** The folder for reports of failed tests. */
function folderOfThisTest(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = basename(testPath).replace(/\.test\.ts$/, '');
  const test = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  return inRoot('.cache', 'tests', 'failures', `${file}-${test}`);
}

/** As much of a page as a failure prints; the file has all of it. */
const printedCharacters = 4000;

/**
 * After a failed test, saves a screenshot, the accessible content and the console output of each open page, and the server's log.
 * Returns what a person needs first: where each page was, what it showed, and its problems.
 */
export async function reportFailure(
  guests: readonly Guest[],
  serverLog: string,
  hasFailed: boolean,
): Promise<string> {
  const folder = folderOfThisTest();
  await rm(folder, { recursive: true, force: true });
  if (!hasFailed) return '';
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'server.log'), serverLog);
  const summaries: string[] = [];
  for (const [index, { page, problems, console }] of guests.entries()) {
    const name = join(folder, `page-${index + 1}`);
    // a closed or hanging page has neither
    const shown = await page.ariaSnapshot({ timeout: reportMs }).catch(() => 'nothing');
    await page.screenshot({ path: `${name}.png`, timeout: reportMs }).catch(() => {});
    const parts = [page.url(), 'Problems:', ...problems, '', 'Showed:', shown, '', 'Console:', ...console];
    await writeFile(`${name}.txt`, `${parts.join('\n')}\n`);
    const words = shown.replaceAll(/^ *- \/url: .*\n/gm, '');
    const isCut = words.length > printedCharacters;
    summaries.push(
      `Page ${index + 1}, ${page.url()}, ${problems.length === 0 ? 'without problems' : 'has problems:'}`,
      ...problems,
      'It showed:',
      isCut ? `${words.slice(0, printedCharacters)}\n… all of it: ${name}.txt` : words,
    );
  }
  return [...summaries, `Screenshots and logs: ${folder}`].join('\n');
}
