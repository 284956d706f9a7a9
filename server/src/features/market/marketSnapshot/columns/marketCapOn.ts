import type { SizeClass } from '@tayyib/shared/contracts';
import { newestAccounts } from '../dossier/yearlyAccounts';
import type { CapFact, Dossier } from '../dossier/Dossier';
import { entryOn } from '../dossier/PriceSeries';
import { priceOn } from './tradingMetrics';

/**
 * If the share count in the accounts and the one implied by a published average differ by more than this,
 * shares were issued that no record of bonuses includes. A 1:3 bonus gives 1.33; the mean over part of a
 * window deviates by less.
 */
const sharesAgreeWithin = 1.3;
/**
 * Without closes from the averaging window they can be compared by a single close only, which may have moved
 * far.
 */
const worthAgreesWithin = 4;

const daysInMonth = 365.25 / 12;
/** Half of the trading days of a month. */
const minClosesInMonth = 10;

/** The newest published average; of two that end together, the one with the longer window. */
export function newestCap(dossier: Dossier, day: number): CapFact | null {
  let best: CapFact | null = null;
  for (const cap of dossier.caps) {
    if (cap.asOf > day) continue;
    if (
      best === null ||
      cap.asOf > best.asOf ||
      (cap.asOf === best.asOf && cap.windowMonths > best.windowMonths)
    )
      best = cap;
  }
  return best;
}

export const sizeOn = (dossier: Dossier, day: number): SizeClass | null =>
  newestCap(dossier, day)?.size ?? null;

/** A market capitalisation. Where nothing else is known it is a published average, of the day on which its window ends. */
export interface DatedMarketCap {
  /** NaN where not known. */
  rupees: number;
  isAverage: boolean;
}

/**
 * Shares in the newest accounts times the last close. Where a published average contradicts that share count,
 * or there is none, the average is scaled by the price instead: an unrecorded bonus would otherwise halve a
 * company. Without closes from the averaging window, the average itself is used.
 */
export function datedMarketCapOn(dossier: Dossier, day: number): DatedMarketCap {
  const shares = newestAccounts(dossier, day)?.shares ?? NaN;
  const price = priceOn(dossier, day);
  const cap = newestCap(dossier, day);
  const counted = cap === null ? NaN : sharesBehind(cap, dossier);
  if (!Number.isNaN(counted * price))
    return atClose((isWithin(shares / counted, sharesAgreeWithin) ? shares : counted) * price);
  const average = cap?.valueRupees ?? NaN;
  const worth = shares * price;
  if (Number.isNaN(average) || isWithin(worth / average, worthAgreesWithin)) return atClose(worth);
  return { rupees: average, isAverage: true };
}

const atClose = (rupees: number): DatedMarketCap => ({ rupees, isAverage: false });

/** The same in rupees; NaN where not known. */
export const marketCapOn = (dossier: Dossier, day: number): number => datedMarketCapOn(dossier, day).rupees;

const isWithin = (ratio: number, times: number): boolean => ratio <= times && ratio >= 1 / times;

/**
 * The number of today's shares that an average implies at the closes of its own months; NaN where too few of
 * those are known.
 */
function sharesBehind(cap: CapFact, { prices }: Dossier): number {
  const last = entryOn(prices, cap.asOf);
  const first = Math.max(entryOn(prices, cap.asOf - cap.windowMonths * daysInMonth) + 1, prices.dailyFrom);
  const count = last - first + 1;
  if (count < cap.windowMonths * minClosesInMonth) return NaN;
  let sum = 0;
  for (let entry = first; entry <= last; entry++) sum += prices.closes[entry] ?? NaN;
  return cap.valueRupees / (sum / count);
}
