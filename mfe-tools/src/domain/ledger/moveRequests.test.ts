import fc from 'fast-check';
import type { LedgerDue, LedgerLine } from '@tayyib/shared/contracts';
import {
  balancesOf,
  draftDues,
  draftPayment,
  draftReversal,
  type LedgerDraft,
} from '@tayyib/shared/shariah/purification-ledger';
import { dueBatches, hasAllOf, idsToReverse, paymentsToMove } from './moveRequests';

const today = '2026-11-24';
const basis = { method: null, standard: null, working: [] };
const account = fc.constantFrom(
  { isin: 'INE002A01018', name: 'Acme', yearTo: '2023-03-31' },
  { isin: null, name: 'A fund', yearTo: '2024-03-31' },
);
const step = fc.oneof(
  fc.record({ does: fc.constant('due' as const), account, paise: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ does: fc.constant('pay' as const), account, paise: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ does: fc.constant('undo' as const), which: fc.nat(20) }),
);
const steps = fc.array(step, { maxLength: 20 });
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

/** A ledger that only grows, as server and browser have it. */
function aLedger(id: string) {
  const lines: LedgerLine[] = [];
  const requests = new Set<string>();
  const add = (drafts: readonly LedgerDraft[] | null) => {
    for (const draft of drafts ?? [])
      lines.push({ ...draft, id: `${id}${lines.length}`, writtenAt: `${today}T00:00:00.000Z` });
    return drafts !== null;
  };
  const pay = (request: Parameters<typeof draftPayment>[1] & { requestId: string }) => {
    if (requests.has(request.requestId)) return true;
    requests.add(request.requestId);
    return add(draftPayment(lines, request, today));
  };
  return { lines, add, pay };
}

function played(all: readonly Step[], id: string) {
  const ledger = aLedger(id);
  const { lines, add, pay } = ledger;
  all.forEach((each, at) => {
    if (each.does === 'due') {
      add(draftDues(lines, [{ ...each.account, ...basis, duePaise: each.paise }], today));
    } else if (each.does === 'pay') {
      const parts = [{ ...each.account, amountPaise: each.paise }];
      pay({ requestId: `${id} ${at}`, paidOn: '2024-05-01', toWhom: '', note: '', parts });
    } else {
      const payments = lines.filter(({ kind, reverses }) => kind === 'payment' && reverses === null);
      const payment = payments[each.which % Math.max(1, payments.length)];
      if (payment) add(draftReversal(lines, payment.id, today));
    }
  });
  return ledger;
}

/** Moves lines as the page does, up to so many requests. */
function move(lines: readonly LedgerLine[], to: ReturnType<typeof aLedger>, maxRequests = Infinity) {
  let left = maxRequests;
  const sent = (request: () => boolean) => {
    if (left === 0) return;
    left -= 1;
    expect(request()).toBe(true);
  };
  const { requests, toReverse } = paymentsToMove(lines, to.lines);
  for (const dues of dueBatches(lines, to.lines)) sent(() => to.add(draftDues(to.lines, dues, today)));
  for (const request of requests) sent(() => to.pay(request));
  // a request that failed ends the move
  if (left > 0)
    for (const id of idsToReverse(toReverse, to.lines))
      sent(() => to.add(draftReversal(to.lines, id, today)));
}

it('brings every due, payment and reversal to an empty account, also after interruptions', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat(6), { maxLength: 3 }), (all, interruptions) => {
      const { lines } = played(all, 'browser ');
      const there = aLedger('account ');
      for (const count of interruptions) move(lines, there, count);
      move(lines, there);
      expect(hasAllOf(lines, there.lines)).toBe(true);
      expect(balancesOf(there.lines)).toEqual(balancesOf(lines));
      // nothing twice: as many lines of each kind as here
      expect(there.lines.map(({ amountPaise }) => amountPaise).toSorted()).toEqual(
        lines.map(({ amountPaise }) => amountPaise).toSorted(),
      );
    }),
  );
});

it('brings them to an account that has lines of its own', () => {
  fc.assert(
    fc.property(steps, steps, (all, own) => {
      const { lines } = played(all, 'browser ');
      const there = played(own, 'account ');
      move(lines, there);
      expect(hasAllOf(lines, there.lines)).toBe(true);
      const before = there.lines.length;
      move(lines, there);
      expect(there.lines).toHaveLength(before);
    }),
  );
});

it('sends a correction after its due, so that what was due before it stays', () => {
  const due: LedgerDue = { isin: null, name: 'Acme', yearTo: '2024-03-31', ...basis, duePaise: 5000 };
  const { lines, add } = aLedger('browser ');
  add(draftDues(lines, [due], today));
  add(draftDues(lines, [{ ...due, duePaise: 4000 }], today));
  expect(dueBatches(lines, []).map((dues) => dues.map(({ duePaise }) => duePaise))).toEqual([[5000], [4000]]);
});
