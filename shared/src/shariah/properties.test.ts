import fc from 'fast-check';
import { noAmounts } from './facts.fixture';
import { aCompany, aFiling } from './facts.fixture';
import { judge, receiptOf, standards } from '.';
import type { Standard } from '.';
import type { StatusCode } from '../contracts';

const today = '2026-11-21';
const rupees = fc.integer({ min: 0, max: 2_000_000_000_000 });
const someStandard = fc.constantFrom<Standard>(...standards);

/** Everything the standards need of ordinary accounts. */
const completeAmounts = fc.record({
  totalAssets: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  totalIncome: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  borrowingsNoncurrent: rupees,
  borrowingsCurrent: rupees,
  cashAndCashEquivalents: rupees,
  otherBankBalances: rupees,
  tradeReceivablesCurrent: rupees,
  tradeReceivablesNoncurrent: rupees,
  interestIncome: fc.integer({ min: 1, max: 2_000_000_000_000 }),
});

const companyWith = (amounts: Partial<typeof noAmounts>) =>
  aCompany({ filing: { ...aFiling({}), amounts: { ...noAmounts, ...amounts } } });

/** Better is higher: compliant, then under review, then any failure. */
const merit = (status: StatusCode) => (status === 1 ? 2 : status === 3 ? 1 : 0);

it('never improves a verdict with more debt', () => {
  fc.assert(
    fc.property(completeAmounts, rupees, someStandard, (amounts, more, standard) => {
      const before = judge(companyWith(amounts), standard, today);
      const after = judge(
        companyWith({ ...amounts, borrowingsCurrent: amounts.borrowingsCurrent + more }),
        standard,
        today,
      );
      expect(merit(after.status)).toBeLessThanOrEqual(merit(before.status));
    }),
  );
});

it('never passes, nor fails on a ratio, a company none of whose ratios is known', () => {
  fc.assert(
    fc.property(completeAmounts, someStandard, (amounts, standard) => {
      const nothingToDivideBy = { ...amounts, totalAssets: null, totalIncome: null };
      const company = { ...companyWith(nothingToDivideBy), marketCaps: [] };
      expect(judge(company, standard, today).status).toBe(3);
    }),
  );
});

it('never passes a company with a needed figure missing, and never fails it on the ratio that needs it', () => {
  const needed = [
    ['borrowingsCurrent', 'debt'],
    ['borrowingsNoncurrent', 'debt'],
    ['interestIncome', 'impure_income'],
    ['totalIncome', 'impure_income'],
  ] as const;
  fc.assert(
    fc.property(
      completeAmounts,
      fc.constantFrom(...needed),
      someStandard,
      (amounts, [figure, id], standard) => {
        const verdict = judge(companyWith({ ...amounts, [figure]: null }), standard, today);
        expect(verdict.status).not.toBe(1);
        expect(verdict.ratios.find((ratio) => ratio.id === id)?.passes).toBeNull();
        expect(verdict.missing.length).toBeGreaterThan(0);
      },
    ),
  );
});

it('gives the same receipt whatever the order of keys, and another for another figure', () => {
  fc.assert(
    fc.property(completeAmounts, someStandard, (amounts, standard) => {
      const reversed = Object.fromEntries(Object.entries(amounts).reverse());
      const receipt = receiptOf(companyWith(amounts), standard, today);
      expect(receiptOf(companyWith(reversed), standard, today)).toBe(receipt);
      const changed = { ...amounts, totalAssets: amounts.totalAssets + 1 };
      expect(receiptOf(companyWith(changed), standard, today)).not.toBe(receipt);
    }),
  );
});
