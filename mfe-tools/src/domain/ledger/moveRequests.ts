import { cleanText } from '@tayyib/shared/clean-text';
import type { LedgerDue, LedgerLine, LedgerPaymentBody } from '@tayyib/shared/contracts';
import { maxLedgerEntries } from '@tayyib/shared/limits';
import { accountOf } from '@tayyib/shared/shariah/purification-ledger';

type Lines = readonly LedgerLine[];

/** The lines with their texts as an account stores them, which removes what cannot be seen. */
export const asOnAccount = (lines: Lines): LedgerLine[] =>
  lines.map((line) => ({
    ...line,
    name: cleanText(line.name).trim(),
    toWhom: cleanText(line.toWhom).trim(),
    note: cleanText(line.note).trim(),
  }));

/**
 * What brings the dues of a ledger to an account that has some lines already: batches of what is due in all, each account at most once
 * in a batch. Corrections follow the first due as they were made, so a statement from before them stays as it was given. What an
 * earlier, interrupted move sent is not sent again; where the account has other dues of its own, they are brought to what is due now.
 */
export function dueBatches(lines: Lines, onAccount: Lines): LedgerDue[][] {
  const rounds: LedgerDue[][] = [];
  for (const [key, own] of byAccount(duesOf(lines))) {
    const there = byAccount(duesOf(onAccount)).get(key) ?? [];
    const isResumed = there.every(({ amountPaise }, at) => own[at]?.amountPaise === amountPaise);
    const totals = totalsOf(own);
    const left = isResumed ? totals.slice(there.length) : totals.slice(-1);
    left.forEach((due, round) => (rounds[round] ??= []).push(due));
  }
  return rounds.flatMap(inBatches);
}

/** What was due after each line. */
function totalsOf(dues: Lines): LedgerDue[] {
  let duePaise = 0;
  return dues.map(({ isin, name, yearTo, method, standard, working, amountPaise }) => {
    duePaise += amountPaise;
    return { isin, name, yearTo, method, standard, working, duePaise };
  });
}

/** What is still to be done for the payments of a ledger. A payment of the same day, amount, account and recipient is the same payment. */
export function paymentsToMove(lines: Lines, onAccount: Lines) {
  const here = paymentsOf(lines);
  const there = paymentsOf(onAccount);
  const toSend: LedgerLine[] = [];
  const toReverse = new Map<string, number>();
  for (const [key, own] of here) {
    const same = there.get(key) ?? { valid: [], reversed: [] };
    const reversals = Math.max(0, own.reversed.length - same.reversed.length);
    const missing = Math.max(0, own.valid.length + reversals - same.valid.length);
    if (reversals > 0) toReverse.set(key, reversals);
    if (missing > 0) toSend.push(...[...own.valid, ...own.reversed].slice(-missing));
  }
  return { requests: requestsOf(toSend), toReverse };
}

/** The payments on the account that are to be reversed there, by their ids. */
export function idsToReverse(toReverse: ReadonlyMap<string, number>, onAccount: Lines): string[] {
  const there = paymentsOf(onAccount);
  return [...toReverse].flatMap(([key, count]) =>
    (there.get(key)?.valid ?? []).slice(-count).map(({ id }) => id),
  );
}

/** Requests have the number of their first line: sent again, they add nothing. */
function requestsOf(payments: Lines): LedgerPaymentBody[] {
  const together = grouped(payments, ({ writtenAt, countsOn, toWhom, note }) =>
    JSON.stringify([writtenAt, countsOn, toWhom, note]),
  );
  return [...together.values()].flatMap(inBatches).flatMap((batch) => {
    const [first] = batch;
    if (first === undefined) return [];
    const { id: requestId, countsOn: paidOn, toWhom, note } = first;
    const parts = batch.map(({ isin, name, yearTo, amountPaise }) => ({ isin, name, yearTo, amountPaise }));
    return [{ requestId, paidOn, toWhom, note, parts }];
  });
}

/** Whether an account has every due and payment of a ledger, and every reversal. */
export function hasAllOf(lines: Lines, onAccount: Lines): boolean {
  const dues = byAccount(duesOf(onAccount));
  const { requests, toReverse } = paymentsToMove(lines, onAccount);
  return (
    requests.length === 0 &&
    toReverse.size === 0 &&
    [...byAccount(duesOf(lines))].every(([key, own]) => sumOf(own) === sumOf(dues.get(key) ?? []))
  );
}

const duesOf = (lines: Lines) => lines.filter(({ kind }) => kind === 'due');
const byAccount = (lines: Lines) => grouped(lines, accountOf);
const sumOf = (lines: Lines) => lines.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Payments that are the same, those that stand and those that were reversed. */
function paymentsOf(lines: Lines) {
  const gone = new Set(lines.flatMap(({ reverses }) => reverses ?? []));
  const payments = lines.filter(({ kind, reverses }) => kind === 'payment' && reverses === null);
  const same = grouped(payments, (line) =>
    JSON.stringify([accountOf(line), line.amountPaise, line.countsOn, line.toWhom, line.note]),
  );
  return new Map(
    [...same].map(([key, all]) => [
      key,
      { valid: all.filter(({ id }) => !gone.has(id)), reversed: all.filter(({ id }) => gone.has(id)) },
    ]),
  );
}

function grouped(lines: Lines, keyOf: (line: LedgerLine) => string): Map<string, LedgerLine[]> {
  const groups = new Map<string, LedgerLine[]>();
  for (const line of lines) {
    const group = groups.get(keyOf(line));
    if (group) group.push(line);
    else groups.set(keyOf(line), [line]);
  }
  return groups;
}

function inBatches<Entry>(all: readonly Entry[]): Entry[][] {
  const batches: Entry[][] = [];
  for (let at = 0; at < all.length; at += maxLedgerEntries)
    batches.push(all.slice(at, at + maxLedgerEntries));
  return batches;
}
