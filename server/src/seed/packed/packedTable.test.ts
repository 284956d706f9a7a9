import type { Columns } from './packedTable';
import { packTable, unpackTable } from './packedTable';

const columns: Columns = new Map<string, (string | number | null | object)[]>([
  ['isin', ['INE002A01018', 'INE002A01018', 'INE467B01029', 'INE467B01029']],
  ['close', ['1401.2500', null, '3000.0500', '2999.9500']],
  ['high', ['1410.0000', '1411.0000', null, '3001.0000']],
  ['amounts', [{ equity: 1 }, null, { equity: -2.5 }, 'a "text", with ₹']],
]);
const rules = new Map([
  ['close', { scale: 4, minus: null }],
  ['high', { scale: 4, minus: 'close' }],
]);

it('a packed table returns what was packed, nulls and decimals included', () => {
  expect(unpackTable(packTable(columns, rules))).toEqual(columns);
});

it('a packed table returns a column that comes before the one it is subtracted from', () => {
  const early: Columns = new Map([...columns].toReversed());
  expect(unpackTable(packTable(early, rules))).toEqual(columns);
});

it('refuses a column that is subtracted from one the table does not have', () => {
  expect(() => packTable(new Map([['high', ['1']]]), rules)).toThrow('There is no column "close".');
});

it('refuses a value with more decimals than its column is packed with', () => {
  const finer = new Map([['close', ['0.00005']]]);
  expect(() => packTable(finer, rules)).toThrow('"0.00005" has more than 4 decimals.');
});
