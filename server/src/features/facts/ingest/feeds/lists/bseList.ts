import { contentHash } from '../../../../../database/putChanged';
import { classChanges } from '../../../../../database/schema/facts/factsTables';
import { classChange, levelsOf } from './classChange';
import { DamagedFile } from '../reading/DamagedFile';
import type { SecurityRow } from '../../../records/securitiesRepository';
import { allSecurities, putSecurities } from '../../../records/securitiesRepository';
import type { WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, optional, required, shareIsin } from '../reading/values';

interface BseRow {
  isin: string;
  bseCode: string;
  symbol: string;
  name: string;
  faceValue: string | null;
  sector: string | null;
  industry: string | null;
  industryGroup: string | null;
  industrySubgroup: string | null;
}

/** BSE's list of scrips: codes, the four-level industry class of every company, and the companies only BSE lists. */
export const bseList: WholeFeed<BseRow> = {
  name: 'bse-list',
  title: 'BSE list of scrips with industry classes (Equity.csv; it does not state its day)',
  officialAddress: null, // made on request by a form
  async read(file) {
    // the day of the classes is in every receipt, so it cannot be that on which a copy of the file was written
    if (!file.isAsOfStated)
      throw new DamagedFile(1, 'The list does not state its day: give it with --as-of.');
    const columns = [
      'Security Code',
      'Issuer Name',
      'Security Id',
      'Status',
      'Face Value',
      'ISIN No',
      'Sector Name',
      'Industry New Name',
      'Igroup Name',
      'ISubgroup Name',
    ] as const;
    const read = await readCsv(file, { columns }, (field) => {
      const isin = shareIsin(field('ISIN No'));
      if (field('Status') !== 'Active')
        throw new RefusedRow(`Its status is ${field('Status')}, not Active.`, true);
      return {
        isin,
        bseCode: required(field('Security Code'), 'security code'),
        symbol: required(field('Security Id'), 'security id'),
        name: required(field('Issuer Name'), 'issuer name').replace(/\s+/g, ' '),
        faceValue: optional(field('Face Value')),
        sector: optional(field('Sector Name')),
        industry: optional(field('Industry New Name')),
        industryGroup: optional(field('Igroup Name')),
        industrySubgroup: optional(field('ISubgroup Name')),
      };
    });
    return { ...read, population: 'BSE' };
  },
  async store(transaction, rows, file) {
    const known = await allSecurities(transaction);
    const identify = await identifier(transaction);
    const changed: SecurityRow[] = [];
    const classesChanged: (typeof classChanges.$inferInsert)[] = [];
    const seen = new Set<string>();
    let unchanged = 0;
    const refused = [];
    for (const { line, row } of rows) {
      const isin = identify({ isin: row.isin }) ?? row.isin;
      if (seen.has(isin)) {
        refused.push({ line, reason: `${row.isin} is the same company's share as an earlier line.` });
        continue;
      }
      const bseHash = contentHash(row);
      const before = known.get(isin);
      const change = classChange(before, { ...row, isin }, file);
      if (change !== null) classesChanged.push(change);
      if (before?.bseHash === bseHash) unchanged++;
      else changed.push(joined(before, { ...row, isin }, bseHash, file));
      seen.add(isin);
    }
    await putSecurities(transaction, changed);
    if (classesChanged.length > 0) {
      await transaction.insert(classChanges).values(classesChanged).onConflictDoNothing();
    }
    return { stored: changed.length, unchanged, refused, touched: changed.map(({ isin }) => isin) };
  },
};

/** NSE's name, symbol and face value win if NSE lists the company too, and the class of a newer table. */
function joined(
  before: SecurityRow | undefined,
  row: BseRow,
  bseHash: string,
  { name: document, asOf }: { name: string; asOf: string },
): SecurityRow {
  const { isin, bseCode, symbol, name, faceValue } = row;
  const own = {
    symbol,
    name,
    faceValue,
    source: `BSE ${document}`,
    asOf,
  };
  return {
    ...own,
    ...(before?.nseHash && before),
    isin,
    bseCode,
    ...classOf(before, row, { document, asOf }),
    bseHash,
  };
}

function classOf(
  before: SecurityRow | undefined,
  row: BseRow,
  { document, asOf }: { document: string; asOf: string },
) {
  if (before?.classAsOf != null && before.classAsOf > asOf) {
    const { classDocument, classAsOf } = before;
    return { ...levelsOf(before), classDocument, classAsOf };
  }
  const isKnown = row.sector !== null;
  return { ...levelsOf(row), classDocument: isKnown ? document : null, classAsOf: isKnown ? asOf : null };
}
