import type { SearchReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
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
  '119173;INF277K01ML5;-;Tata Large Cap Fund - Direct Plan;500.5;21-Aug-2026\n';

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  for (const [name, file, text] of [
    ['index-closes', 'ind_close_all_18062026.csv', closes],
    ['amfi-nav', 'NAVAll.txt', navs],
  ] as const) {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    const report = await runFeed(app.db, feed, sourceFile(file, Buffer.from(text), '2026-08-21'));
    expect(report).toMatchObject({ outcome: 'stored' });
  }
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

const search = async (text: string) =>
  (await app.inject({ url: `/api/search?q=${encodeURIComponent(text)}`, headers })).json<SearchReply>();
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
