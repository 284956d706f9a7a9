import { previewOf } from './previewOf';
import { readRows } from './readImport';
import { workbookOf, workbookWithCellAt } from './workbook.fixture';
import { workbookRows } from './workbookRows';

const known = {
  entries: [],
  companyOf: () => ({ reason: 'It is no company.' }),
  day: '2026-10-01',
  today: '2026-11-24',
};

async function sheetsOf(bytes: Uint8Array) {
  const sheets = await workbookRows(bytes);
  if (sheets === null || sheets === 'too large') throw new Error('The workbook was not read.');
  return sheets;
}

it('reads the sheet of a workbook that is a statement, past others and titles', async () => {
  const sheets = await sheetsOf(
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
  const files = sheets.flatMap((rows) => readRows(rows) ?? []);
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
  const sheets = await sheetsOf(workbookOf([head, ['ITC', 'INE154A01025', day, 'buy', 5, 400.05, 77]]));
  const file = readRows(sheets[0] ?? []);
  expect(file?.lines).toMatchObject([{ day: '2024-02-29', quantity: 5, amountPaise: 200_025, id: '77' }]);
});

it.each(['plain', 'as days'])('reads Console’s tradebook, with days %s', async (kind) => {
  const day = (iso: string) => (kind === 'as days' ? new Date(`${iso}T00:00:00Z`) : serialOf(iso));
  const head = [
    '',
    'Symbol',
    'ISIN',
    'Trade Date',
    'Exchange',
    'Segment',
    'Series',
    'Trade Type',
    'Auction',
    'Quantity',
    'Price',
    'Trade ID',
    'Order ID',
    'Order Execution Time',
  ];
  const sheets = await sheetsOf(
    workbookOf([
      ['', 'Client ID', 'ZZ0001'],
      [],
      ['', 'Tradebook for Equity from 2025-04-01 to 2026-03-31'],
      [],
      head,
      [
        '',
        'RELIANCE',
        'INE002A01018',
        day('2025-06-19'),
        'NSE',
        'EQ',
        'EQ',
        'buy',
        'false',
        10,
        1445.5,
        '410',
        '1',
        'x',
      ],
      [
        '',
        'ITC',
        'INE154A01025',
        day('2025-06-05'),
        'NSE',
        'EQ',
        'EQ',
        'buy',
        'false',
        25,
        412.1,
        '411',
        '2',
        'x',
      ],
    ]),
  );
  expect(readRows(sheets[0] ?? [])).toMatchObject({
    title: 'Zerodha tradebook',
    lines: [
      { isin: 'INE002A01018', day: '2025-06-19', quantity: 10, amountPaise: 1_445_500, id: '410' },
      { isin: 'INE154A01025', day: '2025-06-05', quantity: 25, amountPaise: 1_030_250, id: '411' },
    ],
    refused: [],
  });
});

const serialOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 86_400_000 + 25_569;

it('does not make room for a cell at the end of a sheet', async () => {
  for (const place of ['XFD1048576', 'A1048576', 'XFD1', '&#88;FD1048576']) {
    const sheets = await workbookRows(workbookWithCellAt(place));
    expect(sheets).toBe('too large');
  }
});

it('finds no sheet in what is no workbook, nor in half of one', async () => {
  const whole = workbookOf([['a']]);
  expect(await workbookRows(whole.slice(0, whole.length / 2))).toBeNull();
  expect(await workbookRows(new TextEncoder().encode('Symbol,ISIN'))).toBeNull();
  expect(await workbookRows(new Uint8Array())).toBeNull();
});
