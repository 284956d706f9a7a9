/** Made-up files in the layouts of brokers, each with the shares and the cost that it states in total. */
export interface MadeUpFile {
  name: string;
  text: string;
  shares: number;
  costPaise: number;
}

const isins = { RELIANCE: 'INE002A01018', ITC: 'INE154A01025', INFY: 'INE009A01021' } as const;
type Code = keyof typeof isins;

/** Of each: shares, and the price in paise. Together 1,00,135 shares for 12,12,37,512.50 rupees. */
const rows: readonly (readonly [code: Code, shares: number, pricePaise: number])[] = [
  ['RELIANCE', 1_00_000, 1_21_035],
  ['ITC', 125, 41_210],
  ['INFY', 10, 1_51_100],
];
const shares = rows.reduce((sum, [, count]) => sum + count, 0);
const costPaise = rows.reduce((sum, [, count, price]) => sum + count * price, 0);

/** How a spreadsheet of some region writes a number with two decimals. */
const numbers = {
  plain: (paise: number) => (paise / 100).toFixed(2),
  Indian: (paise: number) => (paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 }),
  Western: (paise: number) => (paise / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  German: (paise: number) => (paise / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 }),
  rupees: (paise: number) => `₹ ${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`,
} as const;
type NumberStyle = keyof typeof numbers;

const countOf = (count: number, style: NumberStyle) =>
  numbers[style === 'rupees' ? 'Indian' : style](count * 100).replace(/[.,]00$/, '');

/** The cells of one row of a layout. */
type RowOf = (code: Code, shares: string, price: string, value: string, at: number) => string[];

interface Layout {
  above: readonly string[];
  head: string;
  row: RowOf;
}

const layouts: Readonly<Record<string, Layout>> = {
  'Zerodha tradebook': {
    above: [],
    head: 'symbol,isin,trade_date,exchange,segment,series,trade_type,auction,quantity,price,trade_id,order_id',
    row: (code, count, price, _value, at) => [
      code,
      isins[code],
      `2025-06-1${at}`,
      'NSE',
      'EQ',
      'EQ',
      'buy',
      'false',
      count,
      price,
      `T${at}`,
      'O1',
    ],
  },
  'Zerodha holdings': {
    above: ['Client ID,ZZ0001', 'Equity Holdings Statement as on 2025-09-30'],
    head: 'Symbol,ISIN,Sector,Quantity Available,Quantity Discrepant,Quantity Long Term,Quantity Pledged (Margin),Quantity Pledged (Loan),Average Price,Previous Closing Price',
    row: (code, count, price) => [code, isins[code], 'X', count, '0', count, '0', '0', price, price],
  },
  'Kite holdings': {
    above: [],
    head: 'Instrument,Qty.,Avg. cost,LTP,Invested,Cur. val,P&L',
    row: (code, count, price, value) => [code, count, price, price, value, value, '0'],
  },
  'Groww order history': {
    above: ['Name,A Person', 'Order history for stocks'],
    head: 'Stock name,Symbol,ISIN,Type,Quantity,Value,Exchange,Exchange Order Id,Execution date and time,Order status',
    row: (code, count, _price, value, at) => [
      `${code}, Ltd`,
      code,
      isins[code],
      'BUY',
      count,
      value,
      'NSE',
      `13000000000${at}`,
      `1${at}-07-2024 10:15 AM`,
      'Executed',
    ],
  },
  'Groww holdings': {
    above: [],
    head: 'Stock Name,ISIN,Quantity,Average buy price,Buy value,Closing price,Closing value,Unrealised P&L',
    row: (code, count, price, value) => [`${code}, LTD`, isins[code], count, price, value, price, value, '0'],
  },
  'Upstox trades': {
    above: [],
    head: 'Date,Company,Amount,Exchange,Segment,Scrip Code,Instrument Type,Strike Price,Expiry,Trade Num,Trade Time,Side,Quantity,Price',
    row: (code, count, price, value, at) => [
      `1${at}-02-2025`,
      code,
      value,
      'NSE',
      'EQ',
      '',
      'EQ',
      '',
      '',
      `U${at}`,
      '10:15:00',
      'Buy',
      count,
      price,
    ],
  },
  'Upstox holdings': {
    above: [],
    head: 'Symbol,Category,Net Qty,Avg. Price,LTP,Current Value',
    row: (code, count, price, value) => [code, 'Stock', count, price, price, value],
  },
  'Angel One trade book': {
    above: [],
    head: 'Scrip/Contract,Buy/Sell,Buy Price,Sell Price,Quantity,Brokerage,GST,STT,Sebi Tax,Exchange Turnover Charges,Stamp Duty,Other Charges,IPFT Charges,Order Type,Segment,Exchange,Order ID,Trade ID,Date',
    row: (code, count, price, _value, at) => [
      code,
      'Buy',
      price,
      '',
      count,
      ...Array.from({ length: 8 }, () => '0'),
      'DELIVERY',
      'CAPITAL',
      'NSE',
      `A${at}`,
      `T${at}`,
      `1${at}/07/2024`,
    ],
  },
  'Portfolio of Tayyib': {
    above: [],
    head: 'Day,Kind,ISIN,Shares,Amount in rupees,Charges in rupees,Source',
    row: (code, count, _price, value, at) => [
      `2025-06-1${at}`,
      'buy',
      isins[code],
      count,
      value,
      '0',
      'typed',
    ],
  },
};

/** Separator and number style of the regions in which such files were seen. */
const regions: readonly (readonly [separator: string, style: NumberStyle])[] = [
  [',', 'plain'],
  [',', 'Indian'],
  ['\t', 'Indian'],
  ['\t', 'Western'],
  [';', 'German'],
  ['|', 'rupees'],
];

const names: Readonly<Record<string, string>> = {
  ',': 'commas',
  '\t': 'tabs',
  ';': 'semicolons',
  '|': 'bars',
};

export const madeUpFiles: readonly MadeUpFile[] = Object.entries(layouts).flatMap(([title, layout]) =>
  regions.map(([separator, style]) => {
    const cell = (text: string) => (text.includes(separator) ? `"${text}"` : text);
    const line = (cells: readonly string[]) => cells.map(cell).join(separator);
    const body = rows.map(([code, count, price], at) =>
      line(layout.row(code, countOf(count, style), numbers[style](price), numbers[style](count * price), at)),
    );
    const text = [...layout.above, layout.head]
      .map((each) => line(each.split(',')))
      .concat(body)
      .join('\r\n');
    return { name: `${title}, ${names[separator] ?? ''}, ${style} numbers`, text, shares, costPaise };
  }),
);

/** What the server finds for codes and names of the files. */
export const isinOfCode = (name: string): string | undefined =>
  Object.entries(isins).find(([code]) => name.startsWith(code))?.[1];
