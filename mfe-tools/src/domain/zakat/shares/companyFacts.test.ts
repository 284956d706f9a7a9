import fc from 'fast-check';
import { toPaise } from '@tayyib/shared/values/amounts';
import { heldAccounts, heldStock } from '../../../../dev/heldCompanies';
import { companyFacts, companyShareOf, type CompanyFacts } from './companyFacts';
import { countedOfCompany } from '../lines/shareLines';
import { calculateZakat } from '../zakat';
import { companyMethods } from '../zakatSheet';
import { fakeSheet } from '../zakatSheet.fixture';

const facts: CompanyFacts = {
  closeRupees: 100,
  closeDay: '2026-08-21',
  marketCapRupees: 1_000_000_000,
  marketCapMonths: 6,
  accounts: {
    cash: 100_000_000,
    receivables: 50_000_000,
    inventories: null,
    investments: 150_000_000,
    currentBorrowings: 20_000_000,
    tradePayables: null,
    currentTax: null,
    to: '2026-03-31',
    document: 'NSE, accounts.xml',
  },
  fund: null,
  missing: null,
};

it('counts liquid assets over market value, less what the company owes where that is typed, which corrects what is stated', () => {
  expect(companyShareOf(facts, null)?.part.toNumber()).toBe(0.3);
  const net = companyShareOf(facts, 12);
  expect([net?.part.toNumber(), net?.isNet]).toEqual([0.18, true]);
  expect(net?.working).toEqual([
    'Cash ₹10 cr + receivables ₹5 cr + investments ₹15 cr = ₹30 cr, accounts to 31 Mar 2026 (NSE, accounts.xml).',
    'Not stated, counted as nothing: inventories.',
    '− owed within a year, as typed, ₹12 cr = ₹18 cr.',
    '÷ market value ₹100 cr, the average of 6 months.',
  ]);
});

describe('what the accounts state as owed within a year', () => {
  const withDues = (tradePayables: number | null, currentTax: number | null): CompanyFacts => ({
    ...facts,
    accounts: facts.accounts && { ...facts.accounts, tradePayables, currentTax },
  });

  it('is deducted, line by line, under the rule of net assets', () => {
    const share = companyShareOf(withDues(50_000_000, 0), null);
    expect([share?.part.toNumber(), share?.isNet]).toEqual([0.23, true]);
    expect(share?.working[2]).toBe(
      '− owed within a year by the same accounts: current borrowings ₹2 cr + trade payables ₹5 cr + current tax ₹0, together ₹7 cr = ₹23 cr.',
    );
  });

  it.each([
    [null, null, 'trade payables, current tax'],
    [50_000_000, null, 'current tax'],
  ])('is not deducted while a line of it is not stated', (payables, tax, names) => {
    const share = companyShareOf(withDues(payables, tax), null);
    expect([share?.part.toNumber(), share?.isNet]).toEqual([0.3, false]);
    expect(share?.working[2]).toBe(
      `Nothing is deducted: the accounts do not state ${names}. Type what the company owes to deduct it.`,
    );
  });

  it('can be corrected, also to nothing, which is the method without liabilities', () => {
    const [more, nothing] = [12, 0].map((owed) => companyShareOf(withDues(50_000_000, 0), owed));
    expect([more?.part.toNumber(), more?.isNet]).toEqual([0.18, true]);
    expect([nothing?.part.toNumber(), nothing?.isNet]).toEqual([0.3, false]);
    expect(nothing?.working[2]).toBe('Nothing is deducted, as typed.');
  });

  it('is read from the year of the accounts, with its day and document', () => {
    const [series] = heldAccounts.series;
    const year = series?.years[0];
    if (!series || !year) throw new Error('The sample has a year.');
    const figures = { ...year.figures, currentBorrowings: 0, tradePayables: 99, currentTax: 114 };
    const read = companyFacts(heldStock, {
      ...heldAccounts,
      series: [{ ...series, years: [{ ...year, figures }] }],
    });
    expect(read.accounts).toMatchObject({
      currentBorrowings: 0,
      tradePayables: 99,
      currentTax: 114,
      to: '2024-03-31',
      document: 'NSE filing, INDAS_TCS_2024.xml',
    });
  });
});

it('the zakatable share of a company is never negative, and unknown without accounts or a market value', () => {
  expect(companyShareOf(facts, 1000)?.part.toNumber()).toBe(0);
  expect(companyShareOf({ ...facts, accounts: null }, null)).toBeNull();
  expect(companyShareOf({ ...facts, marketCapRupees: null }, null)).toBeNull();
  expect(companyShareOf(null, 5)).toBeNull();
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e7, noNaN: true }), (owed) => {
      const part = companyShareOf(facts, owed)?.part.toNumber() ?? -1;
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(0.3);
    }),
  );
});

it('the zakatable share of a company has every method side by side, and names the proxy used until the chosen one is known', () => {
  const company = {
    name: 'Any Ltd',
    valuePaise: toPaise(100_000),
    isToSell: false,
    method: 'accounts' as const,
    accounts: companyShareOf(facts, 12),
    typedPercent: null,
  };
  const counted = companyMethods.map((method) => countedOfCompany(company, method)?.paise ?? null);
  expect(counted).toEqual([18_000, 25_000, 30_000, 100_000, null].map((rupees) => rupees && toPaise(rupees)));
  const lineOf = (accounts: typeof company.accounts) =>
    calculateZakat(fakeSheet({ companies: [{ ...company, accounts }] }), { gold: 1, silver: 1 }).assets[0];
  expect(lineOf(company.accounts)).toMatchObject({ paise: toPaise(18_000), rule: 'sharesNetAssets' });
  expect(lineOf(null)).toMatchObject({
    paise: toPaise(25_000),
    details: '25% of market value, until its own share is known',
  });
});
