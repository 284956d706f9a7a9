import type { DashboardReply, RecentChange, StandardId } from '@tayyib/shared/contracts';
import { addDays, indianDay, indianMoment } from '@tayyib/shared/values/calendar';
import { badgeOf } from '@tayyib/shared/shariah';
import { desc, eq, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { statusChanges } from '../../../database/schema/facts/verdictsTables';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

const maxChanges = 10;
const daysInWeek = 7;

interface Options {
  /** Determines the current month and week, in Indian time. */
  now: Date;
  /** By which the recent changes are; undefined for every standard. */
  standard?: StandardId | undefined;
}

/** Headline figures of the market. */
export async function readDashboard(
  db: Queryable,
  market: MarketFigures,
  { now, standard }: Options,
): Promise<DashboardReply> {
  const today = indianDay(now);
  const monthFrom = `${today.slice(0, 7)}-01`;
  const weekFrom = addDays(today, 1 - daysInWeek);
  const since = (day: string) =>
    sql<number>`(count(*) filter (where ${gte(statusChanges.at, indianMoment(day, '00:00'))}))::int`;
  const earliest = indianMoment(weekFrom < monthFrom ? weekFrom : monthFrom, '00:00');
  const [counted, recent] = await Promise.all([
    db
      .select({ standard: statusChanges.standard, month: since(monthFrom), week: since(weekFrom) })
      .from(statusChanges)
      .where(gte(statusChanges.at, earliest))
      .groupBy(statusChanges.standard),
    db
      .select()
      .from(statusChanges)
      .where(standard === undefined ? undefined : eq(statusChanges.standard, standard))
      .orderBy(desc(statusChanges.id))
      .limit(maxChanges),
  ]);
  const changed = new Map(counted.map((counts) => [counts.standard, counts]));
  const { standards, ...figures } = market.counters.headline;
  return {
    ...figures,
    standards: standards.map((each) => {
      const { month = 0, week = 0 } = changed.get(each.standard) ?? {};
      return { ...each, changedThisMonth: month, changedThisWeek: week };
    }),
    recentChanges: recent.flatMap((event): RecentChange[] => {
      const company = market.company(event.isin);
      if (company === undefined) return [];
      const { isin, stock, stock_code } = company.row;
      const from = badgeOf(event.from);
      const to = badgeOf(event.to);
      const { standard: by, cause } = event;
      return [{ isin, stock, stock_code, standard: by, from, to, at: event.at.toISOString(), cause }];
    }),
    monthFrom,
    weekFrom,
  };
}
