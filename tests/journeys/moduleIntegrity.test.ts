import type { ModuleRelease } from '@tayyib/shared/contracts';
import type { Page } from 'playwright-core';
import { newestDist, type DistCopy } from '../support/newestDist';
import { beforeItsFirstLine, flipped, folderPath, isToldOf, scriptsRun } from '../support/tampering';
import { ownHouse } from './house';
import { storiesIn } from './stage';

/** The module that is tampered with; all of its files are used by its pages. `npm run bench -- integrity` does the same to all. */
const id = 'tools';

let copy: DistCopy | undefined;
const ownCopy = async () => {
  copy = newestDist([id]);
  return { DIST_DIR: copy.dist };
};
afterAll(() => copy?.remove());

/** Which page of the module asks for which of its files. */
async function pagesOfFiles(page: Page, release: ModuleRelease): Promise<Map<string, string>> {
  const usedBy = new Map<string, string>();
  for (const { path } of release.descriptor.routes) {
    const listen = (request: { url: () => string }) => {
      const file = new URL(request.url()).pathname.replace(folderPath(release), '');
      if (file in release.integrity && !usedBy.has(file)) usedBy.set(file, path);
    };
    page.on('request', listen);
    await page.goto(path);
    await page.locator('main h1').waitFor();
    // what a page asks for once it is shown has no sign of its own; the list of files that were used is compared below
    await page.waitForLoadState('networkidle');
    page.off('request', listen);
  }
  return usedBy;
}

/** Runs in the page. */
function runWithoutHash(src: string): Promise<string> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.onload = () => resolve('run');
    script.onerror = () => resolve('refused');
    script.src = src;
    script.crossOrigin = 'anonymous';
    document.head.append(script);
  });
}

storiesIn(ownHouse(ownCopy), 'a module whose files were tampered with', ({ enter }) => {
  it('is refused, whichever byte or hash it is, and nothing else is affected', async () => {
    const guest = await enter({ as: 'pro' });
    const { page } = guest;
    const release = copy?.releaseOf(id);
    if (!release) throw new Error('Nothing was copied.');
    const folder = folderPath(release);
    const usedBy = await pagesOfFiles(page, release);
    const files = Object.keys(release.integrity);
    expect([...usedBy.keys()].sort()).toEqual([...files].sort());
    const [anyPath = ''] = usedBy.values();

    const refused: string[] = [];
    for (const [file, path] of usedBy) {
      if (file === release.entry) continue;
      await page.goto('about:blank');
      const tampering = { address: folder + file, change: flipped };
      const run = await scriptsRun(page, folder, tampering, () => isToldOf(page, path));
      expect(run).not.toContain(folder + file);
      refused.push(file);
    }
    for (const tampering of beforeItsFirstLine(release)) {
      await page.goto('about:blank');
      const run = await scriptsRun(page, folder, tampering, () => isToldOf(page, anyPath));
      expect({ what: tampering.what, run }).toEqual({ what: tampering.what, run: [] });
      refused.push(tampering.what);
    }
    expect(refused).toHaveLength(files.length * 3 - 1 + 1 + 4);

    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
    // nor is a script of our own that came without a hash, whoever asks for it
    const forgotten = folder + release.entry;
    expect(await page.evaluate(runWithoutHash, forgotten)).toBe('refused');
    // the browser and the loader name each file they refuse; that was the point
    guest.problems.length = 0;
  });
});
