import fc from 'fast-check';
import type { Filing } from '@tayyib/shared/shariah';
import { filingAmounts } from '@tayyib/shared/shariah';
import { growthIn } from '../growth/growthOf';
import { accountsOf, chosenSeries, newestYear } from './accountsOf';
import { faceValueAt } from './faceValueAt';

const crore = 10_000_000;
const today = '2026-11-21';

/** A filing of the year to that March, in rupees crore. */
function filing(endYear: number, amounts: Partial<Filing['amounts']>, more: Partial<Filing> = {}): Filing {
  const periodEnd = `${endYear}-03-31`;
  return {
    periodStart: `${endYear - 1}-04-01`,
    periodEnd,
    nature: 'consolidated',
    format: 'ind_as',
    audited: true,
    amounts: filingAmounts((key) => {
      const value = amounts[key] ?? null;
      return value === null ? null : value * crore;
    }),
    segments: [],
    source: {
      publisher: 'NSE filing',
      document: `${endYear}.xml`,
      asOf: periodEnd,
      publishedOn: `${endYear}-05-10`,
    },
    ...more,
  };
}

/** Reliance Industries, consolidated, year to March 2024, in crore, as filed on 22 April 2024. */
const reliance = filing(2024, {
  totalAssets: 1_755_986,
  equity: 925_788,
  borrowingsNoncurrent: 222_712,
  borrowingsCurrent: 101_910,
  cashAndCashEquivalents: 97_225,
  otherBankBalances: 0,
  tradeReceivablesCurrent: 31_628,
  currentInvestments: 106_170,
  noncurrentInvestments: 119_502,
  revenueFromOperations: 914_472,
  otherIncome: 16_057,
  totalIncome: 930_529,
  interestIncome: 10_745,
  interestReceived: 10_648,
  financeCosts: 23_118,
  profitBeforeTax: 104_340,
  profitAfterTax: 79_020,
  paidUpCapital: 6_766,
});

describe('a year of accounts', () => {
  const year = newestYear(accountsOf([reliance], today, () => 10));

  it('gives the lines as filed, and the sums the verdicts use', () => {
    expect(year?.figures).toMatchObject({
      sales: 914_472 * crore,
      debt: 324_622 * crore,
      receivables: 31_628 * crore,
      investments: 225_672 * crore,
      cash: 97_225 * crore,
      inventories: null,
    });
    expect(year?.source.document).toBe('2024.xml');
  });

  it('gives ratios that can be worked out by hand', () => {
    expect(year?.ratios.roe).toBeCloseTo(0.08535, 5); // 79,020 / 925,788
    expect(year?.ratios.roce).toBeCloseTo(0.101933, 6); // (104,340 + 23,118) / (925,788 + 324,622)
    expect(year?.ratios.netMargin).toBeCloseTo(0.08492, 5); // 79,020 / 930,529
    expect(year?.ratios.debtToAssets).toBeCloseTo(0.18487, 5); // 324,622 / 1,755,986
    expect(year?.ratios.debtToEquity).toBeCloseTo(0.35064, 5); // 324,622 / 925,788
    expect(year?.ratios.interestCoverage).toBeCloseTo(5.5134, 4); // 127,458 / 23,118
    expect(year?.ratios.interestIncomeToIncome).toBeCloseTo(0.011547, 6); // 10,745 / 930,529
    expect(year?.ratios.debtorDays).toBeCloseTo(12.624, 3); // 31,628 / 914,472 x 365
    expect(year?.figures.eps).toBeCloseTo(116.79, 2); // 79,020 / 676.6 shares
    expect(year?.figures.bookValue).toBeCloseTo(1368.29, 2); // 925,788 / 676.6
  });

  it('leaves figures unknown that depend on a line not filed, never nil', () => {
    const bare = newestYear(
      accountsOf([filing(2024, { totalAssets: 100, borrowingsCurrent: 5 })], today, () => null),
    );
    expect(bare?.figures).toMatchObject({ debt: null, investments: null, eps: null, interest: null });
    expect(bare?.ratios).toMatchObject({ debtToAssets: null, roe: null, interestCoverage: null });
  });

  it('does not use a nil interest income beside interest received', () => {
    const doubted = newestYear(
      accountsOf(
        [filing(2024, { totalAssets: 100, interestIncome: 0, interestReceived: 9 })],
        today,
        () => null,
      ),
    );
    expect(doubted?.figures.interestIncome).toBeNull();
    expect(doubted?.doubts).toHaveLength(1);
  });

  it('gives a bank no return on capital employed', () => {
    const bank = filing(
      2024,
      { profitBeforeTax: 10, financeCosts: 5, equity: 50, borrowingsUndivided: 20, deposits: 300 },
      { format: 'bank' },
    );
    expect(newestYear(accountsOf([bank], today, () => null))?.ratios).toMatchObject({
      roce: null,
      debtToEquity: 6.4,
    });
  });
});

