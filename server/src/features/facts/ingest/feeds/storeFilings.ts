import { groupByIsin } from '../../facts/companyFacts';
import type { FilingRow, StatedFiling } from '../../facts/filingsRepository';
import { filingsOf, putFilings, withHash } from '../../facts/filingsRepository';
import type { Queryable } from '../../../../database/Queryable';
import type { Numbered, Refusal, StoreOutcome } from './Feed';
import { submissionOf } from './filedDocument';
import { scaleSlip } from './scaleSlip';
import { unitSlip } from './unitSlip';

/**
 * Stores filings in order of period. A later filing of a period replaces an earlier one, on the same day by the exchange's number; a
 * table of key figures never replaces the filing it was extracted from, and provided figures never replace an official filing. A balance sheet in another unit than the company's others is
 * refused, and a first one in another unit than its market value shows.
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
  const inFile = groupByIsin(rows.map(({ row }) => row));
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
    if (row.detail === 'provided' && before !== undefined && before.detail !== 'provided') {
      const reason = `The official ${row.nature} accounts of ${row.symbol} to ${row.periodEnd} are on file.`;
      refused.push({ line, reason });
      continue;
    }
    if (before !== undefined && (before.contentHash === filing.contentHash || isBetter(before, row))) {
      unchanged++;
      continue;
    }
    // provided figures in the wrong unit must not cause an official filing to be refused
    const isComparable = ({ detail }: StatedFiling) => row.detail === 'provided' || detail !== 'provided';
    const stored = [...known.values()].filter(isComparable);
    const besideIt = (inFile.get(row.isin) ?? []).filter(isComparable);
    const isFirst = [...stored, ...besideIt].every(
      (other) => other.isin !== row.isin || other.periodEnd === row.periodEnd,
    );
    const slip = isFirst ? await unitSlip(transaction, row) : scaleSlip(row, stored, besideIt);
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
  if (before.detail === 'provided' && row.detail !== 'provided') return false;
  const filedBefore = before.publishedOn ?? '';
  const filed = row.publishedOn ?? '';
  if (filedBefore !== filed) return filedBefore > filed;
  const [submittedBefore, submitted] = [submissionOf(before.document), submissionOf(row.document)];
  if (submittedBefore !== submitted) return submittedBefore > submitted;
  return before.detail === 'full' && row.detail === 'summary';
}
