import type { FilingRow, StatedFiling } from '../filingsRepository';
import { filingsOf, putFilings, withHash } from '../filingsRepository';
import type { Queryable } from '../Queryable';
import type { Numbered, Refusal, StoreOutcome } from './Feed';

/** A balance sheet this many times another of the same company is filed in the wrong unit: the smallest slip is 100-fold. */
const wrongScale = 50;

/**
 * Stores filings in order of period. A later filing of a period replaces an earlier one; a table of key figures never
 * replaces the filing it was taken from. A balance sheet 50 times larger or smaller than the company's previous one is refused.
 */
export async function storeFilings(
  transaction: Queryable,
  rows: Numbered<StatedFiling>[],
): Promise<StoreOutcome> {
  const known = new Map<string, FilingRow>();
  for (const filing of await filingsOf(
    transaction,
    rows.map(({ row }) => row.isin),
  ))
    known.set(keyOf(filing), filing);

  const changed: FilingRow[] = [];
  const seen = new Set<string>();
  const refused: Refusal[] = [];
  let unchanged = 0;
  const inOrder = [...rows].sort((a, b) => a.row.periodEnd.localeCompare(b.row.periodEnd) || a.line - b.line);
  for (const { line, row } of inOrder) {
    if (seen.has(keyOf(row))) {
      refused.push({
        line,
        reason: `${row.symbol} has ${row.nature} accounts to ${row.periodEnd} on an earlier line.`,
      });
      continue;
    }
    seen.add(keyOf(row));
    const before = known.get(keyOf(row));
    const filing = withHash(row);
    if (before !== undefined && (before.contentHash === filing.contentHash || isBetter(before, row))) {
      unchanged++;
      continue;
    }
    const slip = scaleSlip(row, neighbour(row, known.values()));
    if (slip !== null) {
      refused.push({ line, reason: slip });
      continue;
    }
    known.set(keyOf(row), filing);
    changed.push(filing);
  }
  await putFilings(transaction, changed);
  return {
    stored: changed.length,
    unchanged,
    refused,
    touched: [...new Set(changed.map(({ isin }) => isin))],
  };
}

const keyOf = ({ isin, periodEnd, nature }: StatedFiling) => `${isin} ${periodEnd} ${nature}`;

function isBetter(before: StatedFiling, row: StatedFiling): boolean {
  const filedBefore = before.publishedOn ?? '';
  const filed = row.publishedOn ?? '';
  if (filedBefore !== filed) return filedBefore > filed;
  return before.detail === 'full' && row.detail === 'summary';
}

/** The same company's balance sheet next before this one, or next after it where there is none before. */
function neighbour(row: StatedFiling, known: Iterable<StatedFiling>): StatedFiling | undefined {
  const others = [...known].filter(
    ({ isin, nature, periodEnd, amounts }) =>
      isin === row.isin &&
      nature === row.nature &&
      periodEnd !== row.periodEnd &&
      amounts.totalAssets !== null,
  );
  const before = others
    .filter(({ periodEnd }) => periodEnd < row.periodEnd)
    .sort((a, b) => b.periodEnd.localeCompare(a.periodEnd));
  const after = others.sort((a, b) => a.periodEnd.localeCompare(b.periodEnd));
  return before[0] ?? after[0];
}

function scaleSlip(row: StatedFiling, other: StatedFiling | undefined): string | null {
  const assets = row.amounts.totalAssets;
  const others = other?.amounts.totalAssets ?? null;
  if (other === undefined || assets === null || others === null || assets <= 0 || others <= 0) return null;
  const times = assets > others ? assets / others : others / assets;
  if (times < wrongScale) return null;
  const direction = assets > others ? 'larger' : 'smaller';
  return `Total assets of ${row.symbol} at ${row.periodEnd} are ${Math.round(times)} times ${direction} than at ${other.periodEnd}: filed in the wrong unit.`;
}
