import { inventedText } from './inventedFiles';
import { workbook } from './workbook';

const averageHeads = [
  'Sr. No.',
  'Company name',
  'ISIN',
  'BSE Symbol',
  'BSE 6 month Avg Total Market Cap in (Rs. Crs.)',
  'NSE Symbol',
  'NSE 6 month Avg Total Market Cap (Rs. Crs.)',
  'MSEI Symbol',
  'MSEI 6 month Avg Total Market Cap in (Rs Crs.)',
  'Average of All Exchanges (Rs. Cr.)',
  'Categorization as per SEBI Circular dated Oct 6, 2017',
];

/** Companies that no exchange has an average for, under which the workbook writes the average of the line above. */
const neverTraded = [
  ['Misal Prints Ltd.', 'INE0ABB01016', 'MISALPRINT'],
  ['Kalpit New Ventures Limited', 'INE0ABC01014', 'KALPITNEW'],
] as const;

/**
 * AMFI's workbook of averages to December 2025, of the companies in `averages/amfi_avg_mcap_31Dec2025.csv`. Its averages are those of all
 * exchanges, so they differ from the table's, which are NSE's. Below the companies are averages of 0.00 and an empty row.
 */
export async function averagesWorkbook(): Promise<Buffer> {
  const table = await inventedText('averages/amfi_avg_mcap_31Dec2025.csv');
  const companies = table
    .trimEnd()
    .split(/\r?\n/)
    .slice(1)
    .map((line, at) => {
      const [isin = '', symbol = '', name = '', cap = '', size = ''] = line.split(',');
      const onNse = Number(cap);
      const onBse = Number((onNse * 1.0002).toFixed(4));
      return [at + 1, name, isin, symbol, onBse, symbol, onNse, '-', '-', (onBse + onNse) / 2, size];
    });
  const lowest = companies.at(-1)?.[9] ?? null;
  const others = neverTraded.map(([name, isin, symbol], at) => [
    companies.length + at + 1,
    name,
    isin,
    symbol,
    0.0,
    '-',
    '-',
    '-',
    '-',
    lowest,
    'Small Cap',
  ]);
  const title =
    'Average Market Capitalization of listed companies during the six months ended 31 December 2025';
  return workbook({ Sheet1: [[title], averageHeads, ...companies, [], ...others] });
}

const holdingHeads = [
  null,
  'Name of the Instrument',
  'ISIN',
  'Industry / Rating',
  'Quantity',
  'Market/Fair Value\r\n (Rs. in Lakhs)',
  '% to Net\r\n Assets',
];

/** Lines of a portfolio of which two fifths are one share, and the rest another and cash. */
const holdings = (quantity: number) => [
  [null, 'Equity & Equity related'],
  [null, '(a)Listed / Awaiting listing on Stock Exchanges'],
  [null, 'Namuna Bank Ltd.', 'INE0AAM01015', 'Banks', quantity, 2480.16, 0.4],
  [null, 'Misal Pharma Ltd.', 'INE0AAJ01029', 'Pharmaceuticals', 150_400, 3472.22, 0.56],
  [null, 'Sub Total', null, null, null, 5952.38, 0.96],
  [null, '(b) Unlisted', null, null, null, 'NIL', 'NIL'],
  [null, 'Net Receivables / (Payables)', null, null, null, 248.02, 0.04],
  [null, 'GRAND TOTAL', null, null, null, 6200.4, 1],
  [],
  [null, '~ YTM as on the day of the statement'],
];

/** A workbook with an index of its sheets: two schemes that are on file, and one that is not. */
export const indexedPortfolios = (): Buffer =>
  workbook({
    Index: [
      ['Sr No.', 'Short Name', 'Scheme Name'],
      [1, 'MISALBC', 'Misal Business Cycle Fund'],
      [2, 'KALPITFC', 'Kalpit Flexi Cap Fund'],
      [3, 'MISALFTP', 'Misal Fixed Term Plan - Series 9 (1143 Days)'],
    ],
    ...Object.fromEntries(
      ['MISALBC', 'KALPITFC', 'MISALFTP'].map((short, at) => [
        short,
        [
          [short, 'A scheme that the index names'],
          [],
          [null, 'Monthly Portfolio Statement as on December 31, 2025'],
          holdingHeads,
          ...holdings(240_000 + at),
        ],
      ]),
    ),
  });

/** A workbook of a single scheme, without an index. */
export const singlePortfolio = (): Buffer =>
  workbook({
    Portfolio: [
      [null, 'KALPIT FLEXI CAP FUND', null, null, null, null, 'Index'],
      [],
      [null, 'Monthly Portfolio Statement as on May 31,2026'],
      holdingHeads,
      ...holdings(240_150),
    ],
  });
