import { aCompany, aFiling, aSummary, soundAmounts, summedUp } from '../facts.fixture';
import { judge, standards, tasis } from '..';
import type { FilingAmounts, Standard } from '..';

const today = '2026-11-21';

/** A summary to March 2026 that passes, beside complete accounts to March 2024. */
const judgedBeside = (
  older: Partial<FilingAmounts>,
  newer: Partial<FilingAmounts> = {},
  standard: Standard = tasis,
) =>
  judge(
    aCompany({
      filing: aSummary({ ...summedUp, otherIncome: 8, ...newer }),
      fuller: aFiling({ ...soundAmounts, ...older }),
    }),
    standard,
    today,
  );

/** Finance costs of 50 crore on debt of 20: leases stand in another line, as at TRENT and INDIGO. */
const leasesElsewhere = { borrowingsNoncurrent: 20, borrowingsCurrent: 0, financeCosts: 50 };

describe('complete accounts that contradict their debt', () => {
  it.each(standards.map((standard) => [standard.id, standard] as const))(
    'let no debt of a newer summary pass by %s',
    (_id, standard) => {
      expect(judgedBeside({}, {}, standard).status).toBe(1);
      expect(judgedBeside(leasesElsewhere, {}, standard)).toMatchObject({
        status: 3,
        grade: 'figures_contradict',
        accountsTo: '2026-03-31',
      });
    },
  );

  it('are named with what contradicts them', () => {
    expect(judgedBeside(leasesElsewhere).missing).toEqual([
      'Borrowings: finance costs are 250% of them, yet finance costs are 5% of total assets, so debt stands in another line. This is by the complete accounts to 31 Mar 2024; the summary of those to 31 Mar 2026 does not answer it',
    ]);
    expect(judgedBeside({ deposits: 300 }).status).toBe(3);
  });

  it('are answered by newer finance costs that fit the debt', () => {
    expect(judgedBeside(leasesElsewhere, { financeCosts: 12 }).status).toBe(1);
    expect(judgedBeside({ deposits: 300 }, { financeCosts: 12 }).status).toBe(3);
  });

  it('leave a pass where they contradict other lines, and a failure', () => {
    expect(judgedBeside({ equity: 1100 }).status).toBe(1);
    expect(judgedBeside(leasesElsewhere, { borrowingsUndivided: 300 })).toMatchObject({
      status: 4,
      missing: [],
    });
  });
});
