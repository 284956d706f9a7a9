import { isDeepStrictEqual } from 'node:util';
import { groupByIsin } from '../../records/companyFacts';
import type { FilingRow, StatedFiling } from '../../records/filingsRepository';
import {
  filingsOf,
  putFilings,
  putReplacedFilings,
  replacedFilingsOf,
  withHash,
} from '../../records/filingsRepository';
import type { Queryable } from '../../../../database/client';
import type { Numbered, Refusal, StoreOutcome } from './Feed';
import { arrivedBefore } from './filedDocument';
import { scaleSlip } from './scaleSlip';
import { unitSlip } from './unitSlip';

/**
 * Stores filings in order of period. A later filing of a period replaces an earlier one, on the same day by the exchange's number, and
 * the earlier one stays readable as what was known until then, whichever arrives first. The same accounts from the other exchange change nothing; a
 * table of key figures never replaces the filing it was extracted from, a summary none that was read with all its figures, whichever was
 * filed later, and provided figures never replace an official filing. A balance sheet in another unit than the company's others is
 * refused, and a first one in another unit than its market value shows.
 */
export async function storeFilings(
  transaction: Queryable,
  rows: Numbered<StatedFiling>[],
): Promise<StoreOutcome> {
  const current = new Map<string, FilingRow>();
  for (const filing of await filingsOf(
    transaction,
    rows.map(({ row }) => row.isin),
  ))
    current.set(keyOf(filing), filing);

  const replaced = new Map<string, FilingRow>();
  for (const filing of await replacedFilingsOf(transaction, [...new Set(rows.map(({ row }) => row.isin))]))
    replaced.set(`${keyOf(filing)} ${filing.document}`, filing);

  const changed: FilingRow[] = [];
  const history: FilingRow[] = [];
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
    const before = current.get(keyOf(row));
    const filing = withHash(row);
    if (row.detail === 'provided' && before !== undefined && before.detail !== 'provided') {
      const reason = `The official ${row.nature} accounts of ${row.symbol} to ${row.periodEnd} are on file.`;
      refused.push({ line, reason });
      continue;
    }
    const isOlder = before !== undefined && isBetter(before, row);
    const onFile = replaced.get(`${keyOf(row)} ${row.document}`);
    if (
      (before !== undefined && isComplete(before) && row.isSummary === true) ||
      before?.contentHash === filing.contentHash ||
      (before !== undefined && isFromOtherExchange(before, row)) ||
      (isOlder && (before.document === row.document || onFile?.contentHash === filing.contentHash))
    ) {
      unchanged++;
      continue;
    }
    // provided figures in the wrong unit must not cause an official filing to be refused
    const isComparable = ({ detail }: StatedFiling) => row.detail === 'provided' || detail !== 'provided';
    const stored = [...current.values()].filter(isComparable);
    const besideIt = (inFile.get(row.isin) ?? []).filter(isComparable);
    const isFirst = [...stored, ...besideIt].every(
      (other) => other.isin !== row.isin || other.periodEnd === row.periodEnd,
    );
    const slip = isFirst ? await unitSlip(transaction, row) : scaleSlip(row, stored, besideIt);
    if (slip !== null) {
      refused.push({ line, reason: slip });
      continue;
    }
    if (isOlder) {
      history.push(filing);
      continue;
    }
    if (before !== undefined && before.document !== row.document && isHistory(before, row)) {
      history.push(withoutId(before));
    }
    current.set(keyOf(row), filing);
    changed.push(filing);
  }
  await putReplacedFilings(transaction, history);
  await putFilings(transaction, changed);
  const touched = new Set([...changed, ...history].map(({ isin }) => isin));
  const older = history.filter((row) => !changed.some((other) => keyOf(other) === keyOf(row)));
  return { stored: changed.length + older.length, unchanged, refused, touched: [...touched] };
}

function withoutId(row: FilingRow): FilingRow {
  const copy = { ...row };
  delete copy.id;
  return copy;
}

/** Whether the other exchange published the same accounts. */
function isFromOtherExchange(before: StatedFiling, row: StatedFiling): boolean {
  const accounts = ({ periodStart, taxonomy, audited, amounts, segments }: StatedFiling) => ({
    periodStart,
    taxonomy,
    audited: audited ?? null,
    amounts,
    segments,
  });
  const isOfficial = before.detail === 'full' && row.detail === 'full';
  return (
    isOfficial && before.publisher !== row.publisher && isDeepStrictEqual(accounts(before), accounts(row))
  );
}

const keyOf = ({ isin, periodEnd, nature }: StatedFiling) => `${isin} ${periodEnd} ${nature}`;

/** Whether an official filing was read with all figures that its source has. */
const isComplete = ({ detail, isSummary }: StatedFiling) => detail !== 'provided' && isSummary !== true;

/** Figures of the operator, and a summary of what was since read in full, are no earlier state of it. */
const isHistory = (before: StatedFiling, row: StatedFiling) =>
  before.detail !== 'provided' && !(before.isSummary === true && isComplete(row));

function isBetter(before: StatedFiling, row: StatedFiling): boolean {
  if (before.detail === 'provided' && row.detail !== 'provided') return false;
  if (before.isSummary === true && isComplete(row)) return false;
  const filedBefore = before.publishedOn ?? '';
  const filed = row.publishedOn ?? '';
  if (filedBefore !== filed) return filedBefore > filed;
  if (arrivedBefore(row.document, before.document)) return true;
  if (arrivedBefore(before.document, row.document)) return false;
  return before.detail === 'full' && row.detail === 'summary';
}
