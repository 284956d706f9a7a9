import { daysBetween, indianDay } from '@tayyib/shared/values/calendar';
import type { Metal, MetalHistoryReply, MetalPrice } from '@tayyib/shared/contracts';

/** The prices on file of a metal, the oldest first. */
export type PriceHistory = MetalHistoryReply['history'];

/** Of each metal what is on file; null while it is read. */
export type PastPrices = Readonly<Record<Metal, PriceHistory | 'unreadable' | null>>;

/** A price with its day, and why it is the one. */
export interface DatedPrice extends Pick<MetalPrice, 'metal' | 'rupeesPerGram'> {
  day: string;
  publisher: string;
  /**
   * `newest`: no day is requested. `then`: the newest on or before the day. `none-then` and `unreadable`: the newest, since none of that
   * time is on file, or the prices on file could not be read.
   */
  reason: 'newest' | 'then' | 'none-then' | 'unreadable';
}

/** The newest price on file on or before a day; null where all are later. */
export const priceOn = (history: PriceHistory, day: string): PriceHistory[number] | null =>
  history.findLast((each) => each.day <= day) ?? null;

/**
 * The price of each metal by which a year is calculated: of its due day where it has passed, otherwise the newest. A metal is left out
 * while its price is read, or if it has none.
 * @param dueOn null where the year has not passed
 */
export function pricesOf(
  newest: readonly MetalPrice[],
  past: PastPrices,
  dueOn: string | null,
): readonly DatedPrice[] {
  return newest.flatMap(({ metal, rupeesPerGram, source }): DatedPrice[] => {
    const price = { metal, rupeesPerGram, day: source.asOf, publisher: source.publisher };
    if (dueOn === null) return [{ ...price, reason: 'newest' }];
    const history = past[metal];
    if (history === null) return [];
    if (history === 'unreadable') return [{ ...price, reason: 'unreadable' }];
    const then = priceOn(history, dueOn);
    return then === null ? [{ ...price, reason: 'none-then' }] : [{ ...price, ...then, reason: 'then' }];
  });
}

/** Whole days from a calendar day to `now`, as counted in India; never negative. */
export function daysSince(isoDay: string, now: Date): number {
  return Math.max(0, daysBetween(isoDay, indianDay(now)));
}
