import { z } from 'zod';
import { indexKey } from '../../../records/indexRepository';
import type { Numbered, Refusal, WholeFeed } from '../Feed';
import { identifier } from '../identify';
import { readJson, rowsFrom } from '../reading/readJson';
import { RefusedRow, day, required, shareIsin } from '../reading/values';
import { storeMembers } from './storeMembers';

const Benchmark = z.object({
  index: z.string().min(1),
  asof: z.string(),
  constituents: z.array(z.object({ symbol: z.string(), isin: z.string(), w_ffmcap: z.number().nullable() })),
});

interface WeightedMember {
  index: string;
  asOf: string;
  isin: string;
  symbol: string;
  weight: string | null;
}

/** Members of one index with weights that were worked out from market capitalisation and free float, not published. */
export const indexWeights: WholeFeed<WeightedMember> = {
  name: 'index-weights',
  title: 'Members of an index with estimated weights (benchmark .json)',
  officialAddress: null, // worked out by a third party
  async read(file) {
    const { index, asof, constituents } = await readJson(file, Benchmark);
    const asOf = day(asof, 'day of the weights');
    const read = rowsFrom(constituents, ({ symbol, isin, w_ffmcap: percent }) => ({
      index,
      asOf,
      isin: shareIsin(isin),
      symbol: required(symbol, 'symbol'),
      weight: weightFrom(percent),
    }));
    return { ...read, population: indexKey(index) };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const members = new Map<string, Numbered<WeightedMember>['row']>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = identify({ isin: row.isin }) ?? row.isin;
      if (members.has(isin)) refused.push({ line, reason: `${row.symbol} is on an earlier line.` });
      else members.set(isin, row);
    }
    const [first] = members.values();
    if (first === undefined) return { stored: 0, unchanged: 0, refused, touched: [] };
    const stored = await storeMembers(transaction, {
      key: indexKey(first.index),
      name: first.index,
      asOf: first.asOf,
      publisher: 'Estimated from AMFI market capitalisation and free float',
      document: file.name,
      members: [...members].map(([isin, { weight }]) => ({
        isin,
        weight,
        weightBasis: weight === null ? null : ('estimated' as const),
      })),
    });
    return { stored, unchanged: Math.max(0, members.size - stored), refused, touched: [] };
  },
};

const percentOfWhole = 100;

/** Per cent to a fraction. Nil means that the market capitalisation was unknown, so the weight is unknown. */
function weightFrom(percent: number | null): string | null {
  if (percent === null || percent === 0) return null;
  if (!(percent > 0 && percent <= percentOfWhole))
    throw new RefusedRow(`A weight of ${percent} % makes no sense.`);
  return (percent / percentOfWhole).toFixed(8);
}
