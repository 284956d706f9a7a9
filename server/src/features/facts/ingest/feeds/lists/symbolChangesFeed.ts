import { asc } from 'drizzle-orm';
import { symbolChanges } from '../../../../../database/schema/facts/companyTables';
import { securities } from '../../../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../../../database/putChanged';
import type { Queryable } from '../../../../../database/client';
import { DamagedFile } from '../reading/DamagedFile';
import type { Batch, Refusal, WholeFeed } from '../Feed';
import { changesBy } from './formerSymbols';
import { csvRecords, UnsoundRows } from '../reading/readCsv';
import type { SourceFile } from '../SourceFile';
import { RefusedRow, day, required } from '../reading/values';

/** A symbol and the one that replaced it on a day. */
interface SymbolChange {
  /** As the list states it beside this change; it may be one from before a later change of name. */
  name: string | null;
  former: string;
  current: string;
  day: string;
}

/** Name, former symbol, new symbol, day; the file has no header. */
const width = 4;

/** `symbolchange.csv`: the symbols companies on NSE had before. Rows of fund units and of companies no longer listed are out of scope. */
export const symbolChangesFeed: WholeFeed<SymbolChange> = {
  name: 'symbol-changes',
  title: 'NSE changes of symbols (symbolchange.csv, without a header)',
  officialAddress: () => 'https://nsearchives.nseindia.com/content/equities/symbolchange.csv',
  async read(file) {
    return { ...(await readChanges(file)), population: 'symbol changes' };
  },
  async store(transaction, rows, file) {
    const ownerOf = await ownerFinder(
      transaction,
      rows.map(({ row }) => row),
    );
    const stated = new Map<string, typeof symbolChanges.$inferInsert>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = ownerOf(row);
      const key = `${row.former} ${row.day}`;
      if (isin === undefined) {
        refused.push({ line, reason: 'No listed company had these symbols.', isOutOfScope: true });
      } else if (stated.has(key)) {
        refused.push({ line, reason: `${row.former} was changed on ${row.day} on an earlier line.` });
      } else {
        const fact = { ...row, isin };
        const source = { publisher: 'NSE symbol changes', document: file.name, asOf: row.day };
        stated.set(key, { ...fact, ...source, publishedOn: null, contentHash: contentHash(fact) });
      }
    }
    const changes = [...stated.values()];
    const stored = await putChanged(transaction, symbolChanges, changes, {
      key: [symbolChanges.former, symbolChanges.day],
    });
    return { stored, unchanged: changes.length - stored, refused, touched: [] };
  },
};

async function readChanges(file: SourceFile): Promise<Batch<SymbolChange>> {
  const read: Batch<SymbolChange> = { rows: [], refused: [] };
  const unsound = new UnsoundRows();
  let last = width;
  let line = 0;
  for await (const { line: at, fields } of csvRecords(file)) {
    [line, last] = [at, fields.length];
    try {
      if (fields.length !== width)
        throw new RefusedRow(`It has ${fields.length} fields instead of ${width}.`);
      const [name = '', former = '', current = '', on = ''] = fields.map((field) => field.trim());
      const change = {
        name: name === '' ? null : name,
        former: required(former, 'former symbol'),
        current: required(current, 'new symbol'),
        day: day(on, 'day of the change'),
      };
      if (change.former === change.current) throw new RefusedRow('Both symbols are the same.');
      read.rows.push({ line: at, row: change });
    } catch (error) {
      read.refused.push(unsound.refusal(at, error));
    }
  }
  if (last < width)
    throw new DamagedFile(line, `The last line has ${last} fields instead of ${width}: the file was cut.`);
  unsound.assertFew(line);
  return read;
}

/**
 * Finds the listed company of a change. Later changes of the new symbol are followed to the one of today; where the list of companies is
 * older than the change, the former symbol counts. A company that was listed after the change is another one with the same symbol.
 */
async function ownerFinder(
  transaction: Queryable,
  changes: readonly SymbolChange[],
): Promise<(change: SymbolChange) => string | undefined> {
  const { isin, symbol, nseHash, listedOn, asOf } = securities;
  const known = await transaction
    .select({ isin, symbol, nseHash, listedOn, asOf })
    .from(securities)
    .orderBy(asc(isin));
  const listed = new Map(known.filter((one) => one.nseHash !== null).map((one) => [one.symbol, one]));
  const later = changesBy(
    [...changes].sort((a, b) => a.day.localeCompare(b.day)),
    ({ former }) => former,
  );
  const wasListed = (code: string, on: string) => {
    const company = listed.get(code);
    return company !== undefined && (company.listedOn ?? '') <= on ? company : undefined;
  };
  return (change) => {
    let step: SymbolChange | undefined = change;
    const followed = new Set<SymbolChange>();
    while (step !== undefined && !followed.has(step)) {
      followed.add(step);
      const company = wasListed(step.current, change.day);
      if (company !== undefined) return company.isin;
      const { current, day: since }: SymbolChange = step;
      step = later.get(current)?.find((next) => next.day >= since);
    }
    const before = wasListed(change.former, change.day);
    return before !== undefined && before.asOf < change.day ? before.isin : undefined;
  };
}
