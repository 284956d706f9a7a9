import { and, eq, like, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { metalPrices } from '../../../../database/schema/facts/metalsTables';
import { shareholdings, symbolChanges } from '../../../../database/schema/facts/companyTables';
import { fundHoldings } from '../../../../database/schema/facts/fundTables';
import { fxRates } from '../../../../database/schema/facts/fxTables';
import { marketCaps, prices, securities } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { indexMembers } from '../../../../database/schema/facts/indexTables';
import { ipos } from '../../../../database/schema/facts/ipoTables';
import { isins } from './invented/inventedCompanies';
import { importInvented, inventedText } from './invented/inventedFiles';
import { averagesWorkbook, indexedPortfolios, singlePortfolio } from './invented/inventedWorkbooks';

/** More of the notes on official files, tested on invented ones (listed in `TRAPS.md`). */
describe('the notes on lists, averages, metals and issues', () => {
  let app: FastifyInstance;
  let nse: FeedReport;
  beforeAll(async () => {
    app = await buildTestApp();
    nse = await bring('nse-list', 'lists/EQUITY_L.csv');
    await bring('bse-list', 'lists/Equity.csv', { asOf: '2025-06-01' });
  });
  afterAll(() => app.close());

  const bring = (
    feed: string,
    file: string,
    options?: Parameters<typeof importInvented>[3],
  ): Promise<FeedReport> => importInvented(app.db, feed, file, options);

  it('header fields with leading blanks: every column of EQUITY_L.csv is found all the same', () => {
    expect(nse).toMatchObject({ outcome: 'stored', read: 20, stored: 20, refused: [] });
  });

  it('no ETF and no share of the SME board is in the list, so the file of a day names more than it', async () => {
    const series = await app.db.selectDistinct({ series: securities.series }).from(securities);
    expect(series.map((one) => one.series).filter((one) => one === 'SM' || one === 'ST')).toEqual([]);
    const report = await bring('bhavcopy-full', 'prices/sec_bhavdata_full_2026-08-20.csv');
    const unknown = report.refused.filter(({ reason }) => reason.startsWith('No listed company'));
    expect(unknown.some(({ reason }) => reason.includes('NAMUNABEES'))).toBe(true);
  });

  it('the four levels of a class come from the list of BSE, joined by ISIN and not by name', async () => {
    const [found] = await app.db.select().from(securities).where(eq(securities.isin, isins.KALPITREF));
    expect(found).toMatchObject({
      bseCode: '990006',
      sector: 'Energy',
      industry: 'Oil, Gas & Consumable Fuels',
      industryGroup: 'Petroleum Products',
      industrySubgroup: 'Refineries & Marketing',
    });
  });

  it('the copied table of averages has those of NSE: the workbook, of all exchanges, takes precedence', async () => {
    const average = async () => {
      const [cap] = await app.db.select().from(marketCaps).where(eq(marketCaps.isin, isins.KALPITREF));
      return cap?.document;
    };
    await bring('amfi-cap', 'averages/amfi_avg_mcap_31Dec2025.csv');
    expect(await average()).toBe('amfi_avg_mcap_31Dec2025.csv');
    const content = await averagesWorkbook();
    const workbook = await bring('amfi-cap', 'AverageMarketCapitalization31Dec2025.xlsx', { content });
    // an empty row, and averages of 0.00 beside one carried down
    expect([workbook.stored, workbook.refused.map(({ line, reason }) => [line, reason])]).toEqual([
      20,
      [23, 24, 25].map((line) => [line, 'No exchange has an average for it.']),
    ]);
    expect(await average()).toBe('AverageMarketCapitalization31Dec2025.xlsx');
    await bring('amfi-cap', 'averages/amfi_avg_mcap_31Dec2025.csv');
    expect(await average()).toBe('AverageMarketCapitalization31Dec2025.xlsx');
  });

  it('no number of the instrument, turnover rounded to a thousand (UDiFF made of another file)', async () => {
    const report = await bring('bhavcopy', 'prices/BhavCopy_NSE_CM_0_0_0_20260821_F_0000.csv');
    expect(report).toMatchObject({ outcome: 'stored', read: 20, stored: 20 });
    const ofDay = and(eq(prices.isin, isins['20NAMUNA']), eq(prices.day, '2026-08-21'));
    const [bar] = await app.db.select().from(prices).where(ofDay);
    expect(bar).toMatchObject({ close: '204.3800', turnoverRupees: '26857000.00', volume: 131_407 });
  });

  it('gold and silver funds and gold bonds among the shares, turnover with paise (UDiFF of NSE itself)', async () => {
    const report = await bring('bhavcopy', 'prices/BhavCopy_NSE_CM_20260917_excerpt.csv', { force: true });
    expect(report).toMatchObject({ outcome: 'stored', read: 7, stored: 3 });
    expect(report.refused.map(({ isOutOfScope }) => isOutOfScope)).toEqual([true, true, true, true]);
    const ofDay = and(eq(prices.isin, isins['20NAMUNA']), eq(prices.day, '2026-09-17'));
    const [bar] = await app.db.select().from(prices).where(ofDay);
    expect(bar).toMatchObject({ close: '207.4500', turnoverRupees: '11889374.41', volume: 57_312 });
  });

  it('no header, blanks before names and fund units among the changes of symbols', async () => {
    const report = await bring('symbol-changes', 'lists/symbolchange.csv');
    expect(report).toMatchObject({ outcome: 'stored', read: 6, stored: 2 });
    const [change] = await app.db.select().from(symbolChanges).where(eq(symbolChanges.former, 'MISALAMC'));
    expect(change).toMatchObject({ isin: isins.MISALWLTH, current: 'MISALWLTH', day: '2023-01-23' });
  });

  it('the totals of a shareholding pattern include what lies behind receipts, its percentages do not', async () => {
    await bring('shareholding', 'shareholding/SHP_286842_2092869_15042024070218_WEB.xml');
    const [pattern] = await app.db.select().from(shareholdings);
    // the filing states 56.49% and 43.51%, and the promoters have 55% of all shares
    expect(pattern).toMatchObject({
      isin: isins.NAMUNABANK,
      asOf: '2024-03-31',
      publishedOn: '2024-04-15',
      totalShares: 760_000_000,
      promoterShare: '0.564865',
      publicShare: '0.435135',
      pledgedShare: '0.000000',
    });
  });

  it('a workbook of portfolios with an index of sheets, and one of a single scheme', async () => {
    await bring('amfi-nav', 'funds/NAVAll_2026-08-21_new_format.txt');
    const all = await bring('fund-portfolios', 'all_schemes.xlsx', { content: indexedPortfolios() });
    expect([all.outcome, all.read, all.refused.length]).toEqual(['stored', 3, 1]);
    expect(all.refused.every(({ isOutOfScope }) => isOutOfScope)).toBe(true);
    await bring('fund-portfolios', 'FLEXI_CAP_2026-05-31.xlsx', { content: singlePortfolio() });
    const [first] = await app.db
      .select()
      .from(fundHoldings)
      .where(and(eq(fundHoldings.asOf, '2026-05-31'), eq(fundHoldings.isin, isins.NAMUNABANK)));
    expect(first).toMatchObject({
      quantity: '240150.000',
      marketValueRupees: 248_016_000,
      share: '0.40000000',
    });
  });

  it('an empty file where values should be (AMFI, 16 July 2025)', async () => {
    const report = await bring('amfi-nav', 'NAVAll.txt', { content: '', asOf: '2025-07-16' });
    expect(report).toMatchObject({ outcome: 'refused', stored: 0 });
  });

  it('an ounce is a troy ounce: gold and silver are stored per gram, and the dollar beside them', async () => {
    await bring('currency-api', 'metals/currency_api_2026-09-29.json');
    const ofDay = await app.db.select().from(metalPrices).where(eq(metalPrices.day, '2026-09-29'));
    const rupees = Object.fromEntries(
      ofDay.map(({ metal, rupeesPerGram }) => [metal, Number(rupeesPerGram)]),
    );
    expect(rupees['gold']).toBeCloseTo(391_204.61733 / 31.1034768, 1);
    expect(rupees['silver']).toBeCloseTo(5702.88191 / 31.1034768, 1);
    const [dollar] = await app.db.select().from(fxRates).where(eq(fxRates.day, '2026-09-29'));
    expect(Number(dollar?.rate)).toBeCloseTo(96.0862, 3);
  });

  it('the members of the Shariah indices are not published: none are invented', async () => {
    await bring('index-membership', 'indices/index_membership.csv', { asOf: '2026-08-20' });
    await bring('index-closes', 'indices/ind_close_all_2026-06-18.csv');
    expect(await app.db.$count(indexMembers)).toBe(2 * 7 + 3);
    expect(await app.db.$count(indexMembers, like(indexMembers.indexKey, '%shariah%'))).toBe(0);
  });

  it('no lower price of the band in the list of current issues, no lot and no days in that of past ones', async () => {
    await bring('ipo-current', 'issues/ipo_gmp_2025-09.json');
    expect(await app.db.$count(ipos, sql`${ipos.priceLow} is not null`)).toBe(0);
    const current = await app.db.$count(ipos);
    await bring('ipo-history', 'issues/ipo_india_2010_2025.csv', { asOf: '2025-09-16' });
    const [past] = await app.db.select().from(ipos).where(like(ipos.name, 'Kalpit Power Grid%'));
    expect(past).toMatchObject({ lotSize: null, opensOn: null, closesOn: null });
    expect(await app.db.$count(ipos)).toBeGreaterThan(current);
  });

  it('a few funds among the shares of a year of prices are not stored as companies', async () => {
    const lines = (await inventedText('prices/ohlcv.csv')).split('\n');
    const few = lines.filter((line) => /^(symbol|MISALPHARM|NAMUNABEES|GOLDMISAL),/.test(line));
    const content = `${few.join('\n')}\n`;
    const report = await bring('price-series', 'ohlcv.csv', { content, asOf: '2026-08-21' });
    expect(report.outcome).toBe('stored');
    expect(report.refused.length).toBeGreaterThan(0);
    expect(report.refused.every(({ isOutOfScope }) => isOutOfScope === true)).toBe(true);
    expect(report.refused.some(({ reason }) => reason.includes('NAMUNABEES'))).toBe(true);
  });
});
