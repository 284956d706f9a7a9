import type { Fundamentals } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn } from '../../../../testing';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { filings, securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import type { FeedReport } from '../feeds/runFeed';
import { isins } from './invented/inventedCompanies';
import { importInvented, inventedText } from './invented/inventedFiles';
import { earlierFilings } from './invented/inventedFilings';
import type { Filing } from './invented/inventedFilings';
import { figureIn, withFigure } from './mutationsOfFilings';

const { NAMUNATECH: tech, UDHARPHARM: pharma, NAMUNAGOOD: goods } = earlierFilings;

/** The traps in filings of results before 2025, tested on invented ones (listed in `TRAPS.md`). */
describe('filings of results', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = await buildTestApp();
    await importInvented(app.db, 'nse-list', 'lists/EQUITY_L.csv');
  });
  afterEach(() => app.close());

  const bring = ({ name, text }: Filing): Promise<FeedReport> =>
    importInvented(app.db, 'xbrl', name, { content: text, asOf: '2026-08-21' });
  /** The same filing a day later, with something changed. */
  const revised = ({ name, text }: Filing, change: (text: string) => string): Filing => ({
    name: name.replace(
      /_(\d\d)(\d{12})\.xml$/,
      (_all, day: string, rest: string) => `_${Number(day) + 1}${rest}.xml`,
    ),
    text: change(text),
  });
  const leasesPaid = 'PaymentsOfLeaseLiabilitiesClassifiedAsFinancingActivities FourD';

  async function judged(isin: string) {
    await recomputeVerdicts(app.db, [isin], 'A test', '2024-06-30');
    const verdict = await currentVerdict(app.db, isin, 'TASIS');
    const ratio = (id: string) => verdict?.ratios.find((one) => one.id === id)?.value;
    return { status: verdict?.status, debt: ratio('debt'), impureIncome: ratio('impure_income'), verdict };
  }

  it('count no lease as debt: what a company pays for leases and interest on them leaves its debt at nil', async () => {
    expect(figureIn(tech.text, leasesPaid)).toBe(4_020_000_000);
    expect(figureIn(tech.text, 'FinanceCosts FourD')).toBeGreaterThan(0);
    expect((await bring(tech)).outcome).toBe('stored');
    expect((await judged(isins.NAMUNATECH)).debt).toBe(0);
  });

  it.each([
    ['NAMUNATECH', tech, 93_160_000_000, '125.6000'],
    ['UDHARPHARM', pharma, 66_810_000_000, '40.2500'],
  ])(
    'store the cash from operations and the earnings per share of %s, in no receipt',
    async (symbol, filed, cash, eps) => {
      await bring(filed);
      const [filing] = await app.db.select().from(filings).where(eq(filings.symbol, symbol));
      expect(filing).toMatchObject({ operatingCashFlowRupees: cash, basicEpsRupees: eps });
      expect(filing?.amounts).not.toHaveProperty('operatingCashFlow');
      const headers = await signedIn(app, 'paro');
      const reply = await app.inject({ url: `/api/stocks/${symbol}/fundamentals`, headers });
      const year = reply.json<Fundamentals>().series[0]?.years.at(-1);
      expect(year?.figures).toMatchObject({ operatingCashFlow: cash, epsFiled: Number(eps) });
      const screen = {
        text: `operating cash flow > ${cash / 1e7 - 1} and EPS as filed > ${Number(eps) - 1}`,
      };
      const found = await app.inject({ url: '/api/screens/count', method: 'POST', headers, payload: screen });
      expect(found.json()).toMatchObject({ matches: 1 });
    },
  );

  it.each([
    ['NAMUNATECH', tech, { currentBorrowings: 0, tradePayables: 2544, currentTax: 2518 }],
    ['UDHARPHARM', pharma, { currentBorrowings: 1144.36, tradePayables: 2496.64, currentTax: 209 }],
    // its lines of current liabilities add up without tax
    ['NAMUNAGOOD', goods, { currentBorrowings: 5, tradePayables: 3776, currentTax: 0 }],
  ])('give the page of %s what it owes within a year, by line', async (symbol, filed, crores) => {
    await bring(filed);
    const headers = await signedIn(app, 'paro');
    const reply = await app.inject({ url: `/api/stocks/${symbol}/fundamentals`, headers });
    const rupees = Object.entries(crores).map(([line, crore]) => [line, Math.round(crore * 10_000_000)]);
    expect(reply.json<Fundamentals>().series[0]?.years.at(-1)?.figures).toMatchObject(
      Object.fromEntries(rupees),
    );
  });

  it('that were stored before payables and tax were read get them without another verdict', async () => {
    await bring(tech);
    await recomputeVerdicts(app.db, [isins.NAMUNATECH], 'A test', '2024-06-30');
    const before = await app.db.select().from(verdicts).where(eq(verdicts.isin, isins.NAMUNATECH));
    expect(JSON.stringify(before)).not.toMatch(/payables|currentTax/i);
    const unread = { tradePayablesCurrentRupees: null, currentTaxLiabilitiesRupees: null };
    await app.db.update(filings).set({ ...unread, contentHash: 'as stored before' });
    expect((await bring(tech)).stored).toBe(1);
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.NAMUNATECH));
    expect(filing?.tradePayablesCurrentRupees).toBe(25_440_000_000);
    expect(await recomputeVerdicts(app.db, [isins.NAMUNATECH], 'A test', '2024-06-30')).toBe(0);
    expect(await app.db.select().from(verdicts).where(eq(verdicts.isin, isins.NAMUNATECH))).toEqual(before);
  });

  it('count the borrowings and nothing beside them where a company has both', async () => {
    expect(figureIn(pharma.text, leasesPaid)).toBe(620_000_000);
    await bring(pharma);
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.UDHARPHARM));
    const assets = filing?.amounts.totalAssets ?? NaN;
    expect((await judged(isins.UDHARPHARM)).debt).toBeCloseTo((410_000_000 + 11_443_600_000) / assets, 8);
  });

  it('are judged no better by an other income that is negative', async () => {
    await bring(goods);
    const asFiled = await judged(isins.NAMUNAGOOD);
    await bring(revised(goods, (text) => withFigure(text, 'OtherIncome FourD', -3_670_000_000)));
    const [filing] = await app.db.select().from(filings).where(eq(filings.isin, isins.NAMUNAGOOD));
    expect(filing?.amounts.otherIncome).toBe(-3_670_000_000);
    const negative = await judged(isins.NAMUNAGOOD);
    expect([negative.status, negative.impureIncome]).toEqual([asFiled.status, asFiled.impureIncome]);
  });

  it('neither pass nor fail on an interest income that is negative', async () => {
    const levels = {
      sector: 'Healthcare',
      industry: 'Healthcare',
      industryGroup: 'Pharmaceuticals & Biotechnology',
    };
    const list = { industrySubgroup: 'Pharmaceuticals', classDocument: 'a list', classAsOf: '2024-06-01' };
    await app.db
      .update(securities)
      .set({ ...levels, ...list })
      .where(eq(securities.isin, isins.UDHARPHARM));
    await bring(pharma);
    const asFiled = await judged(isins.UDHARPHARM);
    // its investments leave the 3% limit of TASIS undecided; the interest itself is known
    expect([asFiled.status, asFiled.verdict?.missing]).toEqual([
      3,
      [expect.stringContaining('between 2.05% and 3.84%')],
    ]);
    expect(asFiled.impureIncome).toBeCloseTo(0.0205, 4);
    // the total it is part of moves with it: a filing that does not add up is refused
    const total = 'AdjustmentsForReconcileProfitLoss FourD';
    const interest = 'AdjustmentsForInterestIncome FourD';
    const below = -10_000_000;
    await bring(
      revised(pharma, (text) =>
        withFigure(
          withFigure(text, interest, below),
          total,
          figureIn(text, total) + figureIn(text, interest) - below,
        ),
      ),
    );
    const { status, impureIncome, verdict } = await judged(isins.UDHARPHARM);
    expect([status, impureIncome]).toEqual([3, null]);
    expect(verdict?.missing.join(' ')).toContain('negative');
  });

  it('are refused in the wrong unit, by the balance sheet of the year before', async () => {
    const table = 'keyFigures/balance_sheet_filings.csv';
    const [header = '', ...rows] = (await inventedText(table)).split('\n');
    const before = rows.filter((row) => row.startsWith('NAMUNATECH,') && row.includes(',2023-03-31,'));
    expect(before.length).toBeGreaterThan(0);
    const content = `${[header, ...before].join('\n')}\n`;
    expect((await importInvented(app.db, 'xbrl-summary', table, { content })).outcome).toBe('stored');
    const inPaise = tech.text.replace(/(unitRef="INR"[^>]*>-?\d+)\.00</g, '$100.00<');
    const report = await bring({ ...tech, text: inPaise });
    expect(report.stored).toBe(0);
    expect(report.refused[0]?.reason).toMatch(
      /^Total assets of NAMUNATECH at 2024-03-31 are 11\d times larger than at 2023-03-31: filed in the wrong unit\.$/,
    );
    const year2024 = and(eq(filings.isin, isins.NAMUNATECH), eq(filings.periodEnd, '2024-03-31'));
    expect(await app.db.$count(filings, year2024)).toBe(0);
    // the same filing in rupees comes in
    expect((await bring(tech)).stored).toBe(1);
  });
});
