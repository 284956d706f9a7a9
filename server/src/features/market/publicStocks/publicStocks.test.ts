import { mkdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type {
  PublicHome,
  PublicListReply,
  PublicOverview,
  PublicSearchReply,
  PublicStockReply,
  ScreenReply,
  StockPage,
} from '@tayyib/shared/contracts';
import { homeQuestions } from '@tayyib/shared/home-questions';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../database/schema/facts/factsTables';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import { sessionCookie } from '../../../plugins/session/sessionCookie';
import { buildSampleApp, signedIn, temporaryFolder } from '../../../testing';
import { feedByName } from '../../facts/ingest/importing/importFiles';
import { runFeed } from '../../facts/ingest/feeds/runFeed';
import { sourceFile } from '../../facts/ingest/feeds/SourceFile';

let distDir: string;
let app: FastifyInstance;
let premium: Record<string, string>;

/** Stands for the shell's build. */
const html = `<title>__TITLE__</title><meta name=description content=__DESCRIPTION__><meta name=robots content=__ROBOTS__>
  <link rel=canonical href=__ADDRESS__><script src="/assets/main.1a2b3c4d.js"></script>__STRUCTURED_DATA__
  <div id="root" data-page="__PAGE__">__CONTENT__</div>__PAGE_DATA__`;
const renderer = `export const renderPages = async () => ({});
  let rendered = 0;
  export const renderPage = async (path, contact, { of }) => '<h1>' + of + ' at ' + path + ', ' + (rendered += 1) + '</h1>';`;

beforeAll(async () => {
  distDir = temporaryFolder('dist');
  mkdirSync(path.join(distDir, 'shell'));
  writeFileSync(path.join(distDir, 'shell', 'index.html'), html);
  writeFileSync(path.join(distDir, 'shell', 'page-renderer.1a2b3c4d.mjs'), renderer);
  app = await buildSampleApp({ distDir });
  const feed = feedByName('symbol-changes');
  if (feed === undefined) throw new Error('There is no feed of changed symbols.');
  const renaming = 'Reliance Petro Works Limited,RELPET,RELIANCE,04-MAY-2018\n';
  await runFeed(app.db, feed, sourceFile('symbolchange.csv', Buffer.from(renaming), '2026-08-21'));
  premium = await signedIn(app, 'paro');
});
afterAll(async () => {
  await app.close();
  await rm(distDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const api = async <Reply>(url: string) => (await get(`/api/public/${url}`)).json<Reply>();
const decoded = (body: string) =>
  body.replaceAll(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)));

/** A company whose verdict by the default standard fails on a ratio, as lists with a plan show it. */
async function failingOnDebt() {
  const { rows } = (await get('/api/stocks?badge=non_compliant&pageSize=100', premium)).json<ScreenReply>();
  const row = rows.find(({ shariah_status, debt }) => shariah_status === 4 && debt !== null);
  if (!row) throw new Error('No company of the sample fails on debt.');
  return row;
}

describe('the public page of a stock', () => {
  it('answers without an account: verdict, every standard with its reason, price, and what is missing', async () => {
    const { stock } = await api<PublicStockReply>('stocks/reliance');
    expect(stock).toMatchObject({ code: 'RELIANCE', isin: 'INE002A01018' });
    expect(stock?.verdicts.map(({ standard }) => standard)).toEqual([
      'TASIS',
      'AAOIFI',
      'SP',
      'DOW_JONES',
      'MSCI',
      'FTSE_YASAAR',
      'SC_MALAYSIA',
    ]);
    expect(stock?.verdicts.every(({ reason }) => reason.length > 10)).toBe(true);
    const page = (await get('/api/stocks/RELIANCE', premium)).json<StockPage>();
    expect(stock?.badge).toBe(page.badge);
    expect(stock?.missing).toHaveLength(page.verdicts[0]?.missing.length ?? NaN);
  });

  it('has no ratio of any company, in words or figures', async () => {
    const { isin, debt, stock_code: code } = await failingOnDebt();
    const page = (await get(`/api/stocks/${isin}`, premium)).json<StockPage>();
    expect(page.verdicts[0]?.reasons[0]).toContain(`${((debt ?? 0) * 100).toFixed(2)}%`);
    const ratios = page.verdicts.flatMap(({ ratios: all }) => all.map(({ value }) => value));
    const shown = [await get(`/halal/${code}`), await get(`/api/public/stocks/${code}`)];
    for (const { body } of shown) {
      expect(body).toMatch(/above the limit of/);
      for (const ratio of ratios) {
        if (ratio === null || ratio === 0) continue;
        expect(body).not.toContain(`${(ratio * 100).toFixed(2)}%`);
        expect(body).not.toContain(String(ratio));
      }
    }
  });

  it('offers compliant companies, of a wider class where the narrow one has none', async () => {
    const { data: stocks } = (await get('/api/stocksall', premium)).json<{
      data: { isin: string; badge: string }[];
    }>();
    for (const { isin, badge } of stocks) {
      const { stock } = await api<PublicStockReply>(`stocks/${isin}`);
      if (badge === 'compliant') expect(stock?.alternatives).toBeNull();
      else expect(stock?.alternatives?.rows.length).toBeGreaterThan(0);
      expect(stock?.alternatives?.rows.every((row) => row.badge === 'compliant') ?? true).toBe(true);
    }
  });

  it('is named for search engines, with its canonical address and structured data', async () => {
    const { body, statusCode } = await get('/halal/TCS?utm_source=mail');
    expect(statusCode).toBe(200);
    expect(decoded(body)).toContain(
      '<title>Is Tata Consultancy Services Limited (TCS) halal? · Tayyib</title>',
    );
    expect(decoded(body)).toMatch(/rel=canonical href=http:\/\/[^/>]+\/halal\/TCS>/);
    expect(body).toContain('content=index>');
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const { '@graph': graph } = JSON.parse(block);
    expect(graph[0]).toMatchObject({
      '@type': 'FAQPage',
      about: { name: 'Tata Consultancy Services Limited', identifier: { value: 'INE467B01029' } },
      mainEntity: [
        {
          '@type': 'Question',
          acceptedAnswer: { '@type': 'Answer', text: expect.stringContaining('by TASIS') },
        },
      ],
    });
    expect(graph[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('is rendered with its data, once for everyone', async () => {
    const first = (await get('/halal/INFY')).body;
    expect(first).toMatch(
      /data-page="&#47;halal|data-page="\/halal\/INFY"><h1>stock at \/halal\/INFY, \d+<\/h1>/,
    );
    const [, block = ''] = /id="page-data">(.*?)<\/script>/s.exec(first) ?? [];
    expect(JSON.parse(block)).toMatchObject({ of: 'stock', id: 'INFY', reply: { stock: { code: 'INFY' } } });
    expect((await get('/halal/INFY')).body).toBe(first);
  });

  it('carries nothing of a person: with a session it is not the stored page, and everyone else gets the same bytes', async () => {
    const visitor = await get('/halal/WIPRO');
    const again = await get('/halal/WIPRO', { cookie: 'theme=dark', 'user-agent': 'other' });
    expect(again.body).toBe(visitor.body);
    const user = await get('/halal/WIPRO', premium);
    expect(user.body).not.toContain('<h1>stock at');
    expect(user.body).not.toContain('id="page-data"');
    expect(user.headers).toMatchObject({
      'cache-control': 'private, no-cache',
      vary: expect.stringMatching(/cookie/),
    });
    for (const { body } of [visitor, user]) expect(body).not.toMatch(/paro/i);
    expect(visitor.headers).not.toHaveProperty('set-cookie');
  });

  it.each([
    ['/halal/tcs', '/halal/TCS'],
    ['/HALAL/TCS', '/halal/TCS'],
    ['/halal/TCS/', '/halal/TCS'],
    ['/halal/INE467B01029', '/halal/TCS'],
    ['/halal/500325', '/halal/RELIANCE'],
    ['/halal/RELPET', '/halal/RELIANCE'],
  ])('moves %s to %s for good', async (from, to) => {
    const { statusCode, headers } = await get(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  });

  it.each(['/halal/M%26M', '/halal/M&M'])('opens %s, a code with a sign', async (address) => {
    const { statusCode, body } = await get(address);
    expect(statusCode).toBe(200);
    expect(decoded(body)).toMatch(/rel=canonical href=http:\/\/[^/>]+\/halal\/M%26M>/);
  });

  it('answers an unknown code with 404 and the nearest names', async () => {
    const { statusCode, body } = await get('/halal/RELIANSE');
    expect(statusCode).toBe(404);
    expect(body).toContain('content=noindex>');
    const [, block = ''] = /id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(block).reply).toMatchObject({ stock: null, nearest: [{ code: 'RELIANCE' }] });
  });

  it.each([
    '/halal/%00',
    '/halal/%E0%A4%A',
    `/halal/${'X'.repeat(41)}`,
    '/halal/a/b/c/d',
    '/halal/letter/a/0',
    '/halal/letter/a/99',
    '/halal/verdict/constructor',
  ])('answers %s with 404', async (address) => {
    expect([400, 404]).toContain((await get(address)).statusCode);
  });

  it('lets no name end the data of a page', async () => {
    const isin = 'INE467B01029';
    const evil = '</script><script>alert(1)</script>';
    const other = await buildSampleApp({ distDir });
    await other.db.update(securities).set({ name: evil }).where(eq(securities.isin, isin));
    const { body } = await other.inject('/halal/TCS');
    expect(body).not.toContain('<script>alert');
    await other.close();
  });
});

describe('the home page', () => {
  it('is rendered with what is on file: counts as of the lists, changes, and one verdict with its ratios', async () => {
    const { body } = await get('/');
    expect(body).toContain('<h1>home at /,');
    const [, block = ''] = /id="page-data">(.*?)<\/script>/s.exec(body) ?? [];
    const { of, reply } = JSON.parse(block);
    expect(of).toBe('home');
    expect(reply).toEqual(await api<PublicHome>('home'));
    const home: PublicHome = reply;
    expect(home.counts).toEqual((await api<PublicOverview>('stocks')).counts);
    const { example } = home;
    const page = (await get(`/api/stocks/${example?.stock.isin}`, premium)).json<StockPage>();
    expect(page.badge).toBe('compliant');
    const filed = page.verdicts[0]?.ratios.map(({ id, limit, value, bounds }) => ({
      id,
      limit,
      value: value ?? bounds?.most,
    }));
    expect(example?.ratios.map(({ id, limit, value }) => ({ id, limit, value }))).toEqual(filed);
  });

  it('counts the changes of this month by the default standard', async () => {
    const { day } = await api<PublicHome>('home');
    const at = (date: string) => new Date(`${date}T10:00:00Z`);
    const other = await buildSampleApp();
    const change = { isin: 'INE467B01029', from: 3, to: 1, cause: 'a' } as const;
    await other.db.delete(statusChanges);
    await other.db.insert(statusChanges).values([
      { ...change, standard: 'TASIS', at: at(day) },
      { ...change, standard: 'MSCI', at: at(day) },
      { ...change, standard: 'TASIS', at: at('2020-01-31') },
    ]);
    const home = (await other.inject('/api/public/home')).json<PublicHome>();
    expect(home.changedThisMonth).toBe(1);
    await other.close();
  });

  it('has its questions and its search in the terms of search engines', async () => {
    const { body } = await get('/', { host: 'tayyib.example' });
    const [, block = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
    const [site, faq] = JSON.parse(block)['@graph'];
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'http://tayyib.example/halal?q={search_term_string}' },
      },
    });
    expect(faq).toMatchObject({ '@type': 'FAQPage' });
    expect(faq.mainEntity).toHaveLength(homeQuestions.length);
  });
});

describe('the page of a stock with an account', () => {
  it('is the public page for a visitor, and itself for everyone with a session', async () => {
    const visitor = await get('/stock?isin=INE467B01029', { 'sec-fetch-dest': 'document' });
    expect([visitor.statusCode, visitor.headers.location]).toEqual([302, '/halal/TCS']);
    for (const headers of [premium, { cookie: `${sessionCookie}=old` }]) {
      const { statusCode, body } = await get('/stock?isin=INE467B01029', headers);
      expect(statusCode).toBe(200);
      expect(body).toContain('content=noindex>');
      expect(decoded(body)).toContain('Is Tata Consultancy Services Limited (TCS) halal?');
    }
    expect((await get('/stock?isin=NOSUCH')).statusCode).toBe(404);
    expect((await get('/stock')).statusCode).not.toBe(302);
  });
});

describe('public lists', () => {
  it('have every company under its letter, verdict and industry, as many as they count', async () => {
    const overview = await api<PublicOverview>('stocks');
    const all = overview.letters.reduce((sum, { total }) => sum + total, 0);
    const { compliant, non_compliant, under_review } = overview.counts;
    expect(all).toBe(compliant + non_compliant + under_review);
    for (const { id, total } of overview.letters) {
      const { list } = await api<PublicListReply>(`lists/letter/${id}/1`);
      expect(list?.rows).toHaveLength(total);
    }
    const { list } = await api<PublicListReply>('lists/verdict/compliant/1');
    expect(list?.rows).toHaveLength(compliant);
    expect(await api<PublicListReply>('lists/verdict/none/1')).toEqual({ list: null });
  });

  it('answer every link', async () => {
    const overview = await api<PublicOverview>('stocks');
    const links = [
      ...overview.letters.map(({ id }) => `/halal/letter/${id}`),
      ...overview.industries.map(({ id }) => `/halal/industry/${id}`),
      ...overview.indices.map(({ id }) => `/halal/index/${id}`),
      ...overview.compliant.map(({ code }) => `/halal/${encodeURIComponent(code)}`),
    ];
    expect(links.length).toBeGreaterThan(20);
    for (const link of links) expect([link, (await get(link)).statusCode]).toEqual([link, 200]);
  });
});

it.each([
  ['reliance industries', '/halal/RELIANCE'],
  ['relianse', '/halal/relianse'],
  ['M&M', '/halal/M%26M'],
])('opens the page of %s where a form without scripts searches for it', async (text, to) => {
  const { statusCode, headers } = await get(`/halal?q=${encodeURIComponent(text)}`);
  expect([statusCode, headers.location]).toEqual([302, to]);
});

it('finds companies for visitors, also misspelt ones, and refuses what is no search', async () => {
  for (const [text, code] of [
    ['relianse', 'RELIANCE'],
    ['larsen and toubro', 'LT'],
    ['NSE:INFY', 'INFY'],
    ['INFY.NS', 'INFY'],
  ] as const) {
    const { rows } = await api<PublicSearchReply>(`search?q=${encodeURIComponent(text)}`);
    expect(rows[0]).toMatchObject({ code });
  }
  expect((await get('/api/public/search?q=')).statusCode).toBe(400);
});

it('lists every page in sitemaps, each of which answers, and names them in robots.txt', async () => {
  const host = { host: 'tayyib.example' };
  expect((await get('/robots.txt', host)).body).toContain('Sitemap: http://tayyib.example/sitemap.xml');
  const index = (await get('/sitemap.xml', host)).body;
  const parts = [...index.matchAll(/<loc>http:\/\/tayyib\.example([^<]+)<\/loc>/g)].map(
    ([, part = '']) => part,
  );
  expect(parts).toEqual([
    '/sitemap-pages-1.xml',
    '/sitemap-stocks-1.xml',
    '/sitemap-lists-1.xml',
    '/sitemap-blog-1.xml',
  ]);
  const pages = await Promise.all(parts.map(async (part) => (await get(part, host)).body));
  const paths = pages.flatMap((body) =>
    [...body.matchAll(/<loc>http:\/\/tayyib\.example([^<]+)<\/loc>/g)].map(([, page = '']) => page),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining(['/', '/halal', '/halal/TCS', '/halal/M%26M', '/halal/letter/t']),
  );
  const ofStocks = paths.filter((page) => page.startsWith('/halal'));
  for (const page of ofStocks) expect([page, (await get(page)).statusCode]).toEqual([page, 200]);
  expect((await get('/sitemap-stocks-2.xml')).statusCode).toBe(404);
  expect((await get('/sitemap-none-1.xml')).statusCode).toBe(404);
});

it('has a feed of changed verdicts', async () => {
  await app.db.insert(statusChanges).values([
    {
      isin: 'INE467B01029',
      standard: 'TASIS',
      from: 3,
      to: 1,
      cause: 'a',
      at: new Date('2026-11-02T10:00:00Z'),
    },
    {
      isin: 'INE467B01029',
      standard: 'MSCI',
      from: 3,
      to: 1,
      cause: 'b',
      at: new Date('2026-11-03T10:00:00Z'),
    },
  ]);
  const { body, headers } = await get('/halal/changes.atom', { host: 'tayyib.example' });
  expect(headers['content-type']).toContain('application/atom+xml');
  expect(body).toContain('<title>Tata Consultancy Services Limited: Shariah Compliant</title>');
  expect(body).toContain('<link href="http://tayyib.example/halal/TCS"/>');
  expect(body).toContain('<updated>2026-11-02T10:00:00.000Z</updated>');
  expect(body).not.toContain('2026-11-03');
});
