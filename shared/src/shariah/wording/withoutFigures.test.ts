import { formatPercentBeside } from '../../values/format';
import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standards, withoutFigures } from '..';

it.each([
  [
    'Interest-bearing debt is 34.17% of total assets; the limit is 25%.',
    'Interest-bearing debt is above the limit of 25% of total assets.',
  ],
  [
    'Cash, bank balances and receivables are 45.75% of total assets; the limit is 90%.',
    'Cash, bank balances and receivables are within the limit of 90% of total assets.',
  ],
  [
    'Debt is just above 25% of total assets; the limit is 25%.',
    'Debt is above the limit of 25% of total assets.',
  ],
  ['Debt is 25% of total assets; the limit is 25%.', 'Debt is within the limit of 25% of total assets.'],
  [
    'Debt is 33% of total assets; the limit is below 33%. A newcomer may enter up to 30%.',
    'Debt is not below the limit of 33% of total assets. A newcomer may enter up to 30%.',
  ],
  [
    'Debt is 1,240.5% of total assets if all of it bears interest; the limit is 25%.',
    'Debt is above the limit of 25% of total assets if all of it bears interest.',
  ],
  [
    'Interest income is 1% of total income; the limit is 3%. It would be 4% if all its investments bore interest and 7.5 % of them were counted too, as TASIS does; filings do not say which do.',
    'Interest income is within the limit of 3% of total income. It would be above the limit if all its investments bore interest and 7.5 % of them were counted too, as TASIS does; filings do not say which do.',
  ],
  [
    'Waiting for data: How much interest income really is: between 1% and 4% of total income, the limit is 3%; Accounts of 2026.',
    'Waiting for data: How much interest income really is: whether it is within the limit of 3% of total income; Accounts of 2026.',
  ],
  [
    'Audited accounts that answer the newer half-year accounts to 30 September 2025: interest-bearing debt 34% of total assets, beyond 25%, interest income 4% of total income, beyond 3%',
    'Audited accounts that answer the newer half-year accounts to 30 September 2025: interest-bearing debt beyond 25% of total assets, interest income beyond 3% of total income',
  ],
  [
    'Interest income is at most 2.10% of total income, even if all other income were interest; the limit is 3%.',
    'Interest income is within the limit of 3% of total income, even if all other income were interest.',
  ],
  [
    'Cash, bank balances and receivables are at least 95% of total assets; the limit is below 33%. The accounts do not state other bank balances.',
    'Cash, bank balances and receivables are above the limit of 33% of total assets. The accounts do not state other bank balances.',
  ],
  [
    'Interest income is between 0% and 4.10% of total income; the limit is 3%. The accounts do not state interest income.',
    'Interest income may be within the limit of 3% of total income or above it: which of the two is not known. The accounts do not state interest income.',
  ],
  [
    'Interest-bearing debt is at least 12% of total assets; the limit is 25%. The accounts do not state current borrowings.',
    'Interest-bearing debt may be within the limit of 25% of total assets or above it: which of the two is not known. The accounts do not state current borrowings.',
  ],
  [
    'Liquor, 4.90% of its revenue by segment, is not permitted by TASIS (alcohol).',
    'Liquor, 4.90% of its revenue by segment, is not permitted by TASIS (alcohol).',
  ],
])('of “%s” is said: “%s”', (sentence, shown) => {
  expect(withoutFigures(sentence)).toBe(shown);
});

describe('what is said to a plan without ratios', () => {
  const amounts = [0, 50, 249.99, 250, 250.001, 300, 3000].flatMap((debt) =>
    [0.1, 14.9, 25, 250].map((interest) => ({
      ...soundAmounts,
      borrowingsNoncurrent: debt,
      borrowingsCurrent: 0,
      interestIncome: interest,
      currentInvestments: debt,
    })),
  );
  const verdicts = standards.flatMap((standard) =>
    amounts.map((each) => judge(aCompany({ filing: aFiling(each) }), standard, '2026-11-21')),
  );

  it('has no ratio of any verdict of any standard', () => {
    const disclosed = verdicts.flatMap(({ ratios, reasons, missing }) => {
      const text = [...reasons, ...missing]
        .map(withoutFigures)
        .join(' ')
        .replaceAll(/(?:limit of|beyond) [\d.]+%/g, 'the limit');
      return ratios
        .filter(({ value }) => value !== null)
        .map(({ value, limit }) => ` ${formatPercentBeside(value ?? 0, limit)} of `)
        .filter((figure) => text.includes(figure));
    });
    expect(disclosed).toEqual([]);
  });

  it('says of every ratio that decides a failure that it is above its limit', () => {
    const failed = verdicts.filter(({ status }) => status === 4 || status === 6);
    expect(failed.length).toBeGreaterThan(20);
    for (const { reasons } of failed)
      expect(withoutFigures(reasons[0] ?? '')).toMatch(/(?:above|not below) the limit of/);
  });
});
