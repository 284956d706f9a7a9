import { aCompany, aFiling, soundAmounts } from './facts.fixture';
import { aaoifi, judge, tasis } from '.';
import type { Verdict } from '../contracts';

const today = '2026-11-21';

const itClass = {
  sector: 'Information Technology',
  industry: 'Information Technology',
  group: 'IT - Software',
  subgroup: 'Computers - Software & Consulting',
  source: { publisher: 'BSE', document: 'Equity.csv', asOf: '2025-06-01', publishedOn: null },
};

function ratio(verdict: Verdict, id: string) {
  const found = verdict.ratios.find((candidate) => candidate.id === id);
  if (found === undefined) throw new Error(`no ratio ${id}`);
  return found;
}

describe('a sound company', () => {
  it('is compliant by both standards', () => {
    expect(judge(aCompany(), tasis, today).status).toBe(1);
    expect(judge(aCompany(), aaoifi, today).status).toBe(1);
  });

  it('returns the headroom and parts of each ratio', () => {
    const debt = ratio(judge(aCompany(), tasis, today), 'debt');
    expect(debt.value).toBeCloseTo(0.1, 10);
    expect(debt.headroom).toBeCloseTo(0.15, 10);
    expect(debt.numerator.parts.map((part) => part.label)).toEqual([
      'Non-current borrowings',
      'Current borrowings',
    ]);
  });

  it('explains the verdict to an investor in plain words', () => {
    expect(judge(aCompany(), tasis, today).reasons).toContain(
      'Interest-bearing debt is 10% of total assets; the limit is 25%.',
    );
  });
});

describe('limits of ratios', () => {
  const withDebt = (borrowingsNoncurrent: number) =>
    aCompany({ filing: aFiling({ ...soundAmounts, borrowingsNoncurrent, borrowingsCurrent: 0 }) });
  const withInterest = (interestIncome: number) =>
    aCompany({ filing: aFiling({ ...soundAmounts, interestIncome }) });

  it('TASIS passes debt at exactly 25% and fails a rupee above', () => {
    expect(judge(withDebt(250), tasis, today).status).toBe(1);
    expect(judge(withDebt(250.0000001), tasis, today).status).toBe(4);
  });

  it('TASIS passes interest at exactly 3% and fails above', () => {
    expect(judge(withInterest(15), tasis, today).status).toBe(1);
    expect(judge(withInterest(15.0000001), tasis, today).status).toBe(6);
  });

  it('TASIS fails cash and receivables above 90%', () => {
    const company = aCompany({ filing: aFiling({ ...soundAmounts, tradeReceivablesCurrent: 781 }) });
    expect(judge(company, tasis, today).status).toBe(7);
  });

  it('AAOIFI fails debt at exactly 30% and impure income at exactly 5%', () => {
    expect(judge(withDebt(599), aaoifi, today).status).toBe(1);
    expect(judge(withDebt(600), aaoifi, today).status).toBe(4);
    expect(judge(withInterest(25), aaoifi, today).status).toBe(6);
    expect(judge(withInterest(24.99), aaoifi, today).status).toBe(1);
  });

  it('AAOIFI leaves bank balances beyond 30% under review, since the interest-bearing part is not filed', () => {
    const company = aCompany({ filing: aFiling({ ...soundAmounts, cashAndCashEquivalents: 700 }) });
    const verdict = judge(company, aaoifi, today);
    expect(verdict.status).toBe(3);
    expect(verdict.missing).toEqual(['How much of cash and bank balances bears interest']);
  });
});

