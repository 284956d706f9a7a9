import { indexKey } from '../../../records/indexRepository';
import type { Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readCsv } from '../reading/readCsv';
import { required } from '../reading/values';
import { storeMembers } from './storeMembers';

const columns = ['Symbol', 'Index Membership'] as const;

/** One line per share with the names of its indices. Symbols carry the suffix `.NS` of another publisher. */
export const indexMembership: WholeFeed<{ symbol: string; indices: string[] }> = {
  name: 'index-membership',
  title: 'Shares and the NSE indices they are in (Symbol, Index Membership; it does not state its day)',
  officialAddress: null, // put together by a third party
  async read(file) {
    const read = await readCsv(file, { columns }, (field) => ({
      symbol: required(field('Symbol'), 'symbol').replace(/\.NS$/, ''),
      indices: required(field('Index Membership'), 'index')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => indexKey(name) !== ''),
    }));
    return { ...read, population: 'index membership' };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const refused: Refusal[] = [];
    const lists = new Map<string, { name: string; isins: Set<string> }>();
    const known = new Set<string>();
    for (const { line, row } of rows) {
      const isin = identify({ symbol: row.symbol });
      if (isin === undefined || known.has(isin)) {
        refused.push(
          isin === undefined
            ? { line, reason: `No listed company is known as ${row.symbol}.`, isOutOfScope: true }
            : { line, reason: `${row.symbol} is on an earlier line.` },
        );
        continue;
      }
      known.add(isin);
      for (const name of row.indices) {
        const list = lists.get(indexKey(name)) ?? { name, isins: new Set() };
        lists.set(indexKey(name), list);
        list.isins.add(isin);
      }
    }
    const changes = [];
    for (const [key, { name, isins }] of lists) {
      const members = [...isins].map((isin) => ({ isin, weight: null, weightBasis: null }));
      const source = { publisher: 'A table of index members', document: file.name, asOf: file.asOf };
      changes.push(await storeMembers(transaction, { key, name, members, ...source }));
    }
    // A row is a company; what it stores are its stays in all its indices.
    const stored = changes.reduce((sum, count) => sum + count, 0);
    return { stored, unchanged: stored === 0 ? known.size : 0, refused, touched: [] };
  },
};
