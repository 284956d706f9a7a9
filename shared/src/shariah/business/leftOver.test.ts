import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { impureIncomeOf, judge, standards, tasis } from '..';
import type { CompanyFacts } from '..';

const today = '2026-11-21';

/** A company of 490 crore of revenue. */
const withSegments = (...segments: [name: string, crore: number][]): CompanyFacts =>
  aCompany({
    filing: {
      ...aFiling(soundAmounts),
      segments: segments.map(([name, crore]) => ({ name, revenueRupees: crore * 10_000_000 })),
    },
  });

describe('revenue that is in no segment', () => {
  it.each(standards.map((standard) => [standard.id, standard] as const))(
    'is undescribed, and never passes by %s where it is most of it',
    (_id, standard) => {
      const { status, missing } = judge(withSegments(['Paints', 49]), standard, today);
      expect(status).toBe(3);
      expect(missing.join()).toContain(
        'What 90% of segment revenue comes from: "Other revenue, in no segment"',
      );
    },
  );

  it.each([
    ['the segments make all of it', [['Paints', 490]]],
    ['they are rounded', [['Paints', 489]]],
    [
      'they sell to each other',
      [
        ['Paints', 400],
        ['Resins', 150],
      ],
    ],
    ['it is less than may stay undescribed', [['Paints', 480]]],
    ['none has any revenue', [['Paints', 0]]],
    [
      'they say where it is sold',
      [
        ['India', 200],
        ['Rest of the world', 100],
      ],
    ],
  ] as [string, [string, number][]][])('is none, or little, where %s', (_when, segments) => {
    expect(judge(withSegments(...segments), tasis, today).status).toBe(1);
  });

  it('does not make a forbidden line smaller than it is of all revenue', () => {
    const liquor = judge(withSegments(['Paints', 460], ['Liquor', 30]), tasis, today);
    const beside = judge(withSegments(['Paints', 4], ['Liquor', 30]), tasis, today);
    expect([liquor.status, beside.status]).toEqual([2, 2]);
  });

  it('may be impure as a whole', () => {
    const { filing, ...company } = withSegments(['Paints', 49]);
    if (filing === null) throw new Error('The company has accounts.');
    const { leastRupees, mostRupees } = impureIncomeOf({ ...company, filing, filings: [filing] }, tasis);
    expect([leastRupees, mostRupees].map((rupees) => (rupees ?? 0) / 10_000_000)).toEqual([5, 446]);
  });
});
