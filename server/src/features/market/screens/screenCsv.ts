import { pipeline, Readable } from 'node:stream';
import type { MetricUnit } from '@tayyib/shared/contracts';
import { verdictInWords } from '@tayyib/shared/shariah';
import { stringify } from 'csv-stringify';
import { csvOptions } from '../../../lib/escaping';
import type { ScreenTable } from './runScreen';

const units: Readonly<Record<MetricUnit, string>> = {
  'rupees crore': ' (₹ crore)',
  rupees: ' (₹)',
  percent: ' (%)',
  ratio: '',
  times: ' (times)',
  days: ' (days)',
  count: '',
};

/** Twelve digits: sums of fractions end in noise. */
const number = (value: number) => String(Number(value.toPrecision(12)));

/** The table as CSV, with the byte order mark by which Excel recognises UTF-8. A cell is empty where data is missing. */
export function screenCsv(table: ScreenTable): Readable {
  const stringifier = stringify({ ...csvOptions, bom: true, cast: { number } });
  // an error destroys the stringifier, so its reader receives the error
  return pipeline(Readable.from(records(table)), stringifier, () => undefined);
}

/** The days of a row's figures. */
const dateHeads = ['Accounts to', 'Accounts are', 'Close of', 'Average market cap to'];

function* records({
  columns,
  rows,
  hasShareholding,
  rowAt,
}: ScreenTable): Generator<(string | number | null)[]> {
  const heads = columns.map(({ text, unit }) => `${text}${unit === null ? '' : units[unit]}`);
  const shareholding = hasShareholding ? ['Shareholding of'] : [];
  yield ['Name', 'Code', 'ISIN', 'Verdict', ...heads, ...dateHeads, ...shareholding];
  for (const row of rows) {
    const { stock, stock_code, isin, badge, cells, ...dates } = rowAt(row);
    const { accountsTo = null, freshness = null, priceDay = null, marketCapAsOf = null } = dates;
    const days = [accountsTo, freshness, priceDay, marketCapAsOf];
    const quarter = hasShareholding ? [dates.shareholdingAsOf ?? null] : [];
    yield [stock, stock_code, isin, verdictInWords(badge, dates.grade), ...cells, ...days, ...quarter];
  }
}
