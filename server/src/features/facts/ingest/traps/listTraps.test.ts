import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq, like, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { metalPrices } from '../../../../database/schema/facts/metalsTables';
import { shareholdings, symbolChanges } from '../../../../database/schema/facts/companyTables';
import { fundHoldings } from '../../../../database/schema/facts/fundTables';
import { fxRates } from '../../../../database/schema/facts/fxTables';
import { marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { runFeed } from '../feeds/runFeed';
import { openSourceFile, sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';
import { indexMembers } from '../../../../database/schema/facts/indexTables';
import { ipos } from '../../../../database/schema/facts/ipoTables';

/** More of the notes on the real files, tested on the files if present (listed in `TRAPS.md`). */
const folder =
  process.env['TAYYIB_DATA'] ?? path.resolve(import.meta.dirname, '../../../../../../../shared/data');
const isThere = existsSync(path.join(folder, 'nse_equity_list/EQUITY_L.csv'));
if (!isThere) console.log(`skipped: no data folder at ${folder}`);

const reliance = 'INE002A01018';

(isThere ? describe : describe.skip)('the notes on lists, averages, metals and issues', () => {
  let app: FastifyInstance;
  let nse: FeedReport;
  beforeAll(async () => {
    app = await buildTestApp();
    nse = await bring('nse-list', 'nse_equity_list/EQUITY_L.csv');
    await bring('bse-list', 'bse_scrip_list/Equity.csv', '2025-06-01');
  }, 300_000);
  afterAll(() => app.close());

  async function bring(name: string, target: string, asOf?: string, force = false): Promise<FeedReport> {
    const feed = feedByName(name);
    if (feed === undefined) throw new Error(`There is no feed ${name}.`);
    return runFeed(app.db, feed, await openSourceFile(path.join(folder, target), asOf), { force });
  }

  it('header fields with leading blanks: every column of EQUITY_L.csv is found all the same', () => {
    expect(nse).toMatchObject({ outcome: 'stored', read: 2384, stored: 2384, refused: [] });
  });

  it('no ETF and no share of the SME board is in the list, so the file of a day names more than it', async () => {
    const series = await app.db.selectDistinct({ series: securities.series }).from(securities);
    expect(series.map((one) => one.series).filter((one) => one === 'SM' || one === 'ST')).toEqual([]);
    const report = await bring('bhavcopy-full', 'nse_bhav_full_daily/sec_bhavdata_full_2026-08-20.csv');
    const unknown = report.refused.filter(({ reason }) => reason.startsWith('No listed company'));
    expect(unknown.some(({ reason }) => reason.includes('GOLDBEES'))).toBe(true);
  }, 120_000);

  it('the four levels of a class come from the list of BSE, joined by ISIN and not by name', async () => {
    const [found] = await app.db.select().from(securities).where(eq(securities.isin, reliance));
    expect(found).toMatchObject({
      bseCode: '500325',
      sector: 'Energy',
      industry: 'Oil, Gas & Consumable Fuels',
      industryGroup: 'Petroleum Products',
      industrySubgroup: 'Refineries & Marketing',
    });
  });

  it('the copied table of averages has those of NSE: the workbook, of all exchanges, takes precedence', async () => {
    const average = async () => {
      const [cap] = await app.db.select().from(marketCaps).where(eq(marketCaps.isin, reliance));
      return cap?.document;
    };
    await bring('amfi-cap', 'amfi_average_mcap/amfi_avg_mcap_31Dec2025.csv');
    expect(await average()).toBe('amfi_avg_mcap_31Dec2025.csv');
    await bring('amfi-cap', 'amfi_average_mcap/AverageMarketCapitalization31Dec2025.xlsx');
    expect(await average()).toBe('AverageMarketCapitalization31Dec2025.xlsx');
    await bring('amfi-cap', 'amfi_average_mcap/amfi_avg_mcap_31Dec2025.csv');
    expect(await average()).toBe('AverageMarketCapitalization31Dec2025.xlsx');
  }, 120_000);

  it('no number of the instrument, turnover rounded to a thousand (UDiFF made of another file)', async () => {
    const report = await bring(
      'bhavcopy',
      'nse_bhav_udiff_derived/BhavCopy_NSE_CM_0_0_0_20260821_F_0000.csv',
    );
    expect(report).toMatchObject({ outcome: 'stored', read: 2117, stored: 2117 });
    const ofDay = and(eq(prices.isin, 'INE144J01027'), eq(prices.day, '2026-08-21'));
    const [bar] = await app.db.select().from(prices).where(ofDay);
    expect(bar).toMatchObject({ close: '204.1900', turnoverRupees: '26610000.00', volume: 129_884 });
  }, 120_000);

  it('gold and silver funds and gold bonds among the shares, turnover with paise (UDiFF of NSE itself)', async () => {
    const report = await bring(
      'bhavcopy',
      'nse_bhav_udiff_real/BhavCopy_NSE_CM_20260917_excerpt.csv',
      undefined,
      true,
    );
    expect(report).toMatchObject({ outcome: 'stored', read: 7, stored: 3 });
    expect(report.refused.map(({ isOutOfScope }) => isOutOfScope)).toEqual([true, true, true, true]);
    const ofDay = and(eq(prices.isin, 'INE144J01027'), eq(prices.day, '2026-09-17'));
    const [bar] = await app.db.select().from(prices).where(ofDay);
    expect(bar).toMatchObject({ close: '205.7100', turnoverRupees: '11751998.69', volume: 56_895 });
  });

  it('no header, blanks before names and fund units among the changes of symbols', async () => {
    const report = await bring('symbol-changes', 'nse_symbol_change/symbolchange.csv');
    expect(report).toMatchObject({ outcome: 'stored', read: 1054, stored: 470 });
    const [change] = await app.db.select().from(symbolChanges).where(eq(symbolChanges.former, 'IIFLWAM'));
    expect(change).toMatchObject({ isin: 'INE466L01038', current: '360ONE', day: '2023-01-23' });
  });

  it('the totals of a shareholding pattern include what lies behind receipts, its percentages do not', async () => {
    await bring('shareholding', 'nse_shareholding_xbrl/SHP_186842_1092869_15042024070218_WEB.xml');
    const [pattern] = await app.db.select().from(shareholdings);
    // the filing states 57.54% and 42.46%
    expect(pattern).toMatchObject({
      isin: 'INE062A01020',
      asOf: '2024-03-31',
      publishedOn: '2024-04-15',
      totalShares: 8_924_611_934,
      promoterShare: '0.575369',
      publicShare: '0.424631',
      pledgedShare: '0.000000',
    });
  });

  it('a workbook of portfolios with an index of sheets, and one of a single scheme', async () => {
    await bring('amfi-nav', 'amfi_nav/NAVAll_2026-08-21_new_format.txt');
    const axis = await bring('fund-portfolios', 'mf_portfolio_fixtures/AXIS_all_schemes_2025-12-31.xlsx');
    expect([axis.outcome, axis.read, axis.refused.length]).toEqual(['stored', 87, 9]);
    expect(axis.refused.every(({ isOutOfScope }) => isOutOfScope)).toBe(true);
    await bring('fund-portfolios', 'mf_portfolio_fixtures/LIC_MF_FLEXI_CAP_2026-05-31.xlsx');
    const [first] = await app.db
      .select()
      .from(fundHoldings)
      .where(and(eq(fundHoldings.asOf, '2026-05-31'), eq(fundHoldings.isin, 'INE090A01021')));
    expect(first).toMatchObject({
      quantity: '504330.000',
      marketValueRupees: 633_640_000,
      share: '0.06350000',
    });
  }, 120_000);

  it('an empty file where values should be (AMFI, 16 July 2025)', async () => {
    const feed = feedByName('amfi-nav');
    if (feed === undefined) throw new Error('There is no feed of fund values.');
    const report = await runFeed(app.db, feed, sourceFile('NAVAll.txt', Buffer.from(''), '2025-07-16'));
    expect(report).toMatchObject({ outcome: 'refused', stored: 0 });
  });

  it('an ounce is a troy ounce: gold and silver are stored per gram, and the dollar beside them', async () => {
    await bring('currency-api', 'gold_silver/currency_api_2026-09-29.json');
    const ofDay = await app.db.select().from(metalPrices).where(eq(metalPrices.day, '2026-09-29'));
    const rupees = Object.fromEntries(
      ofDay.map(({ metal, rupeesPerGram }) => [metal, Number(rupeesPerGram)]),
    );
    expect(rupees['gold']).toBeCloseTo(396_746.03 / 31.1034768, 1);
    expect(rupees['silver']).toBeCloseTo(5824.45 / 31.1034768, 1);
    const [dollar] = await app.db.select().from(fxRates).where(eq(fxRates.day, '2026-09-29'));
    expect(Number(dollar?.rate)).toBeCloseTo(96.0853, 3);
  });

  it('the members of the Shariah indices are not published: none are invented', async () => {
    await bring('index-membership', 'index_constituents/alphascope_index_membership.csv', '2026-08-20');
    await bring('index-closes', 'index_constituents/ind_close_all_2026-06-18.csv');
    expect(await app.db.$count(indexMembers)).toBeGreaterThan(1000);
    expect(await app.db.$count(indexMembers, like(indexMembers.indexKey, '%shariah%'))).toBe(0);
  }, 120_000);

  it('no lower price of the band in the list of current issues, no lot and no days in that of past ones', async () => {
    await bring('ipo-current', 'ipo/ipo_gmp_2025-09.json');
    expect(await app.db.$count(ipos, sql`${ipos.priceLow} is not null`)).toBe(0);
    const current = await app.db.$count(ipos);
    await bring('ipo-history', 'ipo/ipo_india_2010_2025.csv', '2025-09-16');
    const [past] = await app.db.select().from(ipos).where(like(ipos.name, 'Power Grid Corporation%'));
    expect(past).toMatchObject({ lotSize: null, opensOn: null, closesOn: null });
    expect(await app.db.$count(ipos)).toBeGreaterThan(current);
  });

  it('a few funds among the shares of a year of prices are not stored as companies', async () => {
    const feed = feedByName('price-series');
    if (feed === undefined) throw new Error('There is no feed of prices.');
    const text = await readFile(path.join(folder, 'nse_prices_1y/nifty500_ohlcv.csv'), 'utf8');
    const few = text.split('\n').filter((line) => /^(symbol|RELIANCE|NIFTYBEES|GOLDBEES),/.test(line));
    const file = sourceFile('nifty500_ohlcv.csv', Buffer.from(`${few.join('\n')}\n`), '2026-08-21');
    const report = await runFeed(app.db, feed, file);
    expect(report.outcome).toBe('stored');
    expect(report.refused.length).toBeGreaterThan(0);
    expect(report.refused.every(({ isOutOfScope }) => isOutOfScope === true)).toBe(true);
    expect(report.refused.some(({ reason }) => reason.includes('NIFTYBEES'))).toBe(true);
  }, 300_000);
});
