import { aCompany, aFiling, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { aaoifi, editionStanding, judge, standards, tasis } from '..';
import type { CompanyFacts, Filing, FilingAmounts } from '..';

const today = '2026-11-21';

const judgedBy = (
  amounts: Partial<FilingAmounts>,
  more: Partial<Filing> = {},
  company: Partial<CompanyFacts> = {},
  standard = tasis,
) => judge(aCompany({ filing: aSummary({ ...summedUp, ...amounts }, more), ...company }), standard, today);

const statusOf = (...facts: Parameters<typeof judgedBy>) => judgedBy(...facts).status;

const ratioOf = (verdict: ReturnType<typeof judge>, id: string) =>
  verdict.ratios.find((ratio) => ratio.id === id);

describe('accounts in summary', () => {
  it('pass where the worst that they leave open passes, and say so in words', () => {
    const verdict = judgedBy({});
    expect(verdict.status).toBe(1);
    expect(verdict.grade).toBeNull();
    expect(ratioOf(verdict, 'impure_income')).toMatchObject({
      value: null,
      passes: true,
      bounds: { least: 0, notStated: expect.arrayContaining(['Interest income (cash-flow statement)']) },
    });
    expect(verdict.reasons).toEqual([
      'Passes: permitted business, all three ratios within TASIS limits.',
      'Its business is judged by its exchange class, Paints: revenue by line of business is not on file.',
      'Interest-bearing debt is 10% of total assets; the limit is 25%.',
      'Interest income is at most 2.66% of total income, even if all other income were interest, and all it owns beside the lines stated were cash, receivables or investments, and all its investments bore interest and 7.5 % of them were counted too, as TASIS does; the limit is 3%.',
      'Cash, bank balances and receivables are at most 25% of total assets, even if all it owns beside the lines stated were cash, receivables or investments; the limit is 90%.',
    ]);
  });

  it('are under review where the limit lies between the least and the most', () => {
    const verdict = judgedBy({ otherIncome: 20 });
    expect([verdict.status, verdict.grade]).toEqual([3, 'passes_everything_stated']);
    expect(verdict.missing).toEqual([
      'How much interest income really is: between 0% and 4.95% of total income, the limit is 3%',
    ]);
  });

  it('fail only where the best that they leave open fails', () => {
    const bare = { inventories: null, propertyPlantAndEquipment: null, capitalWorkInProgress: null };
    expect(statusOf({ ...bare, cashAndCashEquivalents: 800, tradeReceivablesCurrent: 101 })).toBe(7);
    expect(statusOf({ ...bare, cashAndCashEquivalents: 800, tradeReceivablesCurrent: 100 })).toBe(3);
  });

  it('count no line as nil that nobody read, by any edition', () => {
    const amounts = { ...soundAmounts, otherIncome: 8, currentInvestments: null };
    standards.forEach((standard) => {
      const { bounds, ...rest } = standard;
      const complete = judge(aCompany({ filing: aFiling(amounts) }), standard, today);
      const summary = judge(aCompany({ filing: aSummary(amounts) }), rest, today);
      expect(bounds?.length).toBe(3);
      expect([standard.id, complete.status]).toEqual([standard.id, 1]);
      const isUsed = !['AAOIFI', 'DOW_JONES', 'SC_MALAYSIA'].includes(standard.id);
      expect([standard.id, summary.status]).toEqual([standard.id, isUsed ? 3 : 1]);
    });
  });

  it('take debt as stated, and leave it open where it is not', () => {
    expect(statusOf({ borrowingsUndivided: 251 })).toBe(4);
    expect(statusOf({ borrowingsUndivided: 250 })).toBe(1);
    expect(statusOf({ borrowingsUndivided: null })).toBe(3);
    expect(statusOf({ borrowingsUndivided: null, borrowingsNoncurrent: 900 })).toBe(3);
  });
});

describe('the bound that interest is at most other income', () => {
  const source = { publisher: 'Annual report', document: 'page 12', asOf: '2026-03-31', publishedOn: null };
  it.each<[string, Parameters<typeof judgedBy>]>([
    ['other income is not stated', [{ otherIncome: null }]],
    ['other income is nil, as in a line left blank', [{ otherIncome: 0 }]],
    ['other income is net of losses', [{ otherIncome: -3 }]],
    ['other income has the wrong sign', [{ otherIncome: 8, totalIncome: 482 }]],
    ['more interest was received', [{ interestReceived: 9 }]],
    [
      'its balances at banks would earn more',
      [{ otherIncome: 0.4, cashAndCashEquivalents: 100, revenueFromOperations: 600 }],
    ],
    ['loans are given', [{ loansCurrent: 11 }]],
    ['loans are in doubt', [{ loansCurrent: -1 }]],
    [
      'a segment lends',
      [
        {},
        {
          segments: [
            { name: 'Paints', revenueRupees: 97 },
            { name: 'Leasing', revenueRupees: 1 },
          ],
        },
      ],
    ],
    [
      'an advisor recorded that it lends',
      [{}, {}, { activities: [{ activity: 'Consumer finance', shareOfRevenue: 0.01, source }] }],
    ],
    ['its name says that it lends', [{}, {}, { name: 'Sound Finance Limited' }]],
    [
      'it is on the form of finance companies',
      [
        { borrowingsUndivided: 1, debtSecurities: 1, subordinatedLiabilities: 1, interestEarned: null },
        { format: 'nbfc' },
      ],
    ],
  ])('is not said where %s', (_what, [amounts, more, company]) => {
    const verdict = judgedBy(amounts, more, company, aaoifi);
    expect(verdict.status).not.toBe(1);
    expect(ratioOf(verdict, 'impure_income')).toMatchObject({ passes: null });
  });

  it('is said of a company with loans to its staff', () => {
    expect(statusOf({ loansCurrent: 10 })).toBe(1);
  });

  it('is said of no figure that is stated and in doubt', () => {
    const verdict = judgedBy({ interestIncome: 0, interestReceived: 5 });
    expect([verdict.status, verdict.grade]).toEqual([3, 'figures_contradict']);
  });

  it('counts income of a third name', () => {
    expect(statusOf({ totalIncome: 498 })).toBe(1);
    expect(statusOf({ totalIncome: 502 })).toBe(3);
  });
});

it('a company is under review where neither interest nor other income is stated, on the integrated form too', () => {
  const amounts = { otherIncome: null, totalIncome: 490, cashAndCashEquivalents: 1 };
  standards.forEach((standard) => {
    const verdict = judgedBy(amounts, { isIntegrated: true }, {}, standard);
    expect([standard.id, verdict.status]).toEqual([standard.id, 3]);
    expect(ratioOf(verdict, 'impure_income')?.passes).toBeNull();
  });
});

it('a grade asks what other income is, where it is most of the income', () => {
  const verdict = judgedBy({ revenueFromOperations: 7, otherIncome: 8 });
  expect([verdict.status, verdict.grade]).toEqual([3, 'business_not_known']);
});

describe('the bound that liquid assets are at most what is left', () => {
  it('is not said where the stated lines are more than total assets', () => {
    const verdict = judgedBy({ inventories: 400 });
    expect([verdict.status, verdict.grade]).toEqual([3, 'figures_contradict']);
  });

  it('is not said where a line is in doubt', () => {
    expect(statusOf({ capitalWorkInProgress: -50 })).toBe(3);
    expect(statusOf({ tradeReceivablesNoncurrent: -1 })).toBe(3);
  });

  it('takes off stated lines alone', () => {
    expect(statusOf({ propertyPlantAndEquipment: 480 })).toBe(1);
    expect(statusOf({ propertyPlantAndEquipment: 475 })).toBe(3);
    expect(statusOf({ propertyPlantAndEquipment: null })).toBe(3);
  });

  it('decides deposits over market value', () => {
    expect(statusOf({}, {}, {}, aaoifi)).toBe(1);
    expect(statusOf({ propertyPlantAndEquipment: null }, {}, {}, aaoifi)).toBe(3);
  });
});

it('bounds rest on rules that leave the rest of the edition as it was before them', () => {
  expect(standards.map(editionStanding)).toEqual(standards.map(() => 'published'));
  standards.forEach(({ bounds, ...before }) => {
    expect(bounds).toBeDefined();
    expect(editionStanding({ ...before, edition: '2026-11.4' })).toBe('published');
  });
});
