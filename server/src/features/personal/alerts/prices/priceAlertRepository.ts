import { maxPriceAlerts } from '@tayyib/shared/alert-kinds';
import { dayFromNumber, dayNumber, indianDay } from '@tayyib/shared/values/calendar';
import type { PriceAlert, PriceAlertBody } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../../../database/client';
import { securities } from '../../../../database/schema/facts/factsTables';
import { priceAlerts } from '../../../../database/schema/personal/alertTables';
import { withUserLock } from '../../../../database/withUserLock';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { Dossier } from '../../../market/marketSnapshot/dossier/Dossier';
import type { Market } from '../../../market/marketSnapshot/createMarket';
import { paise, pricePaiseOn } from './pricePaiseOn';

const maxListed = 200;

/** The price alerts of one user: those that wait first, then those that were reached, newest first. */
export async function listPriceAlerts(db: Database, market: Market, userId: string): Promise<PriceAlert[]> {
  const rows = await db
    .select({ alert: priceAlerts, symbol: securities.symbol, name: securities.name })
    .from(priceAlerts)
    .leftJoin(securities, eq(securities.isin, priceAlerts.isin))
    .where(and(eq(priceAlerts.userId, userId), isNull(priceAlerts.removedAt)))
    .orderBy(sql`${priceAlerts.reachedAt} is not null`, desc(priceAlerts.createdAt))
    .limit(maxListed);
  const snapshot = rows.length > 0 ? await market.current() : null;
  const dossierOf = (isin: string) => snapshot?.dossiers[snapshot.rowOf(isin) ?? -1];
  const dividedPrice = (alert: typeof priceAlerts.$inferSelect): string | null => {
    const dossier = dossierOf(alert.isin);
    if (!dossier) return null;
    // one that was reached is of the shares of that day; one that waits, of those of the last close, like a watchlist's target
    const { reachedAt } = alert;
    const day = reachedAt ? dayNumber(indianDay(reachedAt)) : (dossier.prices.days.at(-1) ?? -Infinity);
    const divided = pricePaiseOn(dossier, alert, day);
    return divided === paise(alert.price) ? null : (divided / 100).toFixed(2);
  };
  return rows.map(({ alert, symbol, name }) => ({
    id: alert.id,
    isin: alert.isin,
    direction: alert.direction,
    price: alert.price,
    dividedPrice: dividedPrice(alert),
    lastClose: lastCloseOf(dossierOf(alert.isin)),
    stock_code: symbol ?? alert.isin,
    stock: name ?? alert.isin,
    createdAt: alert.createdAt.toISOString(),
    reachedAt: alert.reachedAt?.toISOString() ?? null,
  }));
}

function lastCloseOf(dossier: Dossier | undefined): PriceAlert['lastClose'] {
  const day = dossier?.prices.days.at(-1);
  const close = dossier?.prices.closes.at(-1);
  if (day === undefined || close === undefined) return null;
  return { price: (paise(close) / 100).toFixed(2), day: dayFromNumber(day) };
}

/** The ISIN of a company by its code or ISIN, in any case. Throws a 404 problem if it is unknown. */
export async function isinOfStock(db: Database, stock: string): Promise<string> {
  const code = stock.toUpperCase();
  const [found] = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(or(eq(securities.isin, code), eq(securities.symbol, code)))
    .limit(1);
  if (!found) throw new ProblemError(404, 'stock-unknown', 'No stock on file has that code.', 'stock');
  return found.isin;
}

type NewAlert = Pick<PriceAlertBody, 'direction' | 'price'> & { isin: string };

interface Changes {
  /** Of those, the ones of this user that wait are removed; each can be restored until it is forgotten. */
  remove?: readonly string[];
  add: NewAlert | null;
}

/**
 * Removes alerts and adds one, in one transaction: refused above the limit of the plan, nothing has changed. Made again, the same
 * changes nothing more.
 */
export function changePriceAlerts(
  db: Database,
  { userId, plan }: { userId: string; plan: PlanId },
  { remove = [], add }: Changes,
  now: Date,
): Promise<void> {
  return withUserLock(db, userId, async (transaction) => {
    if (remove.length > 0)
      await transaction
        .update(priceAlerts)
        .set({ removedAt: now })
        .where(and(isWaiting(userId), inArray(priceAlerts.id, [...remove])));
    if (!add || (await waitsAlready(transaction, userId, add))) return;
    await refuseAtLimit(transaction, userId, plan);
    await transaction.insert(priceAlerts).values({ userId, ...add, createdAt: now });
  });
}

/** False where the user has no such alert. It can be restored until it is forgotten. */
export async function removePriceAlert(
  db: Database,
  userId: string,
  id: string,
  removedAt: Date,
): Promise<boolean> {
  const isTheirs = and(eq(priceAlerts.userId, userId), eq(priceAlerts.id, id), isNull(priceAlerts.removedAt));
  const removed = await db
    .update(priceAlerts)
    .set({ removedAt })
    .where(isTheirs)
    .returning({ id: priceAlerts.id });
  return removed.length > 0;
}

/**
 * Undoes a removal: the alert waits since the day it was added, or was reached when it was. Restoring it again changes nothing.
 * False where the user has no such alert. Refuses at or above the limit of the plan.
 */
export function restorePriceAlert(
  db: Database,
  { userId, plan }: { userId: string; plan: PlanId },
  id: string,
): Promise<boolean> {
  return withUserLock(db, userId, async (transaction) => {
    const isTheirs = and(eq(priceAlerts.userId, userId), eq(priceAlerts.id, id));
    const [alert] = await transaction.select().from(priceAlerts).where(isTheirs);
    if (!alert) return false;
    if (alert.removedAt === null) return true;
    if (alert.reachedAt === null) {
      // it was added again meanwhile
      if (await waitsAlready(transaction, userId, alert)) return true;
      await refuseAtLimit(transaction, userId, plan);
    }
    await transaction.update(priceAlerts).set({ removedAt: null }).where(isTheirs);
    return true;
  });
}

/** Deletes alerts that were removed before that moment. */
export async function forgetRemovedAlerts(db: Database, before: Date): Promise<void> {
  await db.delete(priceAlerts).where(lt(priceAlerts.removedAt, before));
}

const isWaiting = (userId: string) =>
  and(eq(priceAlerts.userId, userId), isNull(priceAlerts.reachedAt), isNull(priceAlerts.removedAt));

/** Whether the user waits for the same. */
const waitsAlready = async (db: Queryable, userId: string, { isin, direction, price }: NewAlert) =>
  (await db.$count(
    priceAlerts,
    and(
      isWaiting(userId),
      eq(priceAlerts.isin, isin),
      eq(priceAlerts.direction, direction),
      eq(priceAlerts.price, price),
    ),
  )) > 0;

async function refuseAtLimit(db: Queryable, userId: string, plan: PlanId): Promise<void> {
  const limit = maxPriceAlerts[plan];
  if ((await db.$count(priceAlerts, isWaiting(userId))) < limit) return;
  throw new ProblemError(
    409,
    'price-alert-limit',
    `You have ${limit} price alerts waiting, the maximum of your plan. Remove one first.`,
  );
}
