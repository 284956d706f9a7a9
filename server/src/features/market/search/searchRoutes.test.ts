import type { SearchReply, StockPage } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../database/schema/facts/factsTables';
import { buildSampleApp, signedIn } from '../../../testing';
import { feedByName } from '../../facts/ingest/importing/importFiles';
import { runFeed } from '../../facts/ingest/feeds/runFeed';
import { sourceFile } from '../../facts/ingest/feeds/SourceFile';

const closes =
  'Index Name,Index Date,Open Index Value,High Index Value,Low Index Value,Closing Index Value,Points Change,Change(%),Volume,Turnover (Rs. Cr.),P/E,P/B,Div Yield\n' +
  ['Nifty 50', 'Nifty IT', 'Nifty50 Shariah']
    .map((name) => `${name},18-06-2026,1,1,1,1,0,0,1,1,20,3,1\n`)
    .join('');
const navs =
  'Scheme Code;ISIN Div Payout/ ISIN Growth;ISIN Div Reinvestment;Scheme Name;Net Asset Value;Date\n\n' +
  'Open Ended Schemes(Equity Scheme - Thematic)\n\nTata Mutual Fund\n\n' +
  '119172;INF277K01MK7;-;Tata Ethical Fund - Direct Plan;400.5;21-Aug-2026\n' +
  '119173;INF277K01ML5;-;Tata Large Cap Fund - Direct Plan;500.5;21-Aug-2026\n' +
  '100325;INF277K01MM3;-;Old Unit Linked Scheme;12.5;21-Aug-2026\n';
const renamings = [
  // names as NSE's list of changes states them, which may be older than today's
  'Reliance Petro Works Limited,RELPET,RELIANCE,04-MAY-2018',
  'Tata Consultancy Services Limited,TCSOLD,TCS,15-JUN-2010',
]
  .map((line) => `${line}\n`)
  .join('');

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  for (const [name, file, text] of [
    ['index-closes', 'ind_close_all_18062026.csv', closes],
    ['amfi-nav', 'NAVAll.txt', navs],
    ['symbol-changes', 'symbolchange.csv', renamings],
  ] as const) {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    const report = await runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-08-21'));
    expect(report).toMatchObject({ outcome: 'stored' });
  }
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const search = async (text: string, by = '') =>
  (await app.inject({ url: `/api/search?q=${encodeURIComponent(text)}${by}`, headers })).json<SearchReply>();
const topicsOf = async (text: string) =>
  (await search(text)).topics?.map(({ type, name }) => `${type}: ${name}`);

it.each([
  ['nifty it', ['index: Nifty IT']],
  ['ethical fund', ['fund: Tata Ethical Fund - Direct Plan']],
  ['information tech', ['industry: Information Technology']],
  ['119173', ['fund: Tata Large Cap Fund - Direct Plan']],
])('finds %s among indices, industries and funds', async (text, names) => {
  expect(await topicsOf(text)).toEqual(names);
});

it.each([
  ['larsen and toubro', 'LT'],
  ['Mahindra and Mahindra', 'M&M'],
  ['mahindra and mah', 'M&M'],
  ['M and M', 'M&M'],
  ['adani ports & special', 'ADANIPORTS'],
  ['NSE:INFY', 'INFY'],
  ['INFY.NS', 'INFY'],
  ['INFY-EQ', 'INFY'],
  ['BSE:500325', 'RELIANCE'],
  ['500325.BO', 'RELIANCE'],
  ['bajaj-auto', 'BAJAJ-AUTO'],
])('finds %s first, as people and other sites write it', async (text, code) => {
  const { stocks } = await search(text);
  expect(stocks[0]?.stock_code).toBe(code);
});

it('finds companies by name, code and misspelling beside them', async () => {
  for (const text of ['reliance ind', '500325', 'relaince']) {
    const { stocks } = await search(text);
    expect(stocks[0]?.stock_code).toBe('RELIANCE');
  }
  const { stocks, topics } = await search('tata');
  expect(stocks.length).toBeGreaterThan(3);
  expect(topics?.map(({ name }) => name)).toEqual([
    'Tata Ethical Fund - Direct Plan',
    'Tata Large Cap Fund - Direct Plan',
  ]);
});

