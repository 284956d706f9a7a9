import { inArray } from 'drizzle-orm';
import type { Ipo, StatedIpo } from '../../../records/iposRepository';
import { ipoKey } from '../../../records/iposRepository';
import { ipos } from '../../../../../database/schema/facts/ipoTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import type { Numbered, Refusal, StoreOutcome } from '../Feed';
import { identifier } from '../identify';
import { companyByName, dayOf } from './companyByName';

/** A price or multiple with the decimals of its column, so that comparisons are exact. */
export const withDecimals = (value: number) => value.toFixed(4);

/**
 * Stores issues. Two lists of one issue (same company, same year) make one row: the newer list wins, and each
 * fills in what the other lacks.
 */
export async function storeIpos(
  transaction: Queryable,
  rows: Numbered<StatedIpo>[],
  document: string,
): Promise<StoreOutcome> {
  const identify = await identifier(transaction);
  const named = await companyByName(transaction);
  const stated = new Map<string, StatedIpo>();
  const refused: Refusal[] = [];
  for (const { line, row } of rows) {
    const key = keyOf(row);
    if (stated.has(key)) refused.push({ line, reason: `${row.name} is on an earlier line.` });
    else stated.set(key, row);
  }
  const known = new Map(
    (
      await transaction
        .select()
        .from(ipos)
        .where(inArray(ipos.key, [...stated.keys()]))
    ).map((ipo) => [ipo.key, ipo]),
  );
  const merged = [...stated].map(([key, row]) => {
    const before = known.get(key);
    const facts = before === undefined ? row : joined(before, row);
    const listed = facts.symbol === null ? undefined : identify({ symbol: facts.symbol });
    const isin = listed ?? before?.isin ?? named(facts) ?? null;
    // A newer list date alone is not a change.
    const hashed = { ...facts, key, isin, asOf: '', document: '', contentHash: '' };
    return { ...facts, key, isin, document, contentHash: contentHash(hashed) };
  });
  const stored = await putChanged(transaction, ipos, merged, { key: [ipos.key] });
  return { stored, unchanged: stated.size - stored, refused, touched: [] };
}

/** Companies may issue again: the year distinguishes a further offer from the first. */
function keyOf(issue: StatedIpo): string {
  return `${ipoKey(issue.name)}-${dayOf(issue).slice(0, 4)}`;
}

function joined(before: Ipo, row: StatedIpo): StatedIpo {
  const [older, newer] = row.asOf >= before.asOf ? [before, row] : [row, before];
  return { ...older, ...Object.fromEntries(Object.entries(newer).filter(([, value]) => value !== null)) };
}
