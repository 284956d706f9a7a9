import { performance } from 'node:perf_hooks';
import type { BrowserContext, Page } from 'playwright-core';
import type { ModuleRelease } from '@tayyib/shared/contracts';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { loadChunk, openRuntime } from '../support/moduleRuntime';
import { copyNewestDist } from '../support/copyDist';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';
import {
  tamperingsBeforeStart,
  flipped,
  folderPath,
  showsUnavailable,
  scriptsRun,
} from '../support/tampering';

// Whether the browser refuses every change of a published file or hash: a byte of every file of every module is flipped, and each
// hash removed, one at a time. One journey checks one module in CI.

/** The number of parallel pages. */
const PAGES = Number(process.env.PAGES ?? 3);
const pageMs = 60_000;

interface Case {
  id: string;
  what: string;
  /** Returns the problem, or nothing. */
  run: (context: BrowserContext) => Promise<string>;
}

async function onPage<Result>(context: BrowserContext, look: (page: Page) => Promise<Result>) {
  const page = await context.newPage();
  page.setDefaultTimeout(pageMs);
  try {
    return await look(page);
  } finally {
    await page.close();
  }
}

/** Checks that the page shows the notice, and that no code of the module was run. */
function refusedWhole(release: ModuleRelease): Case[] {
  const { id, descriptor } = release;
  const path = descriptor.routes[0]?.path ?? '/';
  return tamperingsBeforeStart(release).map((tampering) => ({
    id,
    what: tampering.what,
    run: (context) =>
      onPage(context, async (page) => {
        const look = () => showsUnavailable(page, path);
        const run = await scriptsRun(page, folderPath(release), tampering, look);
        return run.length === 0 ? '' : `${run.join(', ')} was run`;
      }),
  }));
}

/** A chunk loaded later by the module's code: the file is refused, and the import rejects. */
function refusedLater(release: ModuleRelease): Case[] {
  const folder = folderPath(release);
  const files = Object.keys(release.integrity).filter((file) => file !== release.entry);
  return files.map((file) => ({
    id: release.id,
    what: `a byte of ${file}`,
    run: (context) =>
      onPage(context, async (page) => {
        await openRuntime(page, release);
        let outcome = '';
        const look = async () => {
          outcome = await loadChunk(page, release, file);
        };
        const run = await scriptsRun(page, folder, { address: folder + file, change: flipped }, look);
        if (run.includes(folder + file)) return 'it was run';
        if (outcome === 'loaded') return 'it was taken for what it should be';
        // unchanged, the same file loads
        const again = await loadChunk(page, release, file);
        return again === 'loaded' ? '' : `unchanged, it was refused too: ${again}`;
      }),
  }));
}

const ids = moduleFolders().map((folder) => folder.slice('mfe-'.length));
const { dist, releaseOf, remove } = copyNewestDist(ids);
const [product, browser] = await Promise.all([startProduct({ DIST_DIR: dist }), openBrowser()]);
const startedAt = performance.now();
try {
  const context = await browser.newContext({ baseURL: product.address });
  const data = { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 };
  await context.request.post('/api/login', { data });

  const releases = ids.map(releaseOf);
  const cases = releases.flatMap((release) => [...refusedWhole(release), ...refusedLater(release)]);
  const waiting = [...cases];
  const failed: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const problem = await next.run(context).catch(String);
      if (problem) failed.push(`${next.id}: ${next.what}: ${problem}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES }, work));

  console.log(
    `${'module'.padEnd(12)} ${'files'.padStart(6)} ${'changes'.padStart(8)} ${'refused'.padStart(8)}`,
  );
  for (const { id, integrity } of releases) {
    const own = cases.filter((each) => each.id === id).length;
    const refused = own - failed.filter((line) => line.startsWith(`${id}: `)).length;
    const row = [Object.keys(integrity).length, own, refused].map((count) => String(count).padStart(8));
    console.log(`${id.padEnd(11)}${row.join(' ')}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const refused = cases.length - failed.length;
  console.log(`${refused} of ${cases.length} refused (bar: all), in ${seconds} s`);
  for (const line of failed) console.log(`  not refused: ${line}`);
  if (failed.length > 0 || cases.length === 0) process.exitCode = 1;
} finally {
  await Promise.all([browser.close(), product.stop()]);
  remove();
}
