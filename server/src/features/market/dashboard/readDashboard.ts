import type { DashboardReply, RecentChange } from '@tayyib/shared/contracts';
import { indianDay, indianMoment } from '@tayyib/shared/calendar';
import { badgeOf } from '@tayyib/shared/shariah';
import { desc, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { alertEvents } from '../../../database/schema/facts/verdictsTables';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

const maxChanges = 10;

/** Headline figures of the market. `now` determines the current month, in Indian time. */
export async function readDashboard(
  db: Queryable,
  market: MarketFigures,
  now: Date,
): Promise<DashboardReply> {
  const monthFrom = `${indianDay(now).slice(0, 7)}-01`;
  const monthStart = indianMoment(monthFrom, '00:00');
  const [counted, recent] = await Promise.all([
    db
      .select({ standard: alertEvents.standard, count: sql<number>`count(*)::int` })
      .from(alertEvents)
      .where(gte(alertEvents.at, monthStart))
      .groupBy(alertEvents.standard),
    db.select().from(alertEvents).orderBy(desc(alertEvents.id)).limit(maxChanges),
  ]);
  const changed = new Map(counted.map(({ standard, count }) => [standard, count]));
  const { standards, ...figures } = market.counters.headline;
  return {
    ...figures,
    standards: standards.map((each) => ({ ...each, changedThisMonth: changed.get(each.standard) ?? 0 })),
    recentChanges: recent.flatMap((event): RecentChange[] => {
      const company = market.company(event.isin);
      if (company === undefined) return [];
      const { isin, stock, stock_code } = company.row;
      const { standard, cause } = event;
      const [from, to] = [badgeOf(event.from), badgeOf(event.to)];
      return [{ isin, stock, stock_code, standard, from, to, at: event.at.toISOString(), cause }];
    }),
    monthFrom,
  };
}