describe('digits in a search', () => {
  it('find the company with that code, and nothing without those digits', async () => {
    const { stocks, ipos, topics } = await search('500325');
    expect(stocks.map(({ stock_code }) => stock_code)).toEqual(['RELIANCE']);
    expect([ipos, topics]).toEqual([[], []]);
  });

  it('find the codes that begin with them', async () => {
    const { stocks, topics } = await search('5003');
    expect(stocks.length).toBeGreaterThan(0);
    const listed = await app.db.select().from(securities);
    const codes = new Map(listed.map(({ isin, bseCode }) => [isin, bseCode]));
    for (const { isin } of stocks) expect(codes.get(isin)).toMatch(/^5003/);
    expect(topics).toEqual([]);
  });

  it('find nothing where a digit is wrong', async () => {
    expect(await search('500329999')).toEqual({ stocks: [], ipos: [], topics: [] });
  });
});

describe('a company that was renamed', () => {
  it.each([
    ['relpet', 'RELIANCE', 'RELPET'],
    ['relpe', 'RELIANCE', 'RELPET'],
    ['tcsold', 'TCS', 'TCSOLD'],
    ['reliance petro', 'RELIANCE', 'Reliance Petro Works Limited'],
  ])('is found by %s, with what it was called', async (text, code, formerly) => {
    const [first] = (await search(text)).stocks;
    expect(first).toMatchObject({ stock_code: code, formerly });
  });

  it.each(['tcs', 'tata consultancy', 'reliance', '500325', 'relaince'])(
    'says nothing of it where %s is what it is called today',
    async (text) => {
      const [first] = (await search(text)).stocks;
      expect(first).toBeDefined();
      expect(first).not.toHaveProperty('formerly');
    },
  );
});

it('shows no misspelt match of one kind beside a sound one of another', async () => {
  const { stocks, topics, ipos } = await search('tata');
  const names = [
    ...stocks.map(({ stock, stock_code }) => `${stock} ${stock_code}`),
    ...(topics ?? []).map(({ name }) => name),
  ];
  for (const name of [...names, ...ipos.map(({ company_name }) => company_name)])
    expect(name).toMatch(/tata/i);
});

it('shows the verdicts of the standard asked for', async () => {
  const letters = [...'aeiou'].map((letter) => search(letter));
  const byDefault = (await Promise.all(letters)).flatMap(({ stocks }) => stocks);
  const differing = [];
  for (const { isin, badge } of byDefault) {
    const page = await app.inject({ url: `/api/stocks/${isin}`, headers });
    const { verdicts } = page.json<StockPage>();
    const other = verdicts.find(({ standard }) => standard.id === 'MSCI');
    if (other && badgeOf(other.status) !== badge) differing.push({ isin, badge: badgeOf(other.status) });
  }
  const [first] = differing;
  expect(first).toBeDefined();
  const { stocks } = await search(first?.isin ?? '', '&standard=MSCI');
  expect(stocks.map(({ isin, badge }) => ({ isin, badge }))).toEqual([first]);
});

describe('a text that was searched before', () => {
  const store = async (feedName: string, file: string, text: string) => {
    const feed = feedByName(feedName);
    if (feed === undefined) throw new Error(`There is no feed ${feedName}.`);
    const report = await runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-08-24'));
    expect(report).toMatchObject({ outcome: 'stored' });
  };

  it('finds a company by its new name', async () => {
    expect((await search('zenith')).stocks).toEqual([]);
    await app.db.update(securities).set({ name: 'Zenith Limited' }).where(eq(securities.symbol, 'TCS'));
    expect((await search('zenith')).stocks.map(({ stock }) => stock)).toEqual(['Zenith Limited']);
  });

  it('finds an index and a fund that were added', async () => {
    expect((await search('moonrise')).topics).toEqual([]);
    await store(
      'index-closes',
      'ind_close_all_19062026.csv',
      closes.replaceAll('18-06-2026', '19-06-2026').replace('Nifty IT', 'Moonrise 30'),
    );
    expect(await topicsOf('moonrise')).toEqual(['index: Moonrise 30']);
    const nextNavs = navs.replaceAll('21-Aug-2026', '24-Aug-2026');
    await store('amfi-nav', 'NAVAll.txt', nextNavs.replace('Tata Ethical Fund', 'Moonrise Fund'));
    expect(await topicsOf('moonrise')).toEqual(['index: Moonrise 30', 'fund: Moonrise Fund - Direct Plan']);
  });

  it('is answered as before, and without a body to those who have the reply', async () => {
    const ask = (sent = {}) =>
      app.inject({ url: '/api/search?q=reliance', headers: { ...headers, ...sent } });
    const first = await ask();
    const again = await ask({ 'if-none-match': String(first.headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask()).json()).toEqual(first.json());
  });
});
