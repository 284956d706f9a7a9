import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { isUndescribed } from './undescribed';
import { aaoifi, judge, standards, tasis } from '..';
import type { CompanyFacts, Standard } from '..';

const today = '2026-11-21';

const withSegments = (segments: [name: string, crore: number][], more: Partial<CompanyFacts> = {}) =>
  aCompany({
    filing: aFiling(soundAmounts, {
      segments: segments.map(([name, crore]) => ({ name, revenueRupees: crore * 10_000_000 })),
    }),
    ...more,
  });
const statusOf = (company: CompanyFacts, standard: Standard) => judge(company, standard, today).status;

describe('undescribed revenue', () => {
  it.each(standards.map((standard) => [standard.id, standard] as const))(
    'never passes by %s where "Others" is all or nearly all of it',
    (_id, standard) => {
      expect(statusOf(withSegments([['Others', 490]]), standard)).toBe(3);
      expect(
        statusOf(
          withSegments([
            ['Paints', 24.5],
            ['Others', 465.5],
          ]),
          standard,
        ),
      ).toBe(3);
    },
  );

  it('is tolerated below the tolerance of the standard, and under review from there on', () => {
    const others = (percent: number) =>
      withSegments([
        ['Paints', 100 - percent],
        ['Others', percent],
      ]);
    expect([4.9, 5].map((percent) => statusOf(others(percent), aaoifi))).toEqual([1, 3]);
    expect([2.9, 3].map((percent) => statusOf(others(percent), tasis))).toEqual([1, 3]);
    expect(judge(others(3), tasis, today).missing).toEqual([
      'What 3% of segment revenue comes from: "Others" does not say, and less than 3% may stay undescribed',
    ]);
    const verdict = judge(others(5), aaoifi, today);
    expect(verdict.missing).toEqual([
      'What 5% of segment revenue comes from: "Others" does not say, and less than 5% may stay undescribed',
    ]);
    expect(verdict.reasons.join(' ')).not.toContain('permitted business');
  });

  it('counts together with tolerated lines that are not permitted', () => {
    const company = (wines: number) =>
      withSegments([
        ['Paints', 97 - wines],
        ['Wines', wines],
        ['Others', 3],
      ]);
    expect([1, 3].map((wines) => statusOf(company(wines), aaoifi))).toEqual([1, 3]);
  });

  it('leaves a company of no known class under review beside a small tolerated line', () => {
    const company = withSegments(
      [
        ['Paints', 97],
        ['Wines', 3],
      ],
      { industry: null },
    );
    expect(statusOf(company, aaoifi)).toBe(3);
  });

  it('counts a doubtful line together with lines not permitted', () => {
    const company = (gaming: number) =>
      withSegments([
        ['Paints', 97 - gaming],
        ['Wines', 3],
        ['Gaming', gaming],
      ]);
    expect([1, 3].map((gaming) => statusOf(company(gaming), aaoifi))).toEqual([1, 3]);
  });

  it('counts together with tolerated doubtful lines', () => {
    const company = (gaming: number) =>
      withSegments([
        ['Paints', 97 - gaming],
        ['Others', 3],
        ['Gaming', gaming],
      ]);
    expect([1, 3].map((gaming) => statusOf(company(gaming), aaoifi))).toEqual([1, 3]);
  });

  it('excuses no line TASIS forbids, however small', () => {
    const company = withSegments([
      ['Paints', 97.9],
      ['Wines', 0.1],
      ['Others', 2],
    ]);
    expect(statusOf(company, tasis)).toBe(2);
  });

  it('does not hide behind an undescribed recorded activity', () => {
    const source = { publisher: 'Annual report', document: 'page 12', asOf: '2024-03-31', publishedOn: null };
    const activities = [{ activity: 'Others', shareOfRevenue: 0.9, source }];
    expect(statusOf(aCompany({ activities }), aaoifi)).toBe(3);
  });
});

describe('an undescribed name', () => {
  it.each([
    'Others',
    'Other',
    'others ',
    'All other segments',
    'Other Businesses',
    'Unallocated',
    'Un-allocated',
    '',
    'Others (includes Exports, Consignment, etc)',
    'Other operating income',
    'Segment B',
    'Corporate',
  ])('is "%s"', (name) => {
    expect(isUndescribed(name)).toBe(true);
  });

  it.each([
    'Other Chemicals',
    'Other Banking Business',
    'FMCG - Others',
    'Business Services for hospitals',
    'Paints',
  ])('is not "%s"', (name) => {
    expect(isUndescribed(name)).toBe(false);
  });
});
