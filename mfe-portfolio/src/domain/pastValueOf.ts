import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { Fraction, sharesOn, toWholePaise, type Paise } from '@tayyib/shared/values/amounts';
import type { Held } from './overviewOf';
import { holdingsOn } from './positionOf';

/** What was held on a day at its closes, and what that had cost; the cost is null where that of one company is not known. */
export interface PastPoint {
  day: string;
  valuePaise: Paise;
  costPaise: Paise | null;
}

/** The value of a portfolio over time. */
export interface PastValue {
  /** By time, without days on which a company that was held has no close on file. */
  points: readonly PastPoint[];
  /** Companies without any price, which no point contains. */
  without: readonly Held[];
}

interface Of {
  held: readonly Held[];
  entries: ReadonlyMap<string, readonly PortfolioEntry[]>;
  /** By time; each company has one past close for each of them. */
  days: readonly string[];
  /** The day as of which the past closes count splits and bonuses. */
  today: string;
}

/** What a portfolio was worth on past days: nothing is estimated, so a day without a price has no point. */
export function pastValueOf({ held, entries, days, today }: Of): PastValue {
  const courses = held.map((each) => courseOf(each, entries.get(each.position.isin) ?? [], days, today));
  const counted = courses.filter((course) => course !== null);
  const points = days.flatMap((day, at): PastPoint[] => {
    const ofDay = counted.flatMap((course) => course[at] ?? []).filter(({ shares }) => shares > 0);
    const values = ofDay.map(({ valuePaise }) => valuePaise);
    if (values.length === 0 || values.includes(null)) return [];
    const costs = ofDay.map(({ costPaise }) => costPaise);
    return [{ day, valuePaise: sum(values), costPaise: costs.includes(null) ? null : sum(costs) }];
  });
  return { points, without: held.filter((_each, at) => courses[at] === null) };
}

interface CompanyPoint {
  shares: number;
  /** Null without a close. */
  valuePaise: Paise | null;
  costPaise: Paise | null;
}

/** One company on each of the days; null where it was held and no close is on file. */
function courseOf(
  { company, position }: Held,
  entries: readonly PortfolioEntry[],
  days: readonly string[],
  today: string,
): CompanyPoint[] | null {
  const closes = company?.pastCloses ?? [];
  const wasHeld = position.shares > 0 || position.sales.length > 0;
  if (company === null || closes.every((close) => close === null)) return wasHeld ? null : [];
  return holdingsOn(entries, company, days).map(({ shares, costPaise }, at) => {
    const close = closes[at];
    if (close == null || shares === 0) return { shares, costPaise, valuePaise: null };
    const counted = sharesOn({ shares, boughtOn: days[at] ?? today }, today, company.steps);
    return { shares, costPaise, valuePaise: toWholePaise(Fraction.of(close).times(counted)) };
  });
}

const sum = (all: readonly (Paise | null)[]): Paise =>
  all.reduce((total: number, each) => total + (each ?? 0), 0);