describe('the accounts chosen', () => {
  it('are those a verdict rests on: the newest year, consolidated first', () => {
    const standalone = filing(2025, { totalAssets: 1 }, { nature: 'standalone' });
    expect(accountsOf([reliance, standalone], today, () => 10).chosen).toBe('standalone');
    expect(accountsOf([reliance, filing(2024, {}, { nature: 'standalone' })], today, () => 10).chosen).toBe(
      'consolidated',
    );
    expect(accountsOf([], today, () => 10)).toEqual({ chosen: null, series: [] });
  });

  it('omit half-years, unaudited accounts and later filings', () => {
    const half = filing(2024, {}, { periodStart: '2023-10-01' });
    const unaudited = filing(2024, {}, { audited: false });
    const later = filing(2027, {});
    const lengthened = filing(2024, {}, { periodStart: '2023-01-01' });
    expect(accountsOf([half, unaudited, later, lengthened], today, () => 10).series).toEqual([]);
  });
});

describe('growth of figures', () => {
  const growth = (...filings: Filing[]) => chosenSeries(accountsOf(filings, today, () => null))?.growth ?? [];
  const profits = (first: number, last: number, years: number) =>
    growth(filing(2024 - years, { profitAfterTax: first }), filing(2024, { profitAfterTax: last }));

  it('is over one year, and compounded over three and five', () => {
    expect(growthIn(profits(100, 110, 1), 'netProfit', 1)).toBeCloseTo(0.1, 12);
    expect(growthIn(profits(100, 133.1, 3), 'netProfit', 3)).toBeCloseTo(0.1, 9);
    expect(growthIn(profits(100, 161.051, 5), 'netProfit', 5)).toBeCloseTo(0.1, 9);
  });

  it('is unknown from a loss, into one, and over a year not filed, with the reason', () => {
    expect(growthIn(profits(-5, 10, 1), 'netProfit', 1)).toBeNull();
    expect(growthIn(profits(5, -10, 1), 'netProfit', 1)).toBeNull();
    const gap = profits(100, 121, 2);
    expect(gap.find(({ figure, years }) => figure === 'netProfit' && years === 1)).toMatchObject({
      value: null,
      unknownBecause: 'No accounts of the year to 31 Mar 2023 are on file.',
    });
  });

  it('never compares consolidated with standalone accounts', () => {
    const before = filing(2023, { profitAfterTax: 10 }, { nature: 'standalone' });
    expect(growthIn(growth(before, filing(2024, { profitAfterTax: 20 })), 'netProfit', 1)).toBeNull();
  });
});

describe('fundamentals, whatever is filed', () => {
  const amount = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }), { nil: null });

  it('gives numbers or nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ year: fc.integer({ min: 2010, max: 2026 }), amount })), (made) => {
        const filings = made.map(({ year, amount: value }) => ({
          ...filing(year, {}),
          amounts: filingAmounts(() => value),
        }));
        const accounts = accountsOf(filings, today, () => 10);
        const written = JSON.stringify(accounts, (_key, value: unknown) =>
          typeof value === 'number' && !Number.isFinite(value) ? 'not a number' : value,
        );
        expect(written).not.toContain('not a number');
        for (const { years } of accounts.series) {
          for (const { figures, ratios } of years) {
            if (figures.netProfit === null)
              expect([figures.eps, ratios.roe, ratios.roa]).toEqual([null, null, null]);
          }
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('figures per share', () => {
  const bonus = [{ exDate: '2024-10-28', factor: 0.5 }];
  const years = [
    filing(2024, { profitAfterTax: 100, paidUpCapital: 10, equity: 500 }),
    filing(2025, { profitAfterTax: 110, paidUpCapital: 20, equity: 600 }),
  ];

  it('count the shares of every year as they are counted today: a bonus is no loss of profit', () => {
    const series = chosenSeries(accountsOf(years, today, faceValueAt(10, bonus)));
    // 1 crore shares were 2 crore of today's
    expect(series?.years.map(({ figures }) => [figures.eps, figures.bookValue])).toEqual([
      [50, 250],
      [55, 300],
    ]);
    expect(growthIn(series?.growth ?? [], 'eps', 1)).toBeCloseTo(0.1, 9);
  });

  it('are not known without the face value', () => {
    expect(newestYear(accountsOf(years, today, faceValueAt(null, bonus)))?.figures.eps).toBeNull();
  });
});
