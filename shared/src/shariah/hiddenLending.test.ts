import { aCompany, aFiling, soundAmounts } from './facts.fixture';
import { aaoifi, judge } from '.';
import type { CompanyFacts } from './types';

const today = '2026-11-21';

it('does not trust the class alone of a company that has lent out more than a tenth of its assets', () => {
  const lender = (loansNoncurrent: number, more: Partial<CompanyFacts> = {}) =>
    judge(
      aCompany({ filing: aFiling({ ...soundAmounts, loansCurrent: 50, loansNoncurrent }), ...more }),
      aaoifi,
      today,
    );
  expect(lender(50).status).toBe(1);
  const verdict = lender(51);
  expect(verdict.status).toBe(3);
  expect(verdict.missing).toEqual([
    'Revenue from lending: 10.1 % of total assets are loans given, and revenue by line of business is not on file',
  ]);
  expect(verdict.reasons.join(' ')).not.toContain('judged by its exchange class');
  const source = { publisher: 'Annual report', document: 'page 12', asOf: '2024-03-31', publishedOn: null };
  const recorded = [{ activity: 'Paints', shareOfRevenue: null, source }];
  expect(lender(400, { activities: recorded }).status).toBe(1);
  const segments = [
    { name: 'Paints', revenueRupees: 90 },
    { name: 'Financial services', revenueRupees: 10 },
  ];
  const amounts = { ...soundAmounts, loansNoncurrent: 400 };
  expect(judge(aCompany({ filing: aFiling(amounts, { segments }) }), aaoifi, today).status).toBe(2);
});
