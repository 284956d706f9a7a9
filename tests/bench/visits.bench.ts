import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { root } from '../../build/paths.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct, type Product } from '../support/startProduct';
import { paintsOf, type Paints } from './support/paints';
import { at, summary } from './support/timings';

// What a first visit of a signed-in person costs, with an empty cache: requests, how many of them follow each other until the data of the
// page is requested, and the largest paint. BEFORE=<folder> measures another built copy of the repository beside this one, in the same
// run. LIST=1 prints every request with its step.

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const PAGES = [
  { path: '/dashboard', data: '/api/dashboard' },
  { path: '/stock?isin=RELIANCE', data: '/api/stocks/RELIANCE' },
];
/** A request takes this long while steps are counted: much longer than anything the page does itself. */
const STEP_MS = Number(process.env.STEP_MS ?? 1_500);
const WAIT_MS = 120_000;
const READY_MS = 300_000;

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  requests: number;
  /** Requests that follow each other, from the document to the data, which is the last of them. */
  stepsToData: number;
  /** From the document to the last request of any kind. */
  steps: number;
}

const newContext = (browser: Browser, baseURL: string, storageState: Session) =>
  browser.newContext({
    baseURL,
    storageState,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block',
  });

const isShown = async (page: Page) => {
  await page.locator('main h1').first().waitFor({ timeout: WAIT_MS });
  await page.waitForLoadState('networkidle');
};

/**
 * Counts the requests of a visit, and their steps: each takes the same long time, so the time at which one begins tells how many came
 * before it. They wait in the browser, where no limit of connections makes some wait for others.
 */
async function countRequests(
  browser: Browser,
  product: Product,
  session: Session,
  { path, data }: (typeof PAGES)[number],
) {
  const context = await newContext(browser, product.address, session);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const devTools = await context.newCDPSession(page);
  const seen: { step: number; path: string }[] = [];
  let startedMs: number | undefined;
  devTools.on('Fetch.requestPaused', ({ requestId, request: { url } }) => {
    startedMs ??= performance.now();
    const { pathname, search } = new URL(url);
    seen.push({ step: Math.floor((performance.now() - startedMs) / STEP_MS) + 1, path: pathname + search });
    void sleep(STEP_MS).then(() =>
      devTools.send('Fetch.continueRequest', { requestId }).catch(() => undefined),
    );
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: `${product.address}/*` }] });
  await page.goto(path);
  await isShown(page);
  await sleep(3 * STEP_MS);
  await context.close();
  if (process.env.LIST) for (const each of seen) console.log(`  ${each.step}  ${each.path}`);
  const visit: Visit = {
    requests: seen.length,
    stepsToData: seen.find((each) => each.path.split('?')[0] === data)?.step ?? NaN,
    steps: Math.max(...seen.map(({ step }) => step)),
  };
  return visit;
}

async function paintsOfVisit(
  browser: Browser,
  product: Product,
  session: Session,
  path: string,
): Promise<Paints> {
  const context = await newContext(browser, product.address, session);
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const paints = await paintsOf(page, path, isShown);
  await context.close();
  return paints;
}

async function signIn(browser: Browser, { address }: Product): Promise<Session> {
  const context = await browser.newContext({ baseURL: address });
  const data = { email: 'pro@tayyib.example', password: demoPassword, deviceType: 0 };
  await context.request.post('/api/login', { data });
  const session = await context.storageState();
  await context.close();
  return session;
}

const folders: [name: string, folder: string][] = [['now', root]];
if (process.env.BEFORE) folders.unshift(['before', process.env.BEFORE]);
const browser = await openBrowser();
const started: { name: string; product: Product; session: Session }[] = [];
try {
  for (const [name, folder] of folders) {
    const product = await startProduct({}, READY_MS, [], folder);
    started.push({ name, product, session: await signIn(browser, product) });
  }
  for (const page of PAGES) {
    for (const { name, product, session } of started) {
      const { requests, stepsToData, steps } = await countRequests(browser, product, session, page);
      console.log(
        `${page.path} ${name}: ${requests} requests, ${stepsToData} steps to ${page.data}, ${steps} in all`,
      );
    }
    const paints = new Map<string, Paints[]>(started.map(({ name }) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const { name, product, session } of round % 2 === 0 ? started : started.toReversed()) {
        const painted = await paintsOfVisit(browser, product, session, page.path);
        // the first round is warm-up
        if (round > 0) paints.get(name)?.push(painted);
      }
    }
    for (const [name, all] of paints) {
      console.log(`${page.path} ${name}: first paint ${summary(all.map(({ first }) => first))}`);
      console.log(`${page.path} ${name}: largest     ${summary(all.map(({ largest }) => largest))}`);
    }
    const [before, now] = [...paints.values()].map((all) =>
      at(
        all.map(({ largest }) => largest),
        0.5,
      ),
    );
    if (before !== undefined && now !== undefined)
      console.log(`${page.path} largest, before over now: ${(before / now).toFixed(2)} x`);
  }
} finally {
  await browser.close();
  for (const { product } of started) await product.stop();
}