describe('business of a company', () => {
  it('fails a company on a segment its exchange class does not show, with the share', () => {
    const company = aCompany({
      filing: aFiling(soundAmounts, {
        segments: [
          { name: 'FMCG - Cigarettes', revenueRupees: 360 },
          { name: 'FMCG - Others', revenueRupees: 640 },
        ],
      }),
    });
    const verdict = judge(company, tasis, today);
    expect(verdict.status).toBe(2);
    expect(verdict.business.findings[0]).toMatchObject({
      rule: 'tobacco',
      shareOfRevenue: 0.36,
      basis: 'segment_revenue',
    });
    expect(verdict.reasons[0]).toContain(
      'FMCG - Cigarettes, 36% of its revenue by segment, is not permitted by TASIS (tobacco)',
    );
  });

  it('does not treat the customers of a software company as its own business', () => {
    const segments = [{ name: 'Banking, Financial Services and Insurance', revenueRupees: 1 }];
    const company = aCompany({ industry: itClass, filing: aFiling(soundAmounts, { segments }) });
    expect(judge(company, tasis, today).status).toBe(1);
  });

  it('tolerates a small undescribed segment of a company of known class, and reports its share', () => {
    const segments = [
      { name: 'Paints', revenueRupees: 96 },
      { name: 'Others', revenueRupees: 4 },
    ];
    const verdict = judge(aCompany({ filing: aFiling(soundAmounts, { segments }) }), aaoifi, today);
    expect(verdict.status).toBe(1);
    expect(verdict.reasons).toContain('The filing does not describe 4% of segment revenue (Others).');
  });

  it('leaves a company of no known class or segment under review', () => {
    const verdict = judge(aCompany({ industry: null }), tasis, today);
    expect(verdict.status).toBe(3);
    expect(verdict.business.outcome).toBe('unknown');
  });

  it('leaves a holding company under review until its holdings are known', () => {
    const company = aCompany({
      industry: { ...itClass, sector: 'Financial Services', group: 'Finance', subgroup: 'Holding Company' },
    });
    expect(judge(company, tasis, today).status).toBe(3);
  });

  it('leaves a class that may contain anything under review until segments describe the products', () => {
    const industry = {
      ...itClass,
      sector: 'Fast Moving Consumer Goods',
      group: 'Diversified FMCG',
      subgroup: 'Diversified FMCG',
    };
    const segments = [
      { name: 'Home Care', revenueRupees: 96 },
      { name: 'Personal Care', revenueRupees: 4 },
    ];
    expect(judge(aCompany({ industry }), tasis, today).status).toBe(3);
    expect(
      judge(aCompany({ industry, filing: aFiling(soundAmounts, { segments }) }), tasis, today).status,
    ).toBe(1);
  });

  it('fails for certain on business although every figure is missing', () => {
    const bank = aCompany({
      filing: null,
      industry: { ...itClass, sector: 'Financial Services', group: 'Banks', subgroup: 'Private Sector Bank' },
    });
    expect(judge(bank, tasis, today).status).toBe(2);
  });

  it('tolerates a line below 5% by AAOIFI and counts it as impure income, but not by TASIS', () => {
    const company = aCompany({
      filing: aFiling(soundAmounts, {
        segments: [
          { name: 'Paints', revenueRupees: 4_753_000_000 },
          { name: 'Wines', revenueRupees: 147_000_000 },
        ],
      }),
    });
    expect(judge(company, tasis, today).status).toBe(2);
    const verdict = judge(company, aaoifi, today);
    expect(verdict.status).toBe(1);
    expect(ratio(verdict, 'impure_income').numerator.valueRupees).toBe(50_000_000 + 147_000_000);
  });

  it('gives a recorded activity precedence over the exchange class', () => {
    const source = { publisher: 'Annual report', document: 'page 12', asOf: '2024-03-31', publishedOn: null };
    const company = aCompany({ activities: [{ activity: 'Casino', shareOfRevenue: null, source }] });
    expect(judge(company, aaoifi, today).status).toBe(2);
  });
});

describe('facts that are missing or old', () => {
  it('are named, and never passed over', () => {
    const verdict = judge(aCompany({ filing: null, marketCaps: [] }), aaoifi, today);
    expect(verdict.status).toBe(3);
    expect(verdict.missing).toEqual(['Audited annual accounts', 'Average market capitalisation (6 months)']);
  });

  it('include a nil interest income beside interest received', () => {
    const filing = aFiling({ ...soundAmounts, interestIncome: 0, interestReceived: 249 });
    const verdict = judge(aCompany({ filing }), tasis, today);
    expect(verdict.status).toBe(3);
    expect(verdict.missing).toEqual([
      'Interest income (cash-flow statement): the filing states nil, yet reports interest received',
    ]);
  });

  it.each([
    [{ borrowingsNoncurrent: -50 }, tasis, 'Non-current borrowings'],
    [{ cashAndCashEquivalents: -20 }, tasis, 'Cash and cash equivalents'],
    [{ tradeReceivablesNoncurrent: -10 }, tasis, 'Trade receivables, non-current'],
    [{ otherBankBalances: -20 }, aaoifi, 'Other bank balances'],
  ])('include a figure below nil that would make a sum smaller: %j', (slip, standard, label) => {
    const verdict = judge(aCompany({ filing: aFiling({ ...soundAmounts, ...slip }) }), standard, today);
    expect([verdict.status, verdict.missing]).toEqual([3, [`${label}: the filing states it as negative`]]);
  });

  it('turn a verdict into under review on the day accounts pass 36 months, not before', () => {
    expect(judge(aCompany(), tasis, '2027-03-31').status).toBe(1);
    expect(judge(aCompany(), tasis, '2027-04-01').status).toBe(3);
  });

  it('include a market capitalisation older than a year', () => {
    expect(judge(aCompany(), aaoifi, '2026-12-31').status).toBe(1);
    expect(judge(aCompany(), aaoifi, '2027-01-01').status).toBe(3);
  });
});

describe('what a standard would add and filings cannot show', () => {
  const withInvestments = (currentInvestments: number) =>
    judge(aCompany({ filing: aFiling({ ...soundAmounts, currentInvestments }) }), tasis, today);

  it('is reported where it could turn a pass into a failure, and decides nothing', () => {
    const verdict = withInvestments(200);
    expect(verdict.status).toBe(3);
    expect(verdict.stars).toBeNull();
    expect(ratio(verdict, 'impure_income')).toMatchObject({ value: 0.01, passes: null, flip: null });
    expect(verdict.missing).toEqual([
      'How much interest income really is: between 1% and 4% of total income, the limit is 3%',
    ]);
    expect(verdict.reasons).toContain(
      'Interest income is 1% of total income; the limit is 3%. It would be 4% if all its investments bore interest and 7.5 % of them were counted too, as TASIS does; filings do not say which do.',
    );
  });

  it('still fails what the reported figure alone breaks, and passes what stays within with all of it', () => {
    const amounts = { ...soundAmounts, currentInvestments: 200, interestIncome: 16 };
    expect(judge(aCompany({ filing: aFiling(amounts) }), tasis, today).status).toBe(6);
    expect(withInvestments(133.3).status).toBe(1);
    expect(withInvestments(133.4).status).toBe(3);
  });

  it('is left out where it could not', () => {
    expect(withInvestments(100).reasons).toContain('Interest income is 1% of total income; the limit is 3%.');
  });
});
