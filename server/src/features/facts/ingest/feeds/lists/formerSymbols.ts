import { asc } from 'drizzle-orm';
import { symbolChanges } from '../../../../../database/schema/facts/companyTables';
import type { Queryable } from '../../../../../database/client';

/** Finds the company that had a symbol on a day, by the changes of symbols on file: its ISIN of today. */
export type FormerSymbols = (symbol: string, on: string) => string | undefined;

/** A former symbol is a company's before the change, and the new one from that day: without a day it identifies nobody. */
export async function formerSymbols(transaction: Queryable): Promise<FormerSymbols> {
  const changes = await transaction.select().from(symbolChanges).orderBy(asc(symbolChanges.day));
  const byFormer = changesBy(changes, ({ former }) => former);
  const byCurrent = changesBy(changes, ({ current }) => current);
  return (symbol, on) =>
    byFormer.get(symbol)?.find(({ day }) => on < day)?.isin ??
    byCurrent.get(symbol)?.findLast(({ day }) => day <= on)?.isin;
}

/** Changes of symbols by one of the two, in their order. */
export function changesBy<Change>(
  changes: readonly Change[],
  symbolOf: (change: Change) => string,
): Map<string, Change[]> {
  const bySymbol = new Map<string, Change[]>();
  for (const change of changes) {
    const symbol = symbolOf(change);
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), change]);
  }
  return bySymbol;
}
