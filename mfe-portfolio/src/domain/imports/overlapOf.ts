import { formatDay } from '@tayyib/shared/values/format';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { accountOf } from './accounts';
import { sourceLabels } from './sources';
import { isUnnumbered } from './tradeKeys';

type Entry = PortfolioEntry;

/** How another entry of the portfolio relates to an imported one. */
export type Overlap =
  /** An earlier import of the same statement has the same line. */
  | { kind: 'same' }
  /** A newer statement of the same account says otherwise now. */
  | { kind: 'replaces'; entry: Entry }
  /** Perhaps the same shares, and why. */
  | { kind: 'perhaps'; reason: string };

/**
 * Tells whether an imported entry counts shares that the portfolio has already. Statements repeat what tradebooks add up to, and the
 * statement of a depository repeats those of all brokers; statements of two brokers are about different shares.
 * @param own the entries of the same company
 */
export function overlapOf(added: Entry, own: readonly Entry[]): Overlap | null {
  const others = own.filter((entry) => entry.source !== 'demo' && isSameAccount(entry, added));
  return added.kind === 'opening' ? ofStatement(added, others) : ofTrade(added, others);
}

function ofStatement(added: Entry, others: readonly Entry[]): Overlap | null {
  const before = others.find((entry) => entry.kind === 'opening' && entry.source === added.source);
  if (before?.quantity === added.quantity && before.amountPaise === added.amountPaise)
    return { kind: 'same' };
  if (before && before.day > added.day)
    return perhaps(`The portfolio has the newer statement of ${formatDay(before.day)}.`);
  const earlier = others.find((entry) => entry !== before && entry.day <= added.day);
  if (earlier)
    return perhaps(
      `The portfolio has shares of it until that day already, from ${sourceLabels[earlier.source]}.`,
    );
  return before ? { kind: 'replaces', entry: before } : null;
}

function ofTrade(added: Entry, others: readonly Entry[]): Overlap | null {
  const statement = others.find(({ kind, day }) => kind === 'opening' && day >= added.day);
  if (statement)
    return perhaps(
      `The statement of ${formatDay(statement.day)} from ${sourceLabels[statement.source]} counts it already.`,
    );
  const same = others.find(
    (entry) =>
      // a number that a spreadsheet shortened does not show whether it is the same trade
      (entry.source !== added.source || isUnnumbered(entry) !== isUnnumbered(added)) &&
      entry.kind === added.kind &&
      entry.day === added.day &&
      entry.quantity === added.quantity,
  );
  return same
    ? perhaps(
        `The portfolio has an entry of that day with as many shares, from ${sourceLabels[same.source]}.`,
      )
    : null;
}

const perhaps = (reason: string): Overlap => ({ kind: 'perhaps', reason });

/** What was typed and what a depository states may be about any account. */
function isSameAccount(a: Entry, b: Entry): boolean {
  if (a.source === b.source && a.kind === 'opening' && b.kind === 'opening')
    return accountOf(a) === accountOf(b);
  const first = brokerOf(a.source);
  const second = brokerOf(b.source);
  return first === null || second === null || first === second;
}

const brokerOf = (source: Entry['source']): string | null =>
  source === 'typed' || source === 'cas' || source === 'demo' ? null : (source.split('-')[0] ?? null);
