import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { inRoot } from '../../build/paths.mjs';
import { demoPassword } from '../../server/src/seed/demoAccounts';
import { openBrowser } from '../support/openBrowser';
import { startProduct } from '../support/startProduct';

// Contact sheets for human eyes: every page at three widths in both themes, a sheet each, in the folder SHEETS (.cache/sheets).
// ONLY=/plan,/stock takes some pages.

const folder = process.env['SHEETS'] ?? inRoot('.cache', 'sheets');
const only = process.env['ONLY']?.split(',');
const widths = [390, 820, 1440] as const;
const themes = ['light', 'dark'] as const;
const heights = { 390: 844, 820: 1180, 1440: 900 } as const;
const thumbnailPx = 360;
/** Its skeletons are what it shows. */
const showsSkeletons = '/staff/design';
const READY_MS = 300_000;
const PAGE_MS = 60_000;

/** Pages by the account that opens them; null is a visitor. */
const pages: readonly (readonly [account: string | null, paths: readonly string[]])[] = [
  [
    null,
    [
      '/',
      '/login',
      '/register',
      '/forgotpassword',
      '/status',
      '/plans',
      '/plan',
      '/about_us',
      '/blogs',
      '/ScreeningCriteriapage',
      '/Financial_Screening_Parameters',
      '/privacy-policy',
      '/nowhere',
    ],
  ],
  [
    'pro@tayyib.example',
    [
      '/dashboard',
      '/watchlist',
      '/profile',
      '/notification',
      '/help_center',
      '/plan',
      '/community',
      '/stock?isin=TCS',
      '/stock?isin=ITC',
      ...['overview', 'financials', 'chart', 'peers', 'actions', 'filings'].map(
        (part) => `/stock?isin=TCS&part=${part}`,
      ),
      '/stock',
      '/similarstock?isin=TCS',
      '/portfolio',
      '/stock_screener',
      '/screener',
      '/iposcreen',
      '/industry',
      '/indices',
      '/indices_stocks?id=nifty-50',
      '/mutualfund',
      '/gold_silver',
      '/tais_screening_criteria',
      '/our_shariah_advisor',
      '/consultations',
      '/zakat-calculator',
      '/purification-calculator',
      '/purification-ledger',
      '/video_login',
      '/chat2',
    ],
  ],
  [
    'admin@tayyib.example',
    [
      '/staff/modules',
      '/staff/feeds',
      '/staff/standards',
      '/staff/alerts',
      '/staff/jobs',
      '/staff/people',
      '/staff/design',
    ],
  ],
];

const product = await startProduct({ SAMPLE: 'full' }, READY_MS);
const browser = await openBrowser();
try {
  await mkdir(folder, { recursive: true });
  for (const width of widths) for (const theme of themes) await drawSheet(browser, width, theme);
} finally {
  await browser.close();
  await product.stop();
}

async function drawSheet(to: Browser, width: (typeof widths)[number], theme: (typeof themes)[number]) {
  const shots: { name: string; image: string }[] = [];
  for (const [account, paths] of pages) {
    const wanted = paths.filter((path) => only === undefined || only.includes(path));
    if (wanted.length === 0) continue;
    const context = await to.newContext({
      baseURL: product.address,
      viewport: { width, height: heights[width] },
    });
    await context.addInitScript(`localStorage.setItem('theme', '${String(theme === 'dark')}')`);
    if (account !== null) {
      const data = { email: account, password: demoPassword, deviceType: 0 };
      const answer = await context.request.post('/api/login', { data, timeout: READY_MS });
      if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(PAGE_MS);
    for (const path of wanted) {
      await page.goto(path);
      await isWhole(page, path === showsSkeletons);
      const isDark = await page.evaluate(() => document.documentElement.classList.contains('dark'));
      if (isDark !== (theme === 'dark')) throw new Error(`${path} is not ${theme}.`);
      const image = await page.screenshot({ type: 'jpeg', quality: 70 });
      shots.push({ name: path, image: image.toString('base64') });
    }
    await context.close();
  }
  const file = join(folder, `${width}-${theme}`);
  await writeFile(`${file}.html`, sheetOf(shots));
  const view = await to.newPage({ viewport: { width: 5 * (thumbnailPx + 16) + 16, height: 900 } });
  await view.setContent(sheetOf(shots));
  await view.screenshot({ path: `${file}.jpg`, type: 'jpeg', quality: 75, fullPage: true });
  await view.close();
  console.log(`${file}.jpg: ${shots.length} pages`);
}

/** Waits until the page shows its content; one that keeps loading is drawn as it is. */
async function isWhole(page: Page, hasSkeletons: boolean): Promise<void> {
  await page.locator('h1').first().waitFor();
  if (hasSkeletons) return;
  await page
    .waitForFunction(
      () =>
        !document.querySelector(
          'main .ant-skeleton, main [aria-label="Loading, please wait..."], main [aria-busy="true"]',
        ) &&
        [...document.querySelectorAll('main [role="status"]')].every(
          ({ textContent }) => !textContent.startsWith('Loading'),
        ),
    )
    .catch(() => console.error(`${page.url()} keeps loading.`));
}

function sheetOf(shots: readonly { name: string; image: string }[]): string {
  const figures = shots.map(
    ({ name, image }) =>
      `<figure style="margin:0"><figcaption>${name}</figcaption><img src="data:image/jpeg;base64,${image}" style="width:100%"></figure>`,
  );
  const grid = `display:grid;grid-template-columns:repeat(5,${thumbnailPx}px);gap:16px`;
  return `<body style="${grid};margin:16px;background:#888;font:12px sans-serif">${figures.join('')}</body>`;
}
