import type { PurificationReply, PurificationYearsReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../testing';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { browserOf } from '../../personal/watchlists/watchlistFixtures';
import { dayMs } from '../../../lib/durations';

const reliance = 'INE002A01018';
const source = { publisher: 'NSE', document: 'actions.csv', asOf: '2026-11-01', contentHash: 'test' };

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
  const dividend = { ...source, isin: reliance, part: 0, kind: 'dividend' } as const;
  const { day } = await listOf('listAll=true');
  await app.db.insert(corporateActions).values([
    { ...dividend, exDate: before(day, 30), subject: 'Dividend - Rs 10', dividendRupees: '10' },
    { ...dividend, exDate: before(day, 400), subject: 'Dividend - Rs 9', dividendRupees: '9' },
  ]);
});
afterAll(() => app.close());

const before = (day: string, days: number) =>
  new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);

async function listOf(query: string): Promise<PurificationReply> {
  const headers = await signedIn(app, 'paro');
  return (await app.inject({ url: `/api/purification?${query}`, headers })).json();
}

it('shows the impure part of a dividend as a range, with the accounts and their working', async () => {
  const { data, standard } = await listOf('listAll=true');
  const row = data.find(({ isin }) => isin === reliance);
  expect(standard).toMatchObject({ id: 'TASIS', edition: expect.any(String) });
  expect(row?.impureShare.least).toBeGreaterThanOrEqual(10_745 / 930_529);
  expect(row).toMatchObject({ stock_code: 'RELIANCE', badge: 'under_review', accountsTo: '2024-03-31' });
  expect(row?.document).toEqual(expect.any(String));
  expect(row?.year.impure.lines[0]).toMatchObject({ leastRupees: 107_450_000_000 });
  const [dividend] = row?.dividends ?? [];
  expect(row?.dividends).toHaveLength(1);
  expect(dividend?.impureRupees?.least).toBeCloseTo(10 * (row?.impureShare.least ?? NaN), 4);
  expect(dividend?.impureRupees?.most).toBeCloseTo(10 * (row?.impureShare.most ?? NaN), 4);
});

it('counts lines of business that are not permitted besides interest: ITC is not 2.15%', async () => {
  const row = (await listOf('listAll=true')).data.find(({ isin }) => isin === 'INE154A01025');
  expect(row?.impureShare.least).toBeGreaterThan(0.45);
  // what is among "Others" is not stated, so the share is bounded, not known
  expect(row?.impureShare.most).toBeGreaterThan(row?.impureShare.least ?? Infinity);
  const labels = row?.year.impure.lines.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['FMCG - Cigarettes', 'Hotels']));
  const { leastRupees, mostRupees } = row?.year.impure ?? {};
  expect(row?.impureRupeesPerShare?.least).toBeCloseTo((leastRupees ?? NaN) / (row?.year.shares ?? NaN), 3);
  expect(row?.impureRupeesPerShare?.most).toBeCloseTo((mostRupees ?? NaN) / (row?.year.shares ?? NaN), 3);
});

it('states the bounds that the calculator computes with', async () => {
  const headers = await signedIn(app, 'paro');
  const { data } = await listOf('listAll=true');
  const isins = data.slice(0, 50).map(({ isin }) => isin);
  const url = `/api/purification/years?isins=${isins.join(',')}`;
  const { companies } = (await app.inject({ url, headers })).json<PurificationYearsReply>();
  expect(companies.length).toBeGreaterThan(20);
  for (const { isin, years } of companies) {
    const row = data.find((each) => each.isin === isin);
    expect(row?.year).toEqual(years[0]);
  }
});

it('lists missing data separately, and every company once', async () => {
  const { data, unknown } = await listOf('listAll=true');
  const isins = [...data, ...unknown].map(({ isin }) => isin);
  expect(new Set(isins).size).toBe(isins.length);
  expect(isins).toHaveLength((await app.market.current()).dossiers.length);
  for (const { missing } of unknown) expect(missing).toMatch(/\.$/);
  // a share of anything from none to all is no figure
  for (const { impureShare } of data) expect(impureShare.most - impureShare.least).toBeLessThan(1);
});

it('leaves out unwatched companies, unless all are requested', async () => {
  const paro = await browserOf(app, 'paro');
  expect((await listOf('')).data).toEqual([]);
  await paro.place('RELIANCE', [await paro.create('Mine')]);
  const own = await listOf('listAll=false');
  expect([...own.data, ...own.unknown].map(({ isin }) => isin)).toEqual([reliance]);
});

