import type { SizeClass } from '@tayyib/shared/contracts';
import { newestAccounts } from '../dossier/accountsOn';
import type { CapFact, Dossier } from '../dossier/Dossier';
import { entryOn } from '../dossier/PriceSeries';
import { priceOn } from './tradingMetrics';

export const rupeesPerCrore = 1e7;

/**
 * Shares by the accounts and by a published average further apart than this: shares were issued since that no record of
 * bonuses holds. One for three makes 1.33 of one; the mean of part of a window strays less than this.
 */
const sharesAgreeWithin = 1.3;
/** Without closes of the average's window they can be compared by one close only, which may have moved a good deal. */
const worthAgreesWithin = 4;

const daysInMonth = 365.25 / 12;
/** Half of the trading days of a month. */
const leastClosesInMonth = 10;

/** The newest published average; of two that end together, that of the longer window. */
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

/**
 * Shares by the newest accounts at the last close. Where a published average contradicts that number of shares, or there
 * is none, the average is carried along with the price: an unrecorded bonus would halve a company otherwise. Without
 * closes of the average's months the average itself stands in. Rupees crore; NaN where not known.
 */
export function marketCapOn(dossier: Dossier, day: number): number {
  const shares = newestAccounts(dossier, day)?.shares ?? NaN;
  const price = priceOn(dossier, day) / rupeesPerCrore;
  const cap = newestCap(dossier, day);
  const counted = cap === null ? NaN : sharesBehind(cap, dossier);
  if (!Number.isNaN(counted * price))
    return (isWithin(shares / counted, sharesAgreeWithin) ? shares : counted) * price;
  const average = (cap?.valueRupees ?? NaN) / rupeesPerCrore;
  const worth = shares * price;
  if (Number.isNaN(average)) return worth;
  return isWithin(worth / average, worthAgreesWithin) ? worth : average;
}

const isWithin = (ratio: number, times: number): boolean => ratio <= times && ratio >= 1 / times;

/** How many shares of today make up an average at the closes of its own months; NaN where too few of those are held. */
function sharesBehind(cap: CapFact, { prices }: Dossier): number {
  const last = entryOn(prices, cap.asOf);
  const first = Math.max(entryOn(prices, cap.asOf - cap.windowMonths * daysInMonth) + 1, prices.dailyFrom);
  const count = last - first + 1;
  if (count < cap.windowMonths * leastClosesInMonth) return NaN;
  let sum = 0;
  for (let entry = first; entry <= last; entry++) sum += prices.closes[entry] ?? NaN;
  return cap.valueRupees / (sum / count);
}
