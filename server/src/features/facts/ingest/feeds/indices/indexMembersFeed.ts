import { DamagedFile } from '../reading/DamagedFile';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readCsv } from '../reading/readCsv';
import { required, shareIsin } from '../reading/values';
import { indexInFileName, storeMembers } from './storeMembers';

const columns = ['Company Name', 'Symbol', 'Series', 'ISIN Code'] as const;

/** The members of one index as NSE publishes them: `ind_nifty500list.csv`. The file does not state its day. */
export const indexMembersFeed: WholeFeed<{ isin: string; symbol: string }> = {
  name: 'index-members',
  title: 'Members of an NSE index (ind_nifty500list.csv; it does not state its day)',
  officialAddress: () => 'https://nsearchives.nseindia.com/content/indices/ind_nifty500list.csv',
  async read(file) {
    const index = indexInFileName(file.name);
    if (index === undefined) {
      throw new DamagedFile(1, 'Which index it is must be in the name, as in ind_nifty500list.csv.');
    }
    const read = await readCsv(file, { columns }, (field) => ({
      isin: shareIsin(field('ISIN Code')),
      symbol: required(field('Symbol'), 'symbol'),
    }));
    return { ...read, population: index.key };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const index = indexInFileName(file.name) ?? { key: '', name: '' };
    const isins = new Set<string>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = identify({ isin: row.isin }) ?? row.isin;
      if (isins.has(isin)) refused.push({ line, reason: `${row.symbol} is on an earlier line.` });
      isins.add(isin);
    }
    const stored = await storeMembers(transaction, {
      ...index,
      asOf: file.asOf,
      publisher: 'NSE Indices',
      document: file.name,
      members: [...isins].map((isin) => ({ isin, weight: null, weightBasis: null })),
    });
    return { stored, unchanged: Math.max(0, isins.size - stored), refused, touched: [] };
  },
};
