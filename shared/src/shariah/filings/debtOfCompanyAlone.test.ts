import { aCompany, aFiling, soundAmounts } from '../facts.fixture';
import { judge, standards, tasis } from '..';
import type { Standard } from '..';

const today = '2026-11-21';
const crore = 10_000_000;

/** A group that owes 100 crore of assets of 1,000, and whose parent owes more or less. */
const judgedWith = (ownDebt: number | undefined, standard: Standard, debt = 50) =>
  judge(
    aCompany({
      filing: {
        ...aFiling({ ...soundAmounts, borrowingsNoncurrent: debt }),
        ...(ownDebt !== undefined && { debtOfCompanyAlone: ownDebt * crore }),
      },
    }),
    standard,
    today,
  );

describe('a debt of the company alone that is more than its group owes', () => {
  it.each(standards.map((standard) => [standard.id, standard] as const))(
    'beyond the limit never passes by %s',
    (_id, standard) => {
      expect(judgedWith(undefined, standard).status).toBe(1);
      expect(judgedWith(900, standard).status).toBe(standard.ratios.some(({ id }) => id === 'debt') ? 3 : 1);
    },
  );

  it('is said with both figures', () => {
    expect(judgedWith(570, tasis).missing).toEqual([
      'How much the group owes: its accounts state 10% of total assets, and those of the company alone 57%, beyond 25%',
    ]);
  });

  it('changes nothing within the limit, nor where the group fails', () => {
    expect(judgedWith(130, tasis).status).toBe(1);
    expect(judgedWith(570, tasis, 400)).toMatchObject({ status: 4, missing: [] });
  });
});
