import fc from 'fast-check';
import { readForm } from './readForm';
import { emptyForm, emptyGold, toSheet } from './zakatForm';

describe('the zakat form', () => {
  it('reads back what it saved', () => {
    const typed = {
      ...emptyForm,
      cash: 1234.5,
      gold: [
        { ...emptyGold, grams: 12.345, carat: 18 as const, isWorn: true },
        { ...emptyGold, grams: 1, carat: 'typed' as const, perMille: 916.6 },
      ],
      businesses: [{ cash: 1, goods: null, receivables: 2.5, liabilities: 0, percent: 33.3333 }],
      pension: 500,
      pensionAccessible: 125,
      settings: {
        ...emptyForm.settings,
        nisab: 'gold85' as const,
        pension: 'accessible' as const,
        business: 'assets' as const,
        isYearComplete: false,
      },
    };
    expect(readForm(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
  });

  it('reads back companies with what was on file of them, and the days of the year', () => {
    const facts = {
      closeRupees: 4000,
      closeDay: '2024-08-21',
      marketCapRupees: 14e12,
      marketCapMonths: 6,
      accounts: {
        cash: 1e11,
        receivables: null,
        inventories: 0,
        investments: 3e11,
        currentBorrowings: 0,
        tradePayables: 1e11,
        currentTax: null,
        to: '2024-03-31',
        document: 'NSE, a.xml',
      },
      fund: null,
      missing: null,
    };
    const company = {
      name: 'TCS',
      isin: 'INE467B01029',
      fundId: null,
      isToSell: true,
      shares: 10,
      value: null,
      method: 'accounts' as const,
      percent: null,
      owedCrore: 40_000,
      facts,
    };
    const typed = { ...emptyForm, companies: [company], startedOn: '2024-07-07' };
    expect(readForm(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
    expect(toSheet(typed).companies[0]).toMatchObject({ name: 'TCS', valuePaise: 4_000_000 });
    const broken = { ...typed, companies: [{ ...company, facts: { accounts: 5 } }, { name: '' }, 7] };
    expect(readForm(broken).companies).toMatchObject([{ name: 'TCS', facts: { accounts: null } }]);
  });

  it('reads falls below the nisab', () => {
    const falls = [
      { fellOn: '2025-01-10', reachedAgainOn: '2025-03-01', isTotal: false },
      { fellOn: '2026-01-01', reachedAgainOn: null, isTotal: true },
    ];
    expect(readForm(JSON.parse(JSON.stringify({ ...emptyForm, falls }))).falls).toEqual(falls);
  });

  it('replaces invalid values by empty ones', () => {
    expect(readForm(null)).toEqual(emptyForm);
    expect(readForm({ cash: -5, bank: 'much', gold: 'some', settings: { nisab: 'copper' } })).toEqual(
      emptyForm,
    );
  });

  it('returns a valid sheet for any saved value', () => {
    fc.assert(
      fc.property(fc.anything(), (saved) => {
        const { cash, gold } = toSheet(readForm(saved));
        expect([cash, ...gold.map(({ milligrams }) => milligrams)].every(Number.isSafeInteger)).toBe(true);
      }),
    );
  });

  it('counts grams to the milligram and rupees to the paisa', () => {
    const { bank, gold } = toSheet({
      ...emptyForm,
      bank: 0.29,
      gold: [{ ...emptyGold, grams: 1.001, carat: 24 }],
    });
    expect([bank, gold[0]?.milligrams]).toEqual([29, 1001]);
  });
});
