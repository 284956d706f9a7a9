import { and, eq, like, lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { adjustedPrices } from '../../records/adjustedPrices';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { prices, securities } from '../../../../database/schema/facts/factsTables';
import type { FeedReport } from '../feeds/runFeed';
import { fundNavs, funds } from '../../../../database/schema/facts/fundTables';
import { indexCloses, indexMembers } from '../../../../database/schema/facts/indexTables';
import { ipos } from '../../../../database/schema/facts/ipoTables';
import { importInvented, inventedText } from './invented/inventedFiles';

/** Every trap named in the descriptions of the official files, tested on invented ones. */
describe('the traps in official files', () => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildTestApp();
    await bring('nse-list', 'lists/EQUITY_L.csv');
    await bring('bse-list', 'lists/Equity.csv', '2025-06-01');
  });
  afterAll(() => app.close());

  const bring = (feed: string, file: string, asOf?: string): Promise<FeedReport> =>
    importInvented(app.db, feed, file, asOf === undefined ? {} : { asOf });
  const bringText = (feed: string, file: string, content: string): Promise<FeedReport> =>
    importInvented(app.db, feed, file, { content, asOf: '2026-08-21' });

  const isinOf = async (symbol: string) => {
    const [found] = await app.db.select().from(securities).where(eq(securities.symbol, symbol));
    return found?.isin ?? '';
  };

  it('names with blanks around them (EQUITY_L.csv)', async () => {
    expect(await inventedText('lists/EQUITY_L.csv')).toContain('20 Namuna Minerals Limited  ,');
    expect(await app.db.$count(securities, like(securities.name, '% '))).toBe(0);
    expect(await app.db.$count(securities, eq(securities.name, '20 Namuna Minerals Limited'))).toBe(1);
  });

  it('a trailing comma on every line (old NSE bhavcopy), ISINs since replaced', async () => {
    const report = await bring('bhavcopy-nse-old', 'prices/cm21DEC2017bhav.csv');
    expect(report).toMatchObject({ outcome: 'stored', read: 10, stored: 8 });
    expect(report.refused.map(({ line, isOutOfScope }) => [line, isOutOfScope])).toEqual([
      [8, true],
      [9, true],
    ]);
    const isin = await isinOf('20NAMUNA');
    const [day] = await app.db
      .select()
      .from(prices)
      .where(and(eq(prices.isin, isin), eq(prices.day, '2017-12-21')));
    expect(day).toMatchObject({ close: '61.3500', volume: 428_117, source: 'bhavcopy' });
  });

  it('neither ISIN nor day (old BSE bhavcopy): refused without a day, joined by code with one', async () => {
    const target = 'prices/EQ_bse_bhavcopy.csv';
    const dayless = await bring('bhavcopy-bse-old', target);
    expect(dayless.outcome).toBe('refused');
    expect(dayless.refused[0]?.reason).toContain('--as-of');
    const report = await bring('bhavcopy-bse-old', target, '2021-02-26');
    expect(report).toMatchObject({ outcome: 'stored', read: 22, stored: 19 });
    const [bank] = await app.db
      .select()
      .from(prices)
      .where(and(eq(prices.isin, await isinOf('NAMUNABANK')), eq(prices.day, '2021-02-26')));
    expect(bank?.exchange).toBe('BSE');
  });

  it('two records run together on a line: that line is refused by name, the rest is stored', async () => {
    const text = await inventedText('prices/EQ_bse_bhavcopy.csv');
    const lines = text.split('\n');
    lines.splice(3, 2, `${(lines[3] ?? '').trim()}${lines[4] ?? ''}`);
    const report = await bringText('bhavcopy-bse-old', 'EQ070222.CSV', lines.join('\n'));
    expect(report.outcome).toBe('stored');
    expect(report.refused).toContainEqual({
      line: 4,
      reason: 'It has 27 fields instead of 14: two records run together.',
    });
  });

  it('values with leading blanks, no ISIN, turnover in lakh (sec_bhavdata_full)', async () => {
    const report = await bring('bhavcopy-full', 'prices/sec_bhavdata_full_2026-08-19.csv');
    expect(report).toMatchObject({ outcome: 'stored', read: 20, stored: 20 });
    const [day] = await app.db
      .select()
      .from(prices)
      .where(and(eq(prices.isin, await isinOf('20NAMUNA')), eq(prices.day, '2026-08-19')));
    expect(day).toMatchObject({ close: '196.6100', series: 'EQ', turnoverRupees: '1769000.00' });
  });

  it('unadjusted prices: a bonus shows as a fall in the raw closes and not in the adjusted ones', async () => {
    await bring('corporate-actions', 'actions/2025.json');
    await bring('corporate-actions', 'actions/2026.json');
    const named = await app.db
      .select({ symbol: securities.symbol })
      .from(corporateActions)
      .innerJoin(securities, eq(securities.isin, corporateActions.isin))
      .where(lt(corporateActions.priceFactor, '0.6'));
    const symbols = new Set(['symbol', ...named.map(({ symbol }) => symbol)]);
    const lines = (await inventedText('prices/ohlcv.csv')).split('\n');
    const theirs = lines.filter((line) => symbols.has(line.split(',')[0] ?? ''));
    await bringText('price-series', 'prices/ohlcv.csv', `${theirs.join('\n')}\n`);
    const steps = await app.db
      .select()
      .from(corporateActions)
      .innerJoin(prices, and(eq(prices.isin, corporateActions.isin), eq(prices.day, corporateActions.exDate)))
      .where(eq(prices.source, 'series'));
    const bent = steps.filter(({ corporate_actions: action }) => Number(action.priceFactor ?? 1) < 0.6);
    expect(bent.length).toBeGreaterThan(5);
    for (const { corporate_actions: action } of bent) {
      const bars = await adjustedPrices(app.db, action.isin);
      const on = bars.findIndex(({ day }) => day === action.exDate);
      const before = bars[on - 1];
      const after = bars[on];
      if (before === undefined || after === undefined) continue;
      expect(after.rawClose / before.rawClose).toBeLessThan(0.75);
      expect(Math.abs(after.close / before.close - 1)).toBeLessThan(0.25);
    }
  });

  it('announcements that no rule knows are stored as other, without a factor', async () => {
    const [ncrps] = await app.db
      .select()
      .from(corporateActions)
      .where(like(corporateActions.subject, '%Ncrps%'));
    expect(ncrps).toMatchObject({ kind: 'other', priceFactor: null, dividendRupees: null });
  });

  it('HTML instead of data (AMFI, 16 September 2025)', async () => {
    const report = await bring('amfi-nav', 'funds/NAVAll_error_page_2025-09-16.txt');
    expect(report).toMatchObject({ outcome: 'refused', stored: 0 });
    expect(report.refused[0]?.reason).toContain('web page');
    expect((await bringText('amfi-nav', 'NAVAll.txt', '<html>\n<body>Moved</body>\n</html>\n')).outcome).toBe(
      'refused',
    );
  });

  it('six fields and eight (AMFI), N.A. for a value, in either order', async () => {
    const last = await bring('amfi-nav', 'funds/NAVAll_2026-08-21_new_format.txt');
    const first = await bring('amfi-nav', 'funds/NAVAll_2025-05-30_old_format.txt');
    expect([last.read, first.read]).toEqual([6, 7]);
    expect(first.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [9, 'It has no net asset value.'],
      [21, 'It has no net asset value.'],
    ]);
    const [fund] = await app.db.select().from(funds).where(eq(funds.schemeCode, '990101'));
    expect(fund).toMatchObject({ plan: 'Direct Plan', option: 'IDCW-Re-investment', asOf: '2026-08-21' });
    expect(await app.db.$count(fundNavs, eq(fundNavs.schemeCode, '990101'))).toBe(2);
    expect((await bring('amfi-nav', 'funds/NAVAll_2025-05-30_old_format.txt')).stored).toBe(0);
    expect((await bring('amfi-nav', 'funds/NAVAll_2026-08-21_new_format.txt')).stored).toBe(0);
  });

  it('status letters glued to names, days without a year (current issues)', async () => {
    const report = await bring('ipo-current', 'issues/ipo_gmp_2025-09.json');
    expect(report).toMatchObject({ outcome: 'stored', refused: [] });
    const [open] = await app.db.select().from(ipos).where(eq(ipos.name, 'Kalpit Services Co.'));
    expect(open).toMatchObject({
      status: 'upcoming',
      segment: 'main',
      opensOn: '2025-09-10',
      priceLow: null,
      lotSize: 135,
    });
    const [listed] = await app.db.select().from(ipos).where(eq(ipos.name, 'Misal Engineering'));
    expect(listed).toMatchObject({
      status: 'listed',
      symbol: 'MISALENG',
      listPrice: '98.0000',
      listsOn: '2025-09-03',
    });
  });

  it('month first, years of two figures, Windows-1252, empty fields at the end (listed issues)', async () => {
    const report = await bring('ipo-history', 'issues/ipo_india_2010_2025.csv', '2025-09-16');
    expect(report).toMatchObject({ outcome: 'stored', read: 8 });
    expect(report.refused.map(({ reason }) => reason)).toEqual([
      'Kalpit Infra Trust is a trust, not a company.',
      'Misal Office Parks REIT is a trust, not a company.',
    ]);
    const [depository] = await app.db.select().from(ipos).where(like(ipos.name, '%(NMSDL)'));
    expect(depository).toMatchObject({
      listsOn: '2025-08-06',
      issueSizeRupees: 39_412_000_000,
      listPrice: '870.0000',
    });
    expect(await app.db.$count(ipos, eq(ipos.name, 'Namuna Children’s Clinics Limited'))).toBe(1);
    expect(await app.db.$count(ipos, like(ipos.name, 'Kalpit Power Grid%'))).toBe(2);
    for (const [name, target] of [
      ['ipo-current', 'issues/ipo_gmp_2025-09.json'],
      ['ipo-history', 'issues/ipo_india_2010_2025.csv'],
    ] as const)
      expect((await bring(name, target, '2025-09-16')).stored).toBe(0);
  });

  it('`-` for none and decimals without a nought (index closes), the Shariah indices among them', async () => {
    await bring('index-closes', 'indices/ind_close_all_2026-06-18.csv');
    const shariah = await app.db.select().from(indexCloses).where(like(indexCloses.indexKey, '%shariah%'));
    expect(shariah.map(({ indexKey }) => indexKey).sort()).toEqual([
      'nifty500shariah',
      'nifty50shariah',
      'niftyshariah25',
    ]);
    const [vix] = await app.db.select().from(indexCloses).where(eq(indexCloses.indexKey, 'indiavix'));
    expect(vix).toMatchObject({ close: '12.5800', priceToEarnings: null });
  });

  it('2030-12-31 for "still in" and the suffix .NS (index members)', async () => {
    await bring('index-members', 'indices/ind_nifty500list.csv', '2026-03-05');
    await bring('index-history', 'indices/nifty500_membership_history.csv', '2026-06-29');
    await bring('index-membership', 'indices/index_membership.csv', '2026-08-20');
    const stays = await app.db
      .select()
      .from(indexMembers)
      .where(and(eq(indexMembers.indexKey, 'nifty500'), eq(indexMembers.isin, await isinOf('KALPITELEC'))));
    expect(stays.map(({ from, until }) => [from, until])).toEqual([['2011-04-20', null]]);
    expect((await bring('index-members', 'indices/ind_nifty500list.csv', '2026-03-05')).stored).toBe(0);
    expect(
      (await bring('index-history', 'indices/nifty500_membership_history.csv', '2026-06-29')).stored,
    ).toBe(0);
  });

  it.each([
    ['another site’s ratios', 'ratios.csv', 'xbrl-summary'],
    ['accounts in dollars and companies under two names', 'inDollars.json', 'xbrl'],
    ['other income that is negative, cash that is folded away', 'negativeOtherIncome.csv', 'xbrl-summary'],
    ['a balance sheet in dollars beside a price in rupees', 'sheetInDollars.csv', 'xbrl-summary'],
    ['futures without duty and tax', 'futuresOfGold.csv', 'gold-monthly'],
    ['a fund’s unit that is no gram of gold', 'unitsOfGoldFunds.csv', 'gold-monthly'],
  ])('no feed accepts %s (%s)', async (_what, target, feed) => {
    expect(await bring(feed, `otherSites/${target}`)).toMatchObject({ outcome: 'refused', stored: 0 });
  });
});
