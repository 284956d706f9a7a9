import type { StatedFiling } from '../../records/filingsRepository';
import type { Queryable } from '../../../../database/client';
import type { Numbered, Refusal, StoreOutcome } from './Feed';
import { filingIdentifier } from './identifyFiling';
import { storeFilings } from './storeFilings';

/** Accounts of a table whose company is known by the symbol and the ISIN that the row states. */
type NamedFiling = Omit<StatedFiling, 'isin'> & { isin: string | null };

/** Stores accounts of companies that are listed, and refuses the others. */
export async function storeIdentified(
  transaction: Queryable,
  rows: readonly Numbered<NamedFiling>[],
): Promise<StoreOutcome> {
  const ownerOf = await filingIdentifier(transaction);
  const identified: Numbered<StatedFiling>[] = [];
  const refused: Refusal[] = [];
  for (const { line, row } of rows) {
    const filedOn = row.publishedOn ?? row.periodEnd;
    const owner = ownerOf({ symbol: row.symbol, isin: row.isin, filedOn });
    if ('refused' in owner) refused.push({ line, reason: owner.refused });
    else identified.push({ line, row: { ...row, isin: owner.isin } });
  }
  const outcome = await storeFilings(transaction, identified);
  return { ...outcome, refused: [...refused, ...outcome.refused] };
}
