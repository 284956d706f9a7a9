import fc from 'fast-check';
import type { FundReply } from '@tayyib/shared/contracts';
import type { CompanyFacts } from './companyFacts';
import { companiesToRead, fundFacts } from './fundFacts';
import { fundShareOf } from './fundShareOf';

type Fund = Pick<FundReply, 'holdings' | 'holdingsSource'>;
const verdict: FundReply['holdings'][number]['verdict'] = {
  stock: 'A',
  stock_code: 'A',
  shariah_status: 1,
  badge: 'compliant',
  accountsTo: '2026-03-31',
  freshness: 'fresh',
  grade: null,
};
const holding = (isin: string | null, share: number): FundReply['holdings'][number] => ({
  isin,
  share,
  name: isin ?? 'Cash',
  industry: null,
  quantity: null,
  marketValueRupees: null,
  impure: null,
  verdict: isin === null ? null : verdict,
});
const source = {
  publisher: 'AMC',
  document: 'portfolio.xlsx',
  asOf: '2026-09-30',
  publishedOn: '2026-10-10',
};
const fundOf = (...holdings: FundReply['holdings']): Fund => ({ holdings, holdingsSource: source });

/** A company of which this part of the market value is cash. */
const withCash = (percent: number): CompanyFacts => ({
  closeRupees: 1,
  closeDay: '2026-09-30',
  marketCapRupees: 100,
  marketCapMonths: 1,
  missing: null,
  fund: null,
  accounts: {
    cash: percent,
    receivables: null,
    inventories: null,
    investments: null,
    currentBorrowings: null,
    tradePayables: null,
    currentTax: null,
    to: '2026-03-31',
    document: 'accounts.xml',
  },
});

it('weighs what counts of each company, and counts everything else in full', () => {
  const fund = fundOf(holding('A', 0.5), holding('B', 0.3), holding('C', 0.15), holding(null, 0.05));
  const facts = fundFacts(
    fund,
    new Map([
      ['A', withCash(20)],
      ['B', withCash(50)],
    ]),
  );
  expect(facts).toMatchObject({ counted: 0.25, known: 0.8, companies: 2, asOf: '2026-09-30' });
  // 0.5 × 20% + 0.3 × 50% + 20% of which nothing is known
  expect(facts && fundShareOf(facts).part.toNumber()).toBe(0.45);
  expect(facts && fundShareOf(facts).working.join(' ')).toContain('2 companies with accounts on file');
});

it('deducts what companies owe within a year where their accounts state all of it', () => {
  const fund = fundOf(holding('A', 0.5), holding('B', 0.5));
  const owing = (percent: number, tradePayables: number): CompanyFacts => {
    const facts = withCash(percent);
    const dues = { currentBorrowings: 5, tradePayables, currentTax: 0 };
    return { ...facts, accounts: facts.accounts && { ...facts.accounts, ...dues } };
  };
  const shareOf = (a: CompanyFacts, b: CompanyFacts) => {
    const facts = fundFacts(
      fund,
      new Map([
        ['A', a],
        ['B', b],
      ]),
    );
    const share = facts && fundShareOf(facts);
    return [share?.part.toNumber(), share?.isNet, share?.working[2]];
  };
  // 50% × (40 − 10)% + 50% × 20%
  expect(shareOf(owing(40, 5), withCash(20))).toEqual([
    0.25,
    false,
    'What they owe within a year is deducted of 1 of the 2: the accounts of the others do not state it.',
  ]);
  expect(shareOf(owing(40, 5), owing(20, 5))).toEqual([
    0.2,
    true,
    'What they owe within a year by their accounts is deducted.',
  ]);
});

it('a fund has no figure without published holdings or any accounts', () => {
  expect(fundFacts({ ...fundOf(holding('A', 1)), holdingsSource: null }, new Map())).toBeNull();
  expect(fundFacts(fundOf(holding('A', 1)), new Map())).toBeNull();
  expect(fundFacts(fundOf(holding('A', 1)), new Map([['A', { ...withCash(1), accounts: null }]]))).toBeNull();
});

it('reads the largest listed companies alone', () => {
  const short = { ...holding('D', 0.4), verdict: null };
  expect(companiesToRead(fundOf(holding('A', 0.1), holding('B', 0.3), holding(null, 0.2), short))).toEqual([
    'B',
    'A',
  ]);
});

it('the zakatable share of a fund is between nothing and all of the fund, and never less than what of known companies counts', () => {
  const share = fc.integer({ min: -20, max: 120 }).map((percent) => percent / 100);
  fc.assert(
    fc.property(fc.array(fc.tuple(share, fc.nat({ max: 300 })), { maxLength: 6 }), (rows) => {
      const fund = fundOf(...rows.map(([part], index) => holding(String(index), part)));
      const facts = fundFacts(fund, new Map(rows.map(([, cash], index) => [String(index), withCash(cash)])));
      if (facts === null) return;
      const part = fundShareOf(facts).part.toNumber();
      expect(part).toBeGreaterThanOrEqual(Math.min(1, facts.counted));
      expect(part).toBeLessThanOrEqual(1);
    }),
  );
});
