import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findChromium } from '../../scripts/lib/findChromium.mjs';
import { inRoot } from '../../build/paths.mjs';
import { moduleFolders } from '../../build/buildTargets.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { bearerToken } from '../support/bearerToken';
import { freshStore } from '../support/run/runClient';
import { startProduct, type Product } from '../support/startProduct';
import { allFaults, type Fault } from './faults';
import { faultyDist } from './faultyDist';

interface Place {
  id: string;
  path: string;
  title: string;
}

/** The first page of each module. */
const places: Place[] = moduleFolders().map((folder) => {
  const { id, routes }: { id: string; routes: { path: string; title: string }[] } = JSON.parse(
    readFileSync(inRoot(folder, 'module.json'), 'utf8'),
  );
  return { id, path: routes[0]?.path ?? '', title: routes[0]?.title ?? '' };
});

/** The timeout of a wait on a page; a hanging module has its own 20 s (`faultyDist`). */
const pageMs = 120_000;
/** With more pages at once than processors, loading a module may take longer than its own timeout. */
const pagesAtOnce = 2;
/** The timeout of one fault with every module. */
const faultMs = 900_000;
jest.setTimeout(faultMs);

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const key = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const describeWithBrowser = findChromium() ? describe : describe.skip;
if (!findChromium()) console.warn('Skipped the chaos matrix: Chromium was not found; set CHROME_PATH.');

describeWithBrowser('a fault of one module', () => {
  const { dist, remove } = findChromium() ? faultyDist() : { dist: '', remove: () => {} };
  let product: Product;
  let browser: Browser;
  let token: string;
  let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>;

  beforeAll(async () => {
    const store = await freshStore();
    [product, browser] = await Promise.all([
      startProduct({ DATABASE_URL: store, DIST_DIR: dist, MODULE_SIGNING_KEY: key }),
      openBrowser(),
    ]);
    const context = await browser.newContext({ baseURL: product.address });
    // administrators may open the pages of every module
    const data = { email: 'admin@tayyib.example', password: demoPassword, deviceType: 0 };
    expect((await context.request.post('/api/login', { data })).ok()).toBe(true);
    // the dialog of the terms would cover the navigation
    const terms = await context.request.put('/api/consents/community-terms', {
      data: { isGiven: true },
      headers: { origin: product.address },
    });
    expect(terms.ok() ? '' : await terms.text()).toBe('');
    signedIn = await context.storageState();
    await context.close();
    const staff = await browser.newContext({ baseURL: product.address });
    token = await bearerToken(staff.request, 'staff@tayyib.example');
    await staff.close();
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    remove();
  });

  const cells = allFaults(key).map((fault, index) => ({ name: fault.name, fault, index }));
  it.each(cells)('$name: the rest works, and it recovers without a reload', async ({ fault, index }) => {
    const results: string[] = [];
    for (let start = 0; start < places.length; start += pagesAtOnce) {
      const together = places.slice(start, start + pagesAtOnce);
      const done = together.map((place) => runFault(fault, place, othersOf(place, index)));
      results.push(...(await Promise.all(done)));
    }
    expect(results).toEqual(places.map(({ id }) => `${id}: reported, the others worked, recovered`));
  });

  /** The modules for administrators alone. */
  const restricted = new Set<string>();

  /** Makes open pages refetch the registry: whom a module is for changes, but administrators are always among them. */
  async function changeRegistry(id: string): Promise<void> {
    if (!restricted.delete(id)) restricted.add(id);
    const roles = restricted.has(id) ? ['admin'] : [];
    const reply = await fetch(new URL(`/api/staff/modules/${id}/audience`, product.address), {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        audience: { plans: [], roles, users: [] },
        why: 'The reply was faulty.',
      }),
    });
    expect(reply.ok ? '' : await reply.text()).toBe('');
  }

  /** Waits until the page has refetched and processed the registry. */
  async function refetchRegistry(page: Page, id: string): Promise<void> {
    const reply = page.waitForResponse('**/api/modules');
    await changeRegistry(id);
    await (await reply).finished();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 10_000 })));
  }

  async function runFault(fault: Fault, place: Place, others: readonly Place[]): Promise<string> {
    const context = await browser.newContext({ baseURL: product.address, storageState: signedIn });
    const page = await context.newPage();
    page.setDefaultTimeout(pageMs);
    try {
      await fault.begin(page, place.id);
      // a script that hangs delays the event `load`
      await page.goto(place.path, { waitUntil: 'domcontentloaded' });
      const notice = page.getByRole('alert').filter({ hasText: `${place.title} is not available right now` });
      await notice.waitFor();
      const opened = await page.evaluate(() => performance.timeOrigin);

      for (const other of others) {
        await goTo(page, other.path);
        await works(page);
      }
      // by click, so the navigation works
      await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).first().click();
      await page.getByRole('heading', { level: 1, name: /Assalamu Alaikum/ }).waitFor();

      await goTo(page, place.path);
      await notice.waitFor();
      await fault.end(page);
      if (fault.isOfRegistry) await refetchRegistry(page, place.id);
      if (!fault.arrivesLate) await notice.getByRole('button', { name: 'Retry' }).click();
      await works(page);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
      return `${place.id}: reported, the others worked, recovered`;
    } catch (error) {
      const shown = await page
        .locator('main')
        .innerText()
        .catch(() => 'nothing');
      return `${place.id}: ${String(error).slice(0, 300)}\nIt showed: ${shown.slice(0, 300)}`;
    } finally {
      await context.close();
    }
  }
});

/**
 * The modules that are visited while one is damaged: one that changes with the fault, so that each pair meets two faults or more,
 * or with `CHAOS_OTHERS=all` every other module.
 */
function othersOf(place: Place, faultIndex: number): Place[] {
  const start = places.indexOf(place) + 1;
  const others = [...places.slice(start), ...places.slice(0, start - 1)];
  if (process.env['CHAOS_OTHERS'] === 'all') return others;
  return others.slice(faultIndex % others.length).slice(0, 1);
}

/** Navigates like a router link, without a reload. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits for the heading of a module's page, and checks that there is no failure notice. */
async function works(page: Page): Promise<void> {
  await page.locator('main h1:not(:text("is not available"))').first().waitFor();
  expect(await page.getByText('is not available right now').count()).toBe(0);
}
