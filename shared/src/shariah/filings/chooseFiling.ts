import { daysBetween } from '../../values/calendar';
import type { Filing } from '../types';

/**
 * The accounts to judge by on a day: of the annual accounts known by then, the newest year, an official filing before provided
 * figures, consolidated before standalone, complete before in summary, the later filing before the earlier. Half-year and quarterly accounts never decide, nor do unaudited ones.
 */
export function chooseFiling(filings: readonly Filing[], today: string): Filing | null {
  const [best] = filings.filter((filing) => isAnnual(filing) && knownOn(filing) <= today).sort(better);
  return best ?? null;
}

/** The day a filing became known: the day it was filed, else the end of its period. */
export function knownOn({ source, periodEnd }: Pick<Filing, 'source' | 'periodEnd'>): string {
  return source.publishedOn ?? periodEnd;
}

/**
 * Whether a filing covers a financial year. A year that a company moved is longer or shorter: its income is not that of a year, and
 * decides nothing.
 */
export function isAnnual(filing: Filing): boolean {
  const known = annual.get(filing) ?? isOfYear(filing);
  annual.set(filing, known);
  return known;
}

/** Cached, since every standard evaluates the same filing on many days. */
const annual = new WeakMap<Filing, boolean>();

const isOfYear = ({ periodStart, periodEnd, audited }: Filing): boolean =>
  audited !== false && isYearLong(periodStart, periodEnd);

/** 350 to 380 days. */
export function isYearLong(from: string, to: string): boolean {
  const days = daysBetween(from, to) + 1;
  return days >= 350 && days <= 380;
}

function better(a: Filing, b: Filing): number {
  return (
    b.periodEnd.localeCompare(a.periodEnd) ||
    Number(a.isProvided ?? false) - Number(b.isProvided ?? false) ||
    a.nature.localeCompare(b.nature) || // "consolidated" sorts before "standalone"
    Number(a.isSummary ?? false) - Number(b.isSummary ?? false) ||
    knownOn(b).localeCompare(knownOn(a))
  );
}
