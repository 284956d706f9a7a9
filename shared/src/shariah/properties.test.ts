import fc from 'fast-check';
import { aCompany, aFiling, halfYears, noAmounts } from './facts.fixture';
import { hashReceipt, judge, judgeInputs, receiptInputs, receiptOf, standards, windowsOf } from '.';
import type { EarlierVerdict, Standard } from '.';
import { ReceiptInputs } from '../contracts/facts/companyFacts';
import type { StatusCode } from '../contracts';

const today = '2026-11-21';
const rupees = fc.integer({ min: 0, max: 2_000_000_000_000 });
const someStandard = fc.constantFrom<Standard>(...standards);

/** Everything the standards need of ordinary accounts, whether it can be together or not. */
const anyAmounts = fc.record({
  totalAssets: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  totalIncome: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  borrowingsNoncurrent: rupees,
  borrowingsCurrent: rupees,
  cashAndCashEquivalents: rupees,
  otherBankBalances: rupees,
  tradeReceivablesCurrent: rupees,
  tradeReceivablesNoncurrent: rupees,
  interestIncome: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  revenueFromOperations: fc.integer({ min: 1, max: 2_000_000_000_000 }),
  profitBeforeTax: fc.integer({ min: -2_000_000_000_000, max: 2_000_000_000_000 }),
  currentInvestments: rupees,
});

/** Half of the time figures that can be: no part of a total is larger than the total. */
const completeAmounts = fc.oneof(
  anyAmounts,
  anyAmounts.map((amounts) => ({
    ...amounts,
    totalAssets:
      amounts.totalAssets +
      amounts.cashAndCashEquivalents +
      amounts.otherBankBalances +
      amounts.tradeReceivablesCurrent +
      amounts.tradeReceivablesNoncurrent +
      amounts.currentInvestments,
    totalIncome: amounts.totalIncome + amounts.interestIncome,
  })),
);

/** Verdicts of the quarters before, by the same standard, on any debt at all. */
const someHistory = (standard: Standard) =>
  fc.array(completeAmounts, { maxLength: 6 }).map((years) =>
    years.reduce<EarlierVerdict[]>((earlier, amounts, at) => {
      const day = `2026-${String(at + 4).padStart(2, '0')}-15`;
      return [...earlier, { day, ...judge(companyWith(amounts), standard, day, earlier) }];
    }, []),
  );
const judged = someStandard.chain((standard) =>
  fc.record({ standard: fc.constant(standard), earlier: someHistory(standard) }),
);

const companyWith = (amounts: Partial<typeof noAmounts>) =>
  aCompany({ filing: { ...aFiling({}), amounts: { ...noAmounts, ...amounts } } });

/** Better is higher: compliant, then under review, then any failure. */
const merit = (status: StatusCode) => (status === 1 ? 2 : status === 3 ? 1 : 0);

it('judging never improves a verdict with more debt', () => {
  fc.assert(
    fc.property(completeAmounts, rupees, judged, (amounts, more, { standard, earlier }) => {
      const before = judge(companyWith(amounts), standard, today, earlier);
      const indebted = companyWith({ ...amounts, borrowingsCurrent: amounts.borrowingsCurrent + more });
      const after = judge(indebted, standard, today, earlier);
      expect(merit(after.status)).toBeLessThanOrEqual(merit(before.status));
    }),
  );
});

it('judging never passes, nor fails on a ratio, a company none of whose ratios is known', () => {
  fc.assert(
    fc.property(completeAmounts, someStandard, (amounts, standard) => {
      const nothingToDivideBy = {
        ...amounts,
        totalAssets: null,
        totalIncome: null,
        revenueFromOperations: null,
        profitBeforeTax: null,
      };
      const company = { ...companyWith(nothingToDivideBy), marketCaps: [] };
      expect(judge(company, standard, today).status).toBe(3);
    }),
  );
});

it('judging never passes a company with a needed figure missing, and never fails it on the ratio that needs it', () => {
  const needed = [
    ['borrowingsCurrent', 'debt'],
    ['borrowingsNoncurrent', 'debt'],
    ['interestIncome', 'impure_income'],
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

it('judging gives the same receipt whatever the order of keys, and another for another figure', () => {
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

it('recomputes every receipt, its status and its reasons from what the receipt holds', () => {
  fc.assert(
    fc.property(completeAmounts, judged, fc.boolean(), (amounts, { standard, earlier }, isListedOnly) => {
      const facts = isListedOnly ? aCompany({ filing: null }) : companyWith(amounts);
      const verdict = judge(facts, standard, today, earlier);
      const stored: unknown = JSON.parse(JSON.stringify(receiptInputs(facts, standard, today, earlier)));
      const inputs = ReceiptInputs.parse(stored);
      expect(hashReceipt(inputs, standard)).toBe(verdict.receipt);
      expect(judgeInputs(inputs, standard)).toEqual(verdict);
    }),
  );
});

it('flips exactly at the reported flip point', () => {
  fc.assert(
    fc.property(completeAmounts, judged, (amounts, { standard, earlier }) => {
      const debtOf = (borrowingsCurrent: number) =>
        judge(companyWith({ ...amounts, borrowingsCurrent }), standard, today, earlier).ratios.find(
          ({ id }) => id === 'debt',
        );
      const { passes, flip } = debtOf(amounts.borrowingsCurrent) ?? { passes: null, flip: null };
      if (passes === null || flip === null) return;
      const most = amounts.borrowingsCurrent + flip.numeratorRoomRupees;
      if (most >= 0) expect(debtOf(most)?.passes).toBe(true);
      expect(debtOf(Math.max(0, most + 1))?.passes).toBe(false);
    }),
  );
});

it('requires every window of market capitalisation in full', () => {
  fc.assert(
    fc.property(completeAmounts, someStandard, fc.integer({ min: 0, max: 6 }), (amounts, standard, count) => {
      const verdict = judge({ ...companyWith(amounts), marketCaps: halfYears(2000, count) }, standard, today);
      const isShort = [...windowsOf(standard)].some((months) => months > count * 6);
      if (isShort) expect(verdict.status).not.toBe(1);
      if (isShort) expect(verdict.missing.join()).toContain('Average market capitalisation');
    }),
  );
});
