import { basename } from 'node:path';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inRoot } from '../../scripts/lib/paths.mjs';
import type { Guest } from './Guest';

declare global {
  /** Whether the test that has just run failed (see `failureEnvironment`). */
  var hasTestFailed: boolean | undefined;
}

/** Where a story that ended badly leaves what is known of it. */
function folderOfThisTest(): string {
  const { testPath = '', currentTestName = '' } = expect.getState();
  const file = basename(testPath).replace(/\.test\.ts$/, '');
  const test = currentTestName.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  return inRoot('.cache', 'tests', 'failures', `${file}-${test}`);
}

/** Keeps each open page as a picture with what its console said, and what the server said; of a story that went well, nothing. */
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
    // a page that is gone, or does not answer, has no picture
    await page.screenshot({ path: `${name}.png`, timeout: 10_000 }).catch(() => {});
  }
}
