import type { CompanyEvent } from '@tayyib/shared/contracts';
import { aCompany, aFiling, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { judge, standards, tasis } from '..';
import type { CompanyFacts, FilingAmounts } from '../types';

const today = '2026-11-21';

const withAmounts = (amounts: Partial<FilingAmounts>) =>
  aCompany({ filing: aFiling({ ...soundAmounts, ...amounts }) });
const byTasis = (company: CompanyFacts) => judge(company, tasis, today);
const statusesOf = (company: CompanyFacts) => [
  ...new Set(standards.map((standard) => judge(company, standard, today).status)),
];

describe('interest income that cannot be all of it', () => {
  it('is in doubt beside large balances at banks', () => {
    const verdict = byTasis(withAmounts({ interestIncome: 0.01, otherBankBalances: 250 }));
    expect(verdict.status).toBe(3);
    expect(verdict.missing).toContain(
      'Interest income (cash-flow statement): the filing states <0.01% of total income, yet 7.50% on its balances at banks would be 5.25%',
    );
  });

  it('is in doubt beside interest received of several times as much', () => {
    const verdict = byTasis(withAmounts({ interestIncome: 1, interestReceived: 53 }));
    expect(verdict.status).toBe(3);
    expect(verdict.missing.join()).toContain('yet reports interest received of 10.60%');
  });

  it('counts where balances are small, or interest received is a little more', () => {
    expect(statusesOf(withAmounts({ interestIncome: 0.3, cashAndCashEquivalents: 30 }))).toEqual([1]);
    expect(statusesOf(withAmounts({ interestIncome: 5, interestReceived: 9 }))).toEqual([1]);
  });
});

describe('debt that contradicts other figures', () => {
  it('neither passes nor fails where nil is stated beside heavy finance costs', () => {
    const amounts = { borrowingsNoncurrent: 0, borrowingsCurrent: 0, financeCosts: 50 };
    expect(statusesOf(withAmounts(amounts))).toEqual([3]);
    expect(byTasis(withAmounts(amounts)).missing).toContain(
      'Borrowings: nil is stated, yet finance costs are 5% of total assets, so debt stands in another line',
    );
  });

  it('neither passes nor fails where finance costs are most of it', () => {
    expect(statusesOf(withAmounts({ financeCosts: 60 }))).toEqual([3]);
  });

  it('passes with finance costs of a usual rate, and with leases named', () => {
    expect(statusesOf(withAmounts({ financeCosts: 12 }))).toEqual([1]);
    expect(statusesOf(withAmounts({ financeCosts: 45, leaseLiabilities: 200 }))).toEqual([1]);
  });

  it.each(['borrowingsUndivided', 'debtSecurities', 'subordinatedLiabilities', 'deposits'] as const)(
    'is not ignored in another line: %s',
    (line) => {
      expect(statusesOf(withAmounts({ [line]: 570 }))).toEqual([3]);
    },
  );

  it('counts as one figure where no part of it is stated', () => {
    const undivided = (borrowingsUndivided: number) =>
      byTasis(
        withAmounts({ borrowingsNoncurrent: undefined, borrowingsCurrent: undefined, borrowingsUndivided }),
      );
    expect([200, 300].map((debt) => undivided(debt).status)).toEqual([1, 4]);
  });
});

describe('nil borrowings in a summary', () => {
  const withoutDebt = (equity: number, more: Partial<FilingAmounts> = {}) =>
    aCompany({ filing: aSummary({ ...summedUp, borrowingsUndivided: 0, equity, ...more }) });

  it('neither pass nor fail a company that owes most of its assets', () => {
    expect(statusesOf(withoutDebt(490))).toEqual([3]);
    expect(byTasis(withoutDebt(490))).toMatchObject({ grade: 'figures_contradict' });
    expect(byTasis(withoutDebt(490)).missing).toContain(
      'Borrowings: nil is stated, yet the company owes 51% of its total assets, and the summary of its accounts does not say to whom',
    );
  });

  it('count where it owes less, or finance costs or complete accounts confirm them', () => {
    expect(byTasis(withoutDebt(500)).status).toBe(1);
    expect(byTasis(withoutDebt(490, { financeCosts: 0 })).status).toBe(1);
    const complete = aFiling({ ...soundAmounts, borrowingsNoncurrent: 0, borrowingsCurrent: 0 });
    expect(byTasis({ ...withoutDebt(490), fuller: complete }).status).toBe(1);
  });
});

describe('income of unknown kind', () => {
  it('leaves a company under review where it is most of its income', () => {
    const verdict = byTasis(withAmounts({ revenueFromOperations: 200, otherIncome: 300 }));
    expect(verdict.status).toBe(3);
    expect(verdict.missing).toEqual(['What its other income is: it is 60% of total income']);
    expect(statusesOf(withAmounts({ revenueFromOperations: 400, otherIncome: 100 }))).toEqual([1]);
  });
});

describe('a forbidden segment', () => {
  const withLiquor = (revenueRupees: number) => {
    const segments = [
      { name: 'Paints', revenueRupees: 4_000_000_000 },
      { name: 'Liquor', revenueRupees },
    ];
    return aCompany({ filing: aFiling(soundAmounts, { segments }) });
  };

  it.each([0, -300_000_000])('counts with a revenue of %s rupees', (revenue) => {
    expect(byTasis(withLiquor(revenue)).status).toBe(2);
  });
});

describe('a name that names a line of business', () => {
  it.each([
    'Golden Tobacco Limited',
    'Gujchem Distillers Liquor Limited',
    'Sainik Finance & Industries Limited',
    'United Leasing Limited',
    'Peeti Securities Limited',
    'Winery Estates Limited',
  ])('leaves a company judged by its class alone under review: %s', (name) => {
    expect(statusesOf(aCompany({ name }))).toEqual([3]);
  });

  it('decides nothing where the lines of business are on file', () => {
    const filing = aFiling(soundAmounts, { segments: [{ name: 'Paints', revenueRupees: 4_900_000_000 }] });
    expect(statusesOf(aCompany({ name: 'Golden Tobacco Limited', filing }))).toEqual([1]);
    expect(statusesOf(aCompany({ name: 'Pig Iron Works Limited' }))).toEqual([1]);
  });

  it('is in the receipt only where it decides', () => {
    const receipts = ['Sound Paints Limited', 'Other Paints Limited', 'Golden Tobacco Limited'].map(
      (name) => byTasis(aCompany({ name })).receipt,
    );
    expect(receipts[1]).toBe(receipts[0]);
    expect(receipts[2]).not.toBe(receipts[0]);
  });
});

it('counts a change of the company after its accounts', () => {
  const event: CompanyEvent = {
    kind: 'scheme',
    day: '2025-01-06',
    subject: 'Slump Sale',
    source: { publisher: 'NSE', document: 'CA.csv', asOf: '2025-01-06', publishedOn: null },
  };
  expect(statusesOf(aCompany({ events: [event] }))).toEqual([3]);
});
