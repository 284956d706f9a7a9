import { previewOf } from './previewOf';
import { readRows } from './readImport';
import { workbookOf } from './workbook.fixture';
import { workbookRows } from './workbookRows';

const known = { entries: [], isins: new Map<string, string>(), day: '2026-10-01', today: '2026-11-24' };

it('reads the sheet of a workbook that is a statement, past others and titles', async () => {
  const sheets = await workbookRows(
    workbookOf(
      [['Client ID', 'AB1234']],
      [
        ['Equity Holdings Statement as on 2026-10-01'],
        [],
        ['Symbol', 'ISIN', 'Sector', 'Quantity Available', 'Quantity Pledged (Margin)', 'Average Price'],
        ['ITC', 'INE154A01025', 'FMCG', 8, 2, 410.1234],
        ['M&M', 'INE101A01026', 'AUTO', 1.5, 0, 900],
      ],
    ),
  );
  const files = sheets?.flatMap((rows) => readRows(rows) ?? []) ?? [];
  expect(files.map(({ title }) => title)).toEqual(['Zerodha holdings']);
  const [file] = files;
  if (file === undefined) throw new Error('No sheet was recognised.');
  const { accepted, refused } = previewOf(file, known);
  expect(accepted.map(({ line, entry }) => [line, entry.quantity, entry.amountPaise])).toEqual([
    [4, 10, 410_123],
  ]);
  expect(refused).toEqual([{ line: 5, reason: '1.5 is not a whole number of shares.' }]);
});

it('reads days that the workbook stores as numbers', async () => {
  const head = ['symbol', 'isin', 'trade_date', 'trade_type', 'quantity', 'price', 'trade_id'];
  const day = new Date(Date.UTC(2024, 1, 29));
  const sheets = await workbookRows(workbookOf([head, ['ITC', 'INE154A01025', day, 'buy', 5, 400.05, 77]]));
  const file = readRows(sheets?.[0] ?? []);
  expect(file?.lines).toMatchObject([{ day: '2024-02-29', quantity: 5, amountPaise: 200_025, id: '77' }]);
});

it('is null for what is no workbook, and for half of one', async () => {
  const whole = workbookOf([['a']]);
  expect(await workbookRows(whole.slice(0, whole.length / 2))).toBeNull();
  expect(await workbookRows(new TextEncoder().encode('Symbol,ISIN'))).toBeNull();
  expect(await workbookRows(new Uint8Array())).toBeNull();
});
