import { aCompany, aFiling, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { aaoifi, tasis } from '../standards';
import type { CompanyFacts, Filing, FilingAmounts, Standard } from '../types';
import { impureIncomeOf, impureShareOf } from './impureIncomeOf';
import { statedImpureIncome } from './statedImpureIncome';

const crore = 10_000_000;
const segment = (name: string, crores: number) => ({ name, revenueRupees: crores * crore });
const paints = [segment('Paints', 490)];
const of = (amounts: Partial<FilingAmounts>, more: Partial<Filing> = {}, facts = {}) =>
  ofFiling(aFiling({ ...soundAmounts, ...amounts }, more), { facts });

interface More {
  facts?: Partial<CompanyFacts>;
  /** Accounts of other years. */
  others?: readonly Filing[];
  standard?: Standard;
}
const ofFiling = (filing: Filing, { facts = {}, others = [], standard = tasis }: More = {}) =>
  impureIncomeOf({ ...aCompany(facts), filing, filings: [filing, ...others] }, standard);

describe('impure income', () => {
  it('is interest alone, where no line of business is impure', () => {
    expect(of({}, { segments: paints })).toMatchObject({
      leastRupees: 5 * crore,
      mostRupees: 5 * crore,
      totalIncomeRupees: 500 * crore,
      missing: [],
    });
  });

  it('counts the revenue of lines that are not permitted, whether or not a standard tolerates them', () => {
    const segments = [segment('Paints', 460), segment('Tobacco', 10), segment('Hotels', 20)];
    const impure = of({}, { segments });
    expect(impure.leastRupees).toBe((5 + 10 + 20) * crore);
    expect(impure.mostRupees).toBe(impure.leastRupees);
    expect(impure.lines.map(({ label }) => label)).toEqual([
      'Interest income (cash-flow statement)',
      'Hotels',
      'Tobacco',
    ]);
    const small = aFiling(soundAmounts, { segments });
    // AAOIFI tolerates 5%, and counts it all the same
    const tolerated = ofFiling(small, { standard: aaoifi });
    expect(tolerated.leastRupees).toBeGreaterThan(10 * crore);
  });

  it('leaves open how much of an undescribed or doubtful line is impure', () => {
    const impure = of({}, { segments: [segment('Paints', 460), segment('Others', 30)] });
    expect([impure.leastRupees, impure.mostRupees]).toEqual([5 * crore, 35 * crore]);
    expect(impure.missing).toEqual(['The accounts do not say what "Others" is.']);
  });

  it('is open where the accounts do not divide the revenue, whatever the class of the company', () => {
    const { leastRupees, mostRupees, missing } = of({});
    expect([leastRupees, mostRupees]).toEqual([5 * crore, 500 * crore]);
    expect(missing).toEqual(['The accounts do not divide the revenue of "Paints" into lines of business.']);
  });

  it('asks for the revenue from lending and for what most of the income is, as the verdict does', () => {
    const lending = of({ totalAssets: 1000, loansCurrent: 298 }, { segments: paints });
    expect(lending.mostRupees).toBe(500 * crore);
    expect(lending.missing).toEqual([
      'Revenue from lending: 29.80% of total assets are loans given, which revenue by line of business does not account for.',
    ]);
    const other = of({ revenueFromOperations: 200, otherIncome: 300 }, { segments: paints });
    expect([other.leastRupees, other.mostRupees]).toEqual([5 * crore, 300 * crore]);
    expect(other.missing).toEqual(['It is not known what its other income is: it is 60% of total income.']);
  });

  it('is never a figure where interest is missing, or nil beside balances that earn it', () => {
    const missing = of({ interestIncome: null }, { segments: paints });
    expect([missing.leastRupees, missing.mostRupees]).toEqual([0, 500 * crore]);
    expect(missing.missing).toEqual(['Interest income is not known: the accounts do not state it.']);
    const nil = of({ interestIncome: 0 });
    expect(nil.missing[0]).toMatch(/the filing states nil, yet 7.50% on its balances/);
    expect(of({ interestIncome: null, totalIncome: null }).mostRupees).toBeNull();
  });

  it('has at most all other income as interest where a summary does not state it, and the company does not lend', () => {
    const summary = aSummary(summedUp);
    const [interest] = ofFiling(summary).lines;
    expect(interest).toMatchObject({
      leastRupees: 0,
      mostRupees: 8 * crore,
      why: 'Interest income is not known: the accounts do not state it. It is at most all other income.',
    });
    const described = ofFiling({ ...summary, segments: paints });
    expect(described).toMatchObject({
      leastRupees: 0,
      mostRupees: 8 * crore,
      totalIncomeRupees: 498 * crore,
    });
    const lender = aSummary({ ...summedUp, loansUndivided: 0, loansCurrent: 298, loansNoncurrent: 0 });
    const [ofLender] = ofFiling(lender).lines;
    expect(ofLender?.mostRupees).toBeNull();
    const finance = aFiling(soundAmounts, {
      segments: [segment('Paints', 400), segment('Financial Services', 90)],
    });
    expect(ofFiling(summary, { others: [finance] }).lines[0]?.mostRupees).toBeNull();
  });

  it('is open for a company in a line that is not permitted, without its parts', () => {
    const industry = { ...aCompany().industry!, subgroup: 'Cigarettes & Tobacco Products' };
    const whole = of({}, {}, { industry });
    expect([whole.leastRupees, whole.mostRupees]).toEqual([5 * crore, 500 * crore]);
    const parts = of(
      {},
      { segments: [segment('FMCG - Cigarettes', 200), segment('Soap', 290)] },
      { industry },
    );
    expect([parts.leastRupees, parts.mostRupees]).toEqual([205 * crore, 205 * crore]);
  });

  it('counts a recorded activity by its share of revenue, and once beside a segment of its kind', () => {
    const activity = { activity: 'Hotels', shareOfRevenue: 0.1, source: aFiling({}).source };
    expect(of({}, {}, { activities: [activity] }).leastRupees).toBe((5 + 49) * crore);
    const segments = [segment('Paints', 460), segment('Hotels', 30)];
    expect(of({}, { segments }, { activities: [activity] }).leastRupees).toBe(35 * crore);
  });

  it('never exceeds total income, and is open where figures contradict each other', () => {
    expect(of({}, { segments: [segment('Hotels', 900)] }).leastRupees).toBe(500 * crore);
    const impossible = of({ interestIncome: 900 });
    expect([impossible.leastRupees, impossible.mostRupees]).toEqual([0, 500 * crore]);
    expect(impossible.missing[0]).toMatch(/^Interest income: it is 180% of total income/);
  });

  it('states what the standard would impute on investments, apart', () => {
    expect(of({ currentInvestments: 100, noncurrentInvestments: 20 }).imputed).toEqual({
      investmentsRupees: 120 * crore,
      share: 0.075,
      rupees: 9 * crore,
    });
    expect(of({}).imputed).toBeNull();
  });
});

describe('impure share', () => {
  it('is a fraction of total income, bounded as the income is', () => {
    expect(impureShareOf(of({}, { segments: paints }))).toEqual({ least: 0.01, most: 0.01 });
    const others = of({}, { segments: [segment('Paints', 460), segment('Others', 30)] });
    expect(impureShareOf(others)).toEqual({ least: 0.01, most: 0.07 });
  });

  it('is not a figure where it may be anything, or total income is not stated', () => {
    expect(impureShareOf(of({ interestIncome: null }))).toBeNull();
    expect(impureShareOf(of({ totalIncome: null }))).toBeNull();
  });
});

describe('stated impure income', () => {
  const year = (to: string, amounts: Partial<FilingAmounts> = {}) => ({
    to,
    impure: of(amounts),
    shares: 10,
  });
  const years = [year('2026-03-31', { interestIncome: null }), year('2025-03-31'), year('2024-03-31')];

  it('is that of the newest accounts that state their interest', () => {
    expect(statedImpureIncome(years, [])).toEqual({
      to: '2025-03-31',
      impureRupees: 5 * crore,
      totalIncomeRupees: 500 * crore,
      shares: 10,
      isInterestSupposed: false,
    });
    expect(statedImpureIncome(years.slice(0, 1), [])).toBeNull();
  });

  it('counts all other income as interest where no accounts state it, and only then', () => {
    const summary = aSummary(summedUp);
    const newest = {
      to: '2026-03-31',
      impure: ofFiling(summary),
      shares: 10,
    };
    expect(statedImpureIncome([newest], [])).toEqual({
      to: '2026-03-31',
      impureRupees: 8 * crore,
      totalIncomeRupees: 498 * crore,
      shares: 10,
      isInterestSupposed: true,
    });
    expect(statedImpureIncome([newest, ...years], [])?.to).toBe('2025-03-31');
  });

  it('is none of a company that has changed since', () => {
    expect(statedImpureIncome(years, ['2025-03-31'])?.to).toBe('2025-03-31');
    expect(statedImpureIncome(years, ['2025-10-14'])).toBeNull();
  });
});
