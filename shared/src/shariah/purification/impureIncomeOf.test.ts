import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { aaoifi, tasis } from '../standards';
import type { Filing, FilingAmounts } from '../types';
import { impureIncomeOf, impureShareOf } from './impureIncomeOf';

const crore = 10_000_000;
const segment = (name: string, crores: number) => ({ name, revenueRupees: crores * crore });
const of = (amounts: Partial<FilingAmounts>, more: Partial<Filing> = {}, facts = {}) =>
  impureIncomeOf({ ...aCompany(facts), filing: aFiling({ ...soundAmounts, ...amounts }, more) }, tasis);

describe('impure income', () => {
  it('is interest alone, where no line of business is impure', () => {
    expect(of({})).toMatchObject({
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
    const tolerated = impureIncomeOf({ ...aCompany(), filing: small }, aaoifi);
    expect(tolerated.leastRupees).toBeGreaterThan(10 * crore);
  });

  it('leaves open how much of an undescribed or doubtful line is impure', () => {
    const impure = of({}, { segments: [segment('Paints', 460), segment('Others', 30)] });
    expect([impure.leastRupees, impure.mostRupees]).toEqual([5 * crore, 35 * crore]);
    expect(impure.missing).toEqual(['The accounts do not say what "Others" is.']);
  });

  it('is never a figure where interest is missing, or nil beside balances that earn it', () => {
    const missing = of({ interestIncome: null });
    expect([missing.leastRupees, missing.mostRupees]).toEqual([0, 500 * crore]);
    expect(missing.missing).toEqual(['Interest income is not known: the accounts do not state it.']);
    const nil = of({ interestIncome: 0 });
    expect(nil.missing[0]).toMatch(/the filing states nil, yet 7.50% on its balances/);
    expect(of({ interestIncome: null, totalIncome: null }).mostRupees).toBeNull();
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
    expect(impureShareOf(of({}))).toEqual({ least: 0.01, most: 0.01 });
    const others = of({}, { segments: [segment('Paints', 460), segment('Others', 30)] });
    expect(impureShareOf(others)).toEqual({ least: 0.01, most: 0.07 });
  });

  it('is not a figure where it may be anything, or total income is not stated', () => {
    expect(impureShareOf(of({ interestIncome: null }))).toBeNull();
    expect(impureShareOf(of({ totalIncome: null }))).toBeNull();
  });
});
