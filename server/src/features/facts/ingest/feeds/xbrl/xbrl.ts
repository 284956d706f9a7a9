import { DamagedFile } from '../reading/DamagedFile';
import type { WholeFeed } from '../Feed';
import { filingIdentifier } from '../identifyFiling';
import { textOf } from '../reading/sourceText';
import { refuseImplausible } from '../refuseImplausible';
import { storeFilings } from '../storeFilings';
import { RefusedRow } from '../reading/values';
import type { XbrlFiling } from './filingFromXbrl';
import { filingFromXbrl } from './filingFromXbrl';
import { parseXbrl } from './parseXbrl';
import { refuseContradictions } from './refuseContradictions';

/** One XBRL filing of results, as filed with the exchange: a file is one row. */
export const xbrl: WholeFeed<XbrlFiling> = {
  name: 'xbrl',
  title: 'XBRL filings of results (one .xml, or a folder of them)',
  officialAddress: null, // every filing has an address of its own
  largestBytes: 16 * 1024 * 1024, // standalone filings of March reach 7 MB by their tables of related parties
  async read(file) {
    const instance = parseXbrl(await textOf(file));
    try {
      const row = filingFromXbrl(instance, file.name);
      refuseContradictions(instance, row.filing.taxonomy);
      refuseImplausible(row.filing);
      row.filing.fileSha256 = file.hash;
      return { rows: [{ line: 1, row }], refused: [], population: file.name };
    } catch (error) {
      // A filing is refused whole: half a balance sheet is worse than none.
      if (error instanceof RefusedRow) throw new DamagedFile(1, error.message);
      throw error;
    }
  },
  async store(transaction, rows) {
    const ownerOf = await filingIdentifier(transaction);
    const [only] = rows;
    if (only === undefined) return { stored: 0, unchanged: 0, refused: [], touched: [] };
    const { filing, isin: statedIsin } = only.row;
    const owner = ownerOf({ symbol: filing.symbol, isin: statedIsin, filedOn: filing.publishedOn ?? null });
    if ('refused' in owner) {
      return { stored: 0, unchanged: 0, refused: [{ line: 1, reason: owner.refused }], touched: [] };
    }
    return storeFilings(transaction, [{ line: 1, row: { ...filing, isin: owner.isin } }]);
  },
};
