import { aCompany, aFiling, halfYears, soundAmounts } from '../facts.fixture';
import { judge, standards, tasis } from '..';
import type { FilingAmounts } from '..';

const today = '2026-11-21';
const judgedWith = (amounts: Partial<FilingAmounts>) =>
  standards.map((standard) =>
    judge(aCompany({ filing: aFiling({ ...soundAmounts, ...amounts }) }), standard, today),
  );

describe('figures that cannot be', () => {
  it.each<[string, Partial<FilingAmounts>, string]>([
    ['assets of nil', { totalAssets: 0 }, 'Total assets: the filing states nil or less'],
    ['assets below nil', { totalAssets: -1000 }, 'Total assets: the filing states nil or less'],
    [
      'cash above assets',
      { cashAndCashEquivalents: 1200 },
      'Total assets: cash, receivables, investments, loans, inventories and fixed assets alone are 130% of them',
    ],
    [
      'assets a tenth of what they are',
      { totalAssets: 100 },
      'Total assets: cash, receivables, investments, loans, inventories and fixed assets alone are 200% of them',
    ],
    ['equity above assets', { equity: 1100 }, 'Total assets: equity alone is 110% of them'],
    ['interest above income', { interestIncome: 600 }, 'Interest income: it is 120% of total income'],
    [
      'income that does not add up',
      { otherIncome: 100 },
      'Total income: revenue and other income add up to 118% of it',
    ],
  ])('leave a company under review by every standard: %s', (_what, amounts, missing) => {
    for (const verdict of judgedWith(amounts)) {
      expect([verdict.standard.id, verdict.status, verdict.stars]).toEqual([verdict.standard.id, 3, null]);
      expect(verdict.missing).toContain(missing);
    }
  });

  it('leave a company under review whose assets and market value are of different units', () => {
    const statuses = (crores: number) =>
      standards.map((standard) => judge(aCompany({ marketCaps: halfYears(crores) }), standard, today));
    // 1,000 crore of assets beside 300,000 crore, and 2 crore, of market value
    for (const crores of [300_000, 2]) {
      const byMarketValue = statuses(crores).filter(({ ratios }) =>
        ratios.some(({ dividedBy }) => dividedBy === 'market_cap'),
      );
      expect(byMarketValue.map(({ status }) => status)).toEqual([3, 3, 3]);
      expect(byMarketValue[0]?.missing.join()).toContain('one of the two is in another unit');
    }
    expect(statuses(50_000).every(({ status }) => status === 1)).toBe(true);
  });

  it('do not undo a failure on what the company does', () => {
    const segments = [{ name: 'Cigarettes', revenueRupees: 100 }];
    const filing = aFiling({ ...soundAmounts, cashAndCashEquivalents: 1200 }, { segments });
    expect(judge(aCompany({ filing }), tasis, today).status).toBe(2);
  });

  it('are none where more is owed than owned, and a rounded sum is tolerated', () => {
    const indebted = { borrowingsNoncurrent: 1100, equity: -300 };
    expect(judgedWith(indebted).map(({ status }) => status)).toContain(4);
    const rounded = { noncurrentInvestments: 0, inventories: 800.5, interestIncome: 5 };
    expect(judgedWith(rounded)[0]?.status).toBe(1);
  });
});

describe('a nil interest income', () => {
  const statusesOf = (amounts: Partial<FilingAmounts>) => [
    ...new Set(judgedWith({ interestIncome: 0, ...amounts }).map(({ status }) => status)),
  ];

  it('is not trusted beside deposits, loans or investments that would earn any', () => {
    expect(statusesOf({})).toEqual([3]);
    expect(judgedWith({ interestIncome: 0 })[0]?.missing).toEqual([
      'Interest income (cash-flow statement): the filing states nil, yet 7.50% on its balances, loans and investments would be 1.80% of total income',
    ]);
  });

  it('is trusted where they could earn next to nothing', () => {
    const little = { cashAndCashEquivalents: 40, otherBankBalances: 0 };
    expect(statusesOf(little)).toEqual([1]);
    expect(statusesOf({ ...little, loansCurrent: 30 })).toEqual([3]);
  });
});
