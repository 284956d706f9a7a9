import { derivedAverages } from '@tayyib/shared/shariah';
import { marketCaps } from '../../../../database/schema/facts/factsTables';
import { contentHash, putChanged } from '../../../../database/putChanged';
import { DamagedFile } from './reading/DamagedFile';
import type { Numbered, Refusal, WholeFeed } from './Feed';
import { identifier } from './identify';
import { readCsv } from './reading/readCsv';
import { crore, decimal, RefusedRow, shareIsin } from './reading/values';

/** The windows that standards require and nobody publishes, and the months without which an average says too little. */
const windows = [
  { months: 24, least: 20, value: 'avg_mcap_24m_cr', count: 'n24' },
  { months: 36, least: 30, value: 'avg_mcap_36m_cr', count: 'n36' },
] as const;

/** Beyond these the averages of January to June 2025 contradict those AMFI published: shares were issued meanwhile. */
const leastRatio = 0.9;
const mostRatio = 1.1;

const columns = [
  'isin',
  'check_2025H1_ratio',
  ...windows.flatMap(({ value, count }) => [value, count]),
] as const;

interface DerivedCap {
  isin: string;
  averages: { windowMonths: number; months: number; valueRupees: number }[];
}

type CapRow = typeof marketCaps.$inferInsert;

/** Averages over 24 and 36 months, computed from closes and a constant number of shares; every row says that it is derived. */
export const derivedCap: WholeFeed<DerivedCap> = {
  name: 'derived-cap',
  title: 'Derived average market capitalisation of 24 and 36 months (.csv; it does not state its last day)',
  officialAddress: null, // derived from published files, not published
  async read(file) {
    if (!file.isAsOfStated)
      throw new DamagedFile(1, 'The table does not state its last day: give it with --as-of.');
    const read = await readCsv(file, { columns }, (field) => {
      const isin = shareIsin(field('isin'));
      assertAgrees(field('check_2025H1_ratio'));
      const averages = windows.flatMap(({ months, least, value, count }) => {
        const known = field(count) === '' ? 0 : decimal(field(count), count);
        const valueRupees = crore(field(value), value);
        const isEnough = Number.isInteger(known) && known >= least && known <= months;
        return !isEnough || valueRupees === null || valueRupees <= 0
          ? []
          : [{ windowMonths: months, months: known, valueRupees }];
      });
      if (averages.length === 0)
        throw new RefusedRow('It was not traded in enough months for an average.', true);
      return { isin, averages };
    });
    return { ...read, population: 'derived averages' };
  },
  async store(transaction, rows, file) {
    const identify = await identifier(transaction);
    const stated = new Map<string, Numbered<CapRow[]>>();
    const refused: Refusal[] = [];
    for (const { line, row } of rows) {
      const isin = identify({ isin: row.isin });
      if (isin === undefined)
        refused.push({ line, reason: `No listed company is known as ${row.isin}.`, isOutOfScope: true });
      else if (stated.has(isin))
        refused.push({ line, reason: `${row.isin} is the same company's share as an earlier line.` });
      else stated.set(isin, { line, row: capRows({ ...row, isin }, file) });
    }
    const caps = [...stated.values()].flatMap(({ row }) => row);
    const stored = await putChanged(transaction, marketCaps, caps, {
      key: [marketCaps.isin, marketCaps.windowMonths, marketCaps.asOf],
    });
    const touched = stored === 0 ? [] : [...stated.keys()];
    return { stored, unchanged: caps.length - stored, refused, touched };
  },
};

function assertAgrees(ratio: string): void {
  if (ratio === '') return;
  const value = decimal(ratio, 'ratio to the published average');
  if (value < leastRatio || value > mostRatio)
    throw new RefusedRow(`It is ${ratio} times the published average of January to June 2025.`);
}

function capRows({ isin, averages }: DerivedCap, { name, asOf }: { name: string; asOf: string }): CapRow[] {
  return averages.map(({ windowMonths, months, valueRupees }) => {
    const document = months === windowMonths ? name : `${name} (${months} of ${windowMonths} months)`;
    const fact = {
      isin,
      windowMonths,
      valueRupees,
      sizeClass: null,
      asOf,
      publisher: derivedAverages,
      document,
    };
    return { ...fact, publishedOn: null, contentHash: contentHash(fact) };
  });
}
