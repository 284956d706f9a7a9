import { contentHash } from '../../../../../database/putChanged';
import type { SecurityRow } from '../../../records/securitiesRepository';
import { allSecurities, moveToNewIsin, putSecurities } from '../../../records/securitiesRepository';
import type { Numbered, Refusal, WholeFeed } from '../Feed';
import { issuerOf } from '@tayyib/shared/values/security-names';
import { readCsv } from '../reading/readCsv';
import { RefusedRow, day, decimal, required, shareIsin } from '../reading/values';

/** Main board and trade-to-trade series of shares. */
const shareSeries = new Set(['EQ', 'BE', 'BZ', 'SM', 'ST', 'SZ']);

interface NseRow {
  isin: string;
  symbol: string;
  name: string;
  series: string;
  listedOn: string;
  faceValue: string;
}

/** `EQUITY_L.csv`: every share NSE lists. NSE's symbol and name are the ones we show. */
export const nseList: WholeFeed<NseRow> = {
  name: 'nse-list',
  title: 'NSE list of shares (EQUITY_L.csv)',
  officialAddress: () => 'https://nsearchives.nseindia.com/content/equities/EQUITY_L.csv',
  async read(file) {
    const columns = [
      'SYMBOL',
      'NAME OF COMPANY',
      'SERIES',
      'DATE OF LISTING',
      'ISIN NUMBER',
      'FACE VALUE',
    ] as const;
    const read = await readCsv(file, { columns }, (field) => {
      const series = required(field('SERIES'), 'series');
      if (!shareSeries.has(series)) throw new RefusedRow(`Series ${series} is not one of shares.`, true);
      decimal(field('FACE VALUE'), 'face value');
      return {
        isin: shareIsin(field('ISIN NUMBER')),
        symbol: required(field('SYMBOL'), 'symbol'),
        name: required(field('NAME OF COMPANY'), 'name').replace(/\s+/g, ' '),
        series,
        listedOn: day(field('DATE OF LISTING'), 'date of listing'),
        faceValue: field('FACE VALUE'),
      };
    });
    return { ...read, population: 'NSE' };
  },
  async store(transaction, rows, file) {
    const known = await allSecurities(transaction);
    const predecessors = new Map([...known.keys()].map((isin) => [issuerOf(isin), isin]));
    const listed = new Set(rows.map(({ row }) => row.isin));
    const changed: SecurityRow[] = [];
    const asOf = newestListing(rows) ?? file.asOf;
    const seen = new Set<string>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      if (seen.has(row.isin)) {
        refused.push({ line, reason: `${row.isin} is on an earlier line.` });
        continue;
      }
      seen.add(row.isin);
      const nseHash = contentHash(row);
      const old = predecessors.get(issuerOf(row.isin));
      if (!known.has(row.isin) && old !== undefined && !listed.has(old)) {
        await moveToNewIsin(transaction, old, row.isin);
        known.set(row.isin, { ...known.get(old), ...fresh(row, file.name, asOf), nseHash: null });
      }
      const before = known.get(row.isin);
      if (before?.nseHash === nseHash) continue;
      changed.push({ ...before, ...fresh(row, file.name, asOf), nseHash });
    }
    await putSecurities(transaction, changed);
    return {
      stored: changed.length,
      unchanged: seen.size - changed.length,
      refused,
      touched: changed.map(({ isin }) => isin),
    };
  },
};

function fresh(row: NseRow, document: string, asOf: string): SecurityRow {
  return { ...row, source: `NSE ${document}`, asOf };
}

/** The list does not state its day; it is at least as new as the newest company on it. */
function newestListing(rows: Numbered<NseRow>[]): string | undefined {
  return rows
    .map(({ row }) => row.listedOn)
    .sort()
    .at(-1);
}