it('sends no figures of purification twice, and none to plans without detail', async () => {
  const headers = await signedIn(app, 'paro');
  const url = '/api/purification?listAll=true';
  const { etag } = (await app.inject({ url, headers })).headers;
  const again = await app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  // an earlier release sent strong tags, and a cache may list several
  for (const held of [String(etag).replace('W/', ''), `"older", ${String(etag)}`, '*']) {
    const reply = await app.inject({ url, headers: { ...headers, 'if-none-match': held } });
    expect(reply.statusCode).toBe(304);
  }
  const older = await app.inject({ url, headers: { ...headers, 'if-none-match': '"older"' } });
  expect(older.statusCode).toBe(200);
  expect((await app.inject({ url, headers: await signedIn(app, 'ann') })).statusCode).toBe(403);
});

describe('what is on file for holdings', () => {
  const itc = 'INE154A01025';
  async function yearsOf(query: string, name: 'paro' | 'ann' = 'paro') {
    const headers = await signedIn(app, name);
    return app.inject({ url: `/api/purification/years?${query}`, headers });
  }
  const reply = async (query: string, name?: 'paro' | 'ann'): Promise<PurificationYearsReply> =>
    (await yearsOf(query, name)).json();

  it('has the accounts of each year with their working, and dividends as they were paid', async () => {
    const { companies, standard, isDetailed } = await reply(`isins=${reliance}`);
    expect(isDetailed).toBe(true);
    expect(standard).toMatchObject({ id: 'TASIS', edition: expect.any(String) });
    const [company] = companies;
    expect(company?.years.map(({ from, to }) => [from, to])).toEqual([
      ['2023-04-01', '2024-03-31'],
      ['2022-04-01', '2023-03-31'],
    ]);
    const [year] = company?.years ?? [];
    expect(year?.impure.lines[0]).toMatchObject({
      leastRupees: 107_450_000_000,
      mostRupees: 107_450_000_000,
    });
    expect(year?.impure.totalIncomeRupees).toBe(9_305_290_000_000);
    expect(year?.shares).toBeGreaterThan(6e9);
    expect(year?.source).toMatchObject({ document: expect.stringMatching(/xml$/) });
    expect(company?.dividends).toMatchObject([{ rupees: 10, subject: 'Dividend - Rs 10' }, { rupees: 9 }]);
  });

  it('has no number of shares where two accounts of a day contradict each other', async () => {
    const { companies } = await reply('isins=INE628A01036');
    const shares = companies[0]?.years.map((year) => [year.to, year.shares]);
    expect(shares).toEqual([
      ['2024-03-31', expect.closeTo(750_000_000, -6)],
      ['2023-03-31', null],
    ]);
  });

  it('counts impure lines of business besides interest', async () => {
    const { companies } = await reply(`isins=${itc}`);
    const [year] = companies[0]?.years ?? [];
    const labels = year?.impure.lines.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['FMCG - Cigarettes', 'Hotels']));
    const share = (year?.impure.leastRupees ?? 0) / (year?.impure.totalIncomeRupees ?? 1);
    expect(share).toBeGreaterThan(0.45);
    // the accounts do not say what is among "Others"
    expect(year?.impure.mostRupees).toBeGreaterThan(year?.impure.leastRupees ?? Infinity);
    expect(companies[0]?.breachSince).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has dividends but no figures of accounts for plans without detail', async () => {
    const { isDetailed, companies } = await reply(`isins=${reliance},${itc}`, 'ann');
    expect(isDetailed).toBe(false);
    expect(companies.map(({ stock_code }) => stock_code)).toEqual(['ITC', 'RELIANCE']);
    expect(companies.every(({ years, breachSince }) => years.length === 0 && breachSince === null)).toBe(
      true,
    );
    expect(companies[1]?.dividends).toHaveLength(2);
  });

  it('omits unknown companies, and refuses what is no list of ISINs', async () => {
    expect((await reply('isins=INE000A00000')).companies).toEqual([]);
    expect((await yearsOf('isins=RELIANCE')).statusCode).toBe(400);
    expect((await yearsOf('isins=')).statusCode).toBe(400);
    expect((await yearsOf(`isins=${reliance}&standard=MINE`)).statusCode).toBe(400);
  });

  it('distinguishes plans by its tag, and sends nothing twice', async () => {
    const url = `/api/purification/years?isins=${reliance}`;
    const paro = await signedIn(app, 'paro');
    const ann = await signedIn(app, 'ann');
    const { etag } = (await app.inject({ url, headers: paro })).headers;
    const tagged = { 'if-none-match': String(etag) };
    expect((await app.inject({ url, headers: { ...paro, ...tagged } })).statusCode).toBe(304);
    expect((await app.inject({ url, headers: { ...ann, ...tagged } })).statusCode).toBe(200);
  });
});
