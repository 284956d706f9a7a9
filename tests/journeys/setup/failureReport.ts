import { basename, join } from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { inRoot } from '../../../build/paths.mjs';
import type { Guest } from './Guest';

declare global {
  /** Whether the last test failed (see `failureEnvironment`). */
  var hasTestFailed: boolean | undefined;
}

/** The folder for reports of failed tests. */
function folderOfThisTest(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = basename(testPath).replace(/\.test\.ts$/, '');
  const test = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  return inRoot('.cache', 'tests', 'failures', `${file}-${test}`);
}

/** After a failed test, saves a screenshot and the console output of each open page, and the server's log. */
export async function reportFailure(
  guests: readonly Guest[],
  said: string,
  hasFailed: boolean,
): Promise<void> {
  const folder = folderOfThisTest();
  await rm(folder, { recursive: true, force: true });
  if (!hasFailed) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'server.log'), said);
  for (const [index, { page, problems, console }] of guests.entries()) {
    const name = join(folder, `page-${index + 1}`);
    const parts = [page.url(), 'Problems:', ...problems, '', 'Console:', ...console];
    await writeFile(`${name}.txt`, `${parts.join('\n')}\n`);
    // a closed or hanging page has no screenshot
    await page.screenshot({ path: `${name}.png`, timeout: 10_000 }).catch(() => {});
  }
}
