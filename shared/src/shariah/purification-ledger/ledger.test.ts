import fc from 'fast-check';
import type { LedgerDue, LedgerLine } from '@tayyib/shared/contracts';
import { accountOf, balancesOf, totalBalance } from './balances';
import { draftDues, draftPayment, draftReversal, type LedgerDraft } from './drafts';

const today = '2026-11-24';
const basis = { method: null, standard: null, working: [] };
const paise = fc.integer({ min: 0, max: 1e9 });
const anAccount = fc.record({
  isin: fc.constantFrom('INE002A01018', 'INE154A01025', null),
  name: fc.constantFrom('Acme', 'acme ', 'A fund'),
  yearTo: fc.constantFrom('2023-03-31', '2024-03-31', '2024-12-31'),
});
/** What a user does, in any order: recalculated dues, payments, and payments taken back. */
const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('due' as const), account: anAccount, paise }),
    fc.record({
      does: fc.constant('pay' as const),
      account: anAccount,
      paise: fc.integer({ min: 1, max: 1e9 }),
    }),
    fc.record({ does: fc.constant('undo' as const), which: fc.nat(40) }),
  ),
  { maxLength: 40 },
);
type Step = (typeof steps extends fc.Arbitrary<infer All> ? All : never)[number];

const written = (drafts: readonly LedgerDraft[] | null, from: number): LedgerLine[] =>
  (drafts ?? []).map((draft, index) => ({
    ...draft,
    id: String(from + index),
    writtenAt: '2026-11-24T00:00:00.000Z',
  }));

function play(all: readonly Step[]) {
  const lines: LedgerLine[] = [];
  /** What was last said to be due, and what of payments stands. */
  const due = new Map<string, number>();
  const paid = new Map<string, number>();
  const undone = new Set<string>();
  for (const step of all) {
    const add = (drafts: readonly LedgerDraft[] | null) => lines.push(...written(drafts, lines.length));
    if (step.does === 'undo') {
      const payments = lines.filter(({ kind, reverses }) => kind === 'payment' && reverses === null);
      const payment = payments[step.which % Math.max(1, payments.length)];
      if (!payment) continue;
      add(draftReversal(lines, payment.id, today));
      const key = accountOf(payment);
      if (!undone.has(payment.id)) paid.set(key, (paid.get(key) ?? 0) - payment.amountPaise);
      undone.add(payment.id);
      continue;
    }
    const key = accountOf(step.account);
    if (step.does === 'due') {
      add(draftDues(lines, [{ ...step.account, ...basis, duePaise: step.paise }], today));
      if (step.paise > 0 || due.has(key)) due.set(key, step.paise);
    } else {
      const parts = [{ ...step.account, amountPaise: step.paise }];
      const drafts = draftPayment(lines, { paidOn: '2024-05-01', toWhom: '', note: '', parts }, today);
      expect(drafts === null).toBe(!due.has(key));
      add(drafts);
      if (drafts) paid.set(key, (paid.get(key) ?? 0) + step.paise);
    }
  }
  return { lines, due, paid };
}

const sumOf = (amounts: Iterable<number>) => [...amounts].reduce((sum, each) => sum + each, 0);

describe('a ledger', () => {
  it('has for each account what was last due, less the payments that stand', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { lines, due, paid } = play(all);
        const balances = balancesOf(lines);
        expect(balances).toHaveLength(due.size);
        for (const balance of balances) {
          const key = accountOf(balance);
          expect(balance.duePaise).toBe(due.get(key));
          expect(balance.paidPaise).toBe(paid.get(key) ?? 0);
          expect(balance.balancePaise).toBe(balance.duePaise - balance.paidPaise);
          expect(balance.duePaise).toBeGreaterThanOrEqual(0);
          expect(balance.paidPaise).toBeGreaterThanOrEqual(0);
        }
        const total = totalBalance(balances);
        expect(total.balancePaise).toBe(sumOf(due.values()) - sumOf(paid.values()));
      }),
    );
  });

  it('does not depend on the order of its lines', () => {
    const shuffled = steps
      .map((all) => play(all).lines)
      .chain((lines) =>
        fc.tuple(
          fc.constant(lines),
          fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([lines, mixed]) => expect(balancesOf(mixed)).toEqual(balancesOf(lines))),
    );
  });

  it('only grows, and adds nothing when the same is said again', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { lines } = play(all);
        const again = balancesOf(lines).map((balance): LedgerDue => {
          const { isin, name, yearTo, duePaise } = balance;
          return { isin, name, yearTo, duePaise, ...basis };
        });
        expect(draftDues(lines, again, today)).toEqual([]);
        for (const { reverses } of lines)
          if (reverses) expect(draftReversal(lines, reverses, today)).toEqual([]);
        expect(lines.every(({ amountPaise }) => amountPaise !== 0)).toBe(true);
      }),
    );
  });
});

describe('a due', () => {
  const due = { isin: null, name: 'Acme', yearTo: '2024-03-31', duePaise: 5000, ...basis };
  const first = written(draftDues([], [due], today), 0);

  it('counts from the last day of its year, and a correction from the day it is made', () => {
    expect(first).toMatchObject([{ amountPaise: 5000, countsOn: '2024-03-31' }]);
    expect(draftDues(first, [{ ...due, duePaise: 4200 }], today)).toMatchObject([
      { kind: 'due', amountPaise: -800, countsOn: today },
    ]);
  });

  it('is of a year that has ended', () => {
    expect(draftDues([], [{ ...due, yearTo: '2027-03-31' }], today)).toBeNull();
    expect(draftDues([], [{ ...due, yearTo: '1989-03-31' }], today)).toBeNull();
  });

  it('of nothing is no line', () => {
    expect(draftDues([], [{ ...due, duePaise: 0 }], today)).toEqual([]);
  });

  it('is no payment to take back', () => {
    expect(draftReversal(first, '0', today)).toBeNull();
    expect(draftReversal(first, 'nobody', today)).toBeNull();
  });

  it('is not paid tomorrow', () => {
    const payment = { toWhom: '', note: '', parts: [{ ...due, amountPaise: 1 }] };
    expect(draftPayment(first, { ...payment, paidOn: '2026-11-25' }, today)).toBeNull();
    expect(draftPayment(first, { ...payment, paidOn: today }, today)).toHaveLength(1);
  });
});
