import type { DashboardReply, RecentChange } from '@tayyib/shared/contracts';
import { badgeOf, standardIds } from '@tayyib/shared/shariah';
import { desc, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../../facts/Queryable';
import { alertEvents } from '../../verdicts/verdictsTables';
import { complianceCount } from '../market/complianceCount';
import type { MarketFigures } from '../market/MarketFigures';
import { oncePerMarket } from '../market/oncePerMarket';

const mostChanges = 10;
const kolkataMs = 5.5 * 3_600_000;

/** Headline figures of the market; `now` decides which month, by Indian time, is this one. */
export async function readDashboard(
  db: Queryable,
  market: MarketFigures,
  now: Date,
): Promise<DashboardReply> {
  const monthFrom = `${new Date(now.getTime() + kolkataMs).toISOString().slice(0, 7)}-01`;
  const monthStart = new Date(Date.parse(`${monthFrom}T00:00:00Z`) - kolkataMs);
  const [counted, recent] = await Promise.all([
    db
      .select({ standard: alertEvents.standard, count: sql<number>`count(*)::int` })
      .from(alertEvents)
      .where(gte(alertEvents.at, monthStart))
      .groupBy(alertEvents.standard),
    db.select().from(alertEvents).orderBy(desc(alertEvents.id)).limit(mostChanges),
  ]);
  const changed = new Map(counted.map(({ standard, count }) => [standard, count]));
  const { standards, ...figures } = headline(market, 'TASIS');
  return {
    ...figures,
    standards: standards.map((each) => ({ ...each, changedThisMonth: changed.get(each.standard) ?? 0 })),
    recentChanges: recent.flatMap((event): RecentChange[] => {
      const company = market.companies.get(event.isin);
      if (company === undefined) return [];
      const { isin, stock, stock_code } = company.identity;
      const { standard, cause } = event;
      const [from, to] = [badgeOf(event.from), badgeOf(event.to)];
      return [{ isin, stock, stock_code, standard, from, to, at: event.at.toISOString(), cause }];
    }),
    monthFrom,
  };
}

/** What follows from the market alone, worked out once for each state of it. The key is the standard moves are split by. */
const headline = oncePerMarket((market: MarketFigures, standard: 'TASIS') => {
  const companies = [...market.companies.values()];
  const newest = (days: (string | null | undefined)[]) =>
    days
      .filter((day) => day != null)
      .sort()
      .at(-1) ?? null;
  return {
    universe: companies.length,
    withAccounts: companies.filter(({ accounts }) => accounts !== null).length,
    withPrice: companies.filter(({ price }) => price !== null).length,
    standards: standardIds.map((id) => ({
      standard: id,
      compliance: complianceCount([...market.rowsBy(id).values()]),
    })),
    market: moves(market, standard, newest(companies.map(({ price }) => price?.day))),
    newestAccountsTo: newest(companies.map(({ accounts }) => accounts?.accountsTo)),
    newestMarketCapAsOf: newest(companies.map(({ cap }) => cap?.asOf)),
  };
});

function moves(market: MarketFigures, standard: 'TASIS', day: string | null): DashboardReply['market'] {
  if (day === null) return null;
  const traded = [...market.rowsBy(standard).values()].filter(({ priceDay }) => priceDay === day);
  const known = traded.flatMap(({ change, badge }) => (change === null ? [] : [{ change, badge }]));
  const up = known.filter(({ change }) => change > 0);
  const down = known.filter(({ change }) => change < 0);
  const compliant = (rows: typeof known) => rows.filter(({ badge }) => badge === 'compliant').length;
  return {
    day,
    advances: up.length,
    declines: down.length,
    unchanged: known.length - up.length - down.length,
    unknown: traded.length - known.length,
    compliantAdvances: compliant(up),
    compliantDeclines: compliant(down),
  };
}
