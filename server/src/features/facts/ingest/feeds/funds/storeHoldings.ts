import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { fundHoldings } from '../../../../../database/schema/facts/fundTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import type { Numbered, Refusal, StoreOutcome } from '../Feed';
import { identifier } from '../identify';
import { RefusedRow } from '../reading/values';

/** A holding as stated, before the ISIN of today is known. */
export type HoldingRow = Omit<typeof fundHoldings.$inferInsert, 'document' | 'contentHash'>;

/** Stores whole portfolios. */
export async function storeHoldings(
  transaction: Queryable,
  rows: readonly Numbered<HoldingRow>[],
  file: { name: string },
): Promise<StoreOutcome> {
  const identify = await identifier(transaction);
  const stated = new Map<string, typeof fundHoldings.$inferInsert>();
  const refused: Refusal[] = [];
  for (const { line, row } of rows) {
    const isin = row.isin == null ? null : (identify({ isin: row.isin }) ?? row.isin);
    const fact = { ...row, isin, holding: isin ?? row.holding };
    const key = `${fact.schemeCode} ${fact.asOf} ${fact.holding}`;
    if (stated.has(key))
      refused.push({ line, reason: `${row.name} is on an earlier line of the portfolio.` });
    else stated.set(key, { ...fact, document: file.name, contentHash: contentHash(fact) });
  }
  const gone = await dropOthers(transaction, [...stated.values()]);
  const key = [fundHoldings.schemeCode, fundHoldings.asOf, fundHoldings.holding];
  const written = await putChanged(transaction, fundHoldings, [...stated.values()], { key });
  return { stored: written + gone, unchanged: stated.size - written, refused, touched: [] };
}

/** A portfolio is always complete: holdings of the same day that are no longer in it are deleted. */
async function dropOthers(
  transaction: Queryable,
  rows: readonly (typeof fundHoldings.$inferInsert)[],
): Promise<number> {
  const portfolios = new Map(
    rows.map(({ schemeCode, asOf }) => [`${schemeCode} ${asOf}`, { schemeCode, asOf }]),
  );
  let gone = 0;
  for (const { schemeCode, asOf } of portfolios.values()) {
    const listed = rows.filter((row) => row.schemeCode === schemeCode && row.asOf === asOf);
    const dropped = await transaction
      .delete(fundHoldings)
      .where(
        and(
          eq(fundHoldings.schemeCode, schemeCode),
          inArray(fundHoldings.asOf, [asOf]),
          notInArray(
            fundHoldings.holding,
            listed.map(({ holding }) => holding),
          ),
        ),
      )
      .returning({ holding: fundHoldings.holding });
    gone += dropped.length;
  }
  return gone;
}

/** More units than any company ever issued; a larger figure is not a holding and would overflow its column. */
const maxUnits = 1e15;

/** A number of units as it is stored; `stated` is how the file writes it, for the error message. */
export function heldQuantity(units: number, stated = String(units)): string {
  if (Math.abs(units) > maxUnits) throw new RefusedRow(`The quantity "${stated}" is beyond any holding.`);
  return units.toFixed(3);
}
