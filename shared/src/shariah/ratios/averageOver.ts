import { spokenDay } from '../../values/calendar';
import type { AverageMarketCap } from '../types';
import type { FactSource } from '../../contracts';

/** An average over a window, and the published averages it is made of, newest first. */
export interface CapAverage {
  valueRupees: number;
  parts: AverageMarketCap[];
}

/**
 * The newest average over exactly so many months: as published, or of shorter published windows that follow each other
 * without a gap, each weighted by its months. Null when they do not fill the window: no other window replaces it.
 */
export function averageOver(months: number, caps: readonly AverageMarketCap[]): CapAverage | null {
  const byMonths = averages.get(caps) ?? new Map<number, CapAverage | null>();
  averages.set(caps, byMonths);
  const known = byMonths.get(months);
  if (known !== undefined) return known;
  const average = computeAverage(months, caps);
  byMonths.set(months, average);
  return average;
}

/** Cached, since every ratio of a verdict may divide by the same average. */
const averages = new WeakMap<readonly AverageMarketCap[], Map<number, CapAverage | null>>();

function computeAverage(months: number, caps: readonly AverageMarketCap[]): CapAverage | null {
  const ends = [...new Set(caps.map(({ source }) => source.asOf))].sort().reverse();
  for (const end of ends) {
    const parts = fill(months, monthOf(end), caps);
    if (parts !== null) return { valueRupees: weighed(parts, months), parts };
  }
  return null;
}

/** "6 months to 31 Dec 2025". */
export function windowInWords({ windowMonths, source }: AverageMarketCap): string {
  return `${windowMonths} months to ${spokenDay(source.asOf)}`;
}

/** Windows that together cover the months up to and including `lastMonth`; tries the longest first. */
function fill(
  months: number,
  lastMonth: number,
  caps: readonly AverageMarketCap[],
): AverageMarketCap[] | null {
  if (months === 0) return [];
  const ending = caps
    .filter(({ windowMonths, source }) => windowMonths <= months && monthOf(source.asOf) === lastMonth)
    .sort((a, b) => b.windowMonths - a.windowMonths || b.source.asOf.localeCompare(a.source.asOf));
  for (const cap of ending) {
    const before = fill(months - cap.windowMonths, lastMonth - cap.windowMonths, caps);
    if (before !== null) return [cap, ...before];
  }
  return null;
}

function weighed(parts: AverageMarketCap[], months: number): number {
  const [only] = parts;
  if (parts.length === 1 && only !== undefined) return only.valueRupees;
  const total = parts.reduce(
    (sum, { valueRupees, windowMonths }) => sum + BigInt(valueRupees) * BigInt(windowMonths),
    0n,
  );
  return Number(total / BigInt(months));
}

/** Months since year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The publisher named for derived averages: closes of NSE times a number of shares implied by AMFI's averages. */
export const derivedAverages = 'Derived from closes of NSE and averages of AMFI';

/** Whether an average was derived, not published. */
export const isDerivedAverage = ({ publisher }: Pick<FactSource, 'publisher'>): boolean =>
  publisher === derivedAverages;
