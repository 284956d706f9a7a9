import type { EditionDiff } from '@tayyib/shared/contracts';
import { changesCsv, countChanges } from './statusLabels';

const change = (
  symbol: string,
  from: 1 | null,
  to: 3 | 4,
  why = 'Debt is 30%.',
): EditionDiff['changes'][number] => ({
  isin: 'INE002A01018',
  symbol,
  from,
  to,
  why,
});

it('counts pairs of old and new status, most frequent first', () => {
  const counted = countChanges([change('A', null, 3), change('B', 1, 4), change('C', 1, 4)]);
  expect(counted).toEqual([
    { from: 1, to: 4, count: 2 },
    { from: null, to: 3, count: 1 },
  ]);
});

it('writes CSV that no spreadsheet reads as formulas', () => {
  const csv = changesCsv([change('=A1', 1, 4, 'It says "no".')]);
  expect(csv).toBe(
    '"ISIN","Symbol","Now","By the draft","Why"\r\n"INE002A01018","\'=A1","Compliant","Fails on a ratio","It says ""no""."\r\n',
  );
});
