import type { ModuleRelease } from '@tayyib/shared/contracts';
import type { Page } from 'playwright-core';
import { copyNewestDist, type DistCopy } from '../../support/copyDist';
import {
  tamperingsBeforeStart,
  flipped,
  folderPath,
  showsUnavailable,
  scriptsRun,
} from '../../support/tampering';
import { ownJourneyProduct } from '../setup/journeyProduct';
import { journeysIn } from '../setup/journeys';
import { longTestMs } from '../setup/limits';

/** The module under test, whose pages use nearly all of its files. `npm run bench -- integrity` does the same for all modules. */
const id = 'community';

let copy: DistCopy | undefined;
const ownCopy = async () => {
  copy = copyNewestDist([id]);
  return { DIST_DIR: copy.dist };
};
afterAll(() => copy?.remove());

/** The page of the module, or the dashboard with its card, that requests each of its files; those that an action loads are left out. */
async function pagesOfFiles(page: Page, release: ModuleRelease): Promise<Map<string, string>> {
  const usedBy = new Map<string, string>();
  for (const path of [...release.descriptor.routes.map((route) => route.path), '/dashboard']) {
    const listen = (request: { url: () => string }) => {
      const file = new URL(request.url()).pathname.replace(folderPath(release), '');
      if (file in release.integrity && !usedBy.has(file)) usedBy.set(file, path);
    };
    page.on('request', listen);
    await page.goto(path);
    await page.locator('main h1').waitFor();
    // the terms and the card are requested some time after the heading
    if (path === '/community') await page.getByRole('dialog', { name: 'Community terms' }).waitFor();
    else await page.waitForLoadState('networkidle');
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

journeysIn(ownJourneyProduct(ownCopy), 'a module whose files were tampered with', ({ enter }) => {
  it(
    'is refused, whichever byte or hash was changed, and nothing else is affected',
    async () => {
      const guest = await enter({ as: 'pro' });
      const { page } = guest;
      const release = copy?.releaseOf(id);
      if (!release) throw new Error('No release was copied.');
      const folder = folderPath(release);
      const usedBy = await pagesOfFiles(page, release);
      const files = Object.keys(release.integrity);
      expect(files).toEqual(expect.arrayContaining([...usedBy.keys()]));
      expect(usedBy.size).toBeGreaterThan(3);
      const [anyPath = ''] = usedBy.values();

      const refused: string[] = [];
      for (const [file, path] of usedBy) {
        if (file === release.entry) continue;
        await page.goto('about:blank');
        const tampering = { address: folder + file, change: flipped };
        const run = await scriptsRun(page, folder, tampering, () => showsUnavailable(page, path));
        expect(run).not.toContain(folder + file);
        refused.push(file);
      }
      for (const tampering of tamperingsBeforeStart(release)) {
        await page.goto('about:blank');
        const run = await scriptsRun(page, folder, tampering, () => showsUnavailable(page, anyPath));
        expect({ what: tampering.what, run }).toEqual({ what: tampering.what, run: [] });
        refused.push(tampering.what);
      }
      // each used file by a byte, and before the start each file by its hash, and the four members of the registry
      expect(refused).toHaveLength(usedBy.size - 1 + files.length + 4);

      // still tampered with: otherwise the page replaces the notice by itself, and its dialog covers the link
      await page.goto('about:blank');
      await scriptsRun(page, folder, { address: folder + release.entry, change: flipped }, async () => {
        await showsUnavailable(page, anyPath);
        await page.getByRole('link', { name: 'Dashboard' }).first().click();
        await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();
      });
      // a script of our own without a hash is refused too
      const forgotten = folder + release.entry;
      expect(await page.evaluate(runWithoutHash, forgotten)).toBe('refused');
      // the browser and the loader log each refused file, as expected
      guest.problems.length = 0;
    },
    longTestMs,
  );
});
