import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { aaoifi, judge, standards } from '..';
import type { CompanyFacts, Standard } from '..';

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
    'Revenue from lending: 10.10% of total assets are loans given, and revenue by line of business is not on file',
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

it('does not let one harmless segment hide loans of half the assets, by any standard', () => {
  const amounts = { ...soundAmounts, loansNoncurrent: 500 };
  const judgedWith = (segments: [name: string, revenueRupees: number][], standard: Standard) =>
    judge(
      aCompany({
        filing: aFiling(amounts, {
          segments: segments.map(([name, revenueRupees]) => ({ name, revenueRupees })),
        }),
      }),
      standard,
      today,
    );
  standards.forEach((standard) => {
    expect([standard.id, judgedWith([['Paints', 100]], standard).status]).toEqual([standard.id, 3]);
  });
  expect(judgedWith([['Paints', 100]], aaoifi).missing).toEqual([
    'Revenue from lending: 50% of total assets are loans given, which revenue by line of business does not account for',
  ]);
  const smallLender: [string, number][] = [
    ['Paints', 97],
    ['Financial services', 3],
  ];
  expect(judgedWith(smallLender, aaoifi).status).toBe(3);
});
