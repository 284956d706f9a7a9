import { addDays, addMonths } from '@tayyib/shared/values/calendar';
import { filingFormats } from '@tayyib/shared/contracts';
import { filingAmounts, isOfInsurer } from '@tayyib/shared/shariah';
import type { AmountKey, FilingAmounts, FilingFormat } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../records/filingsRepository';
import type { WholeFeed } from './Feed';
import { filedDocument } from './filedDocument';
import { withoutFilledZeros } from './integratedSummary';
import { readCsv } from './reading/readCsv';
import type { CsvRecord } from './reading/readCsv';
import { crore, day, decimal, RefusedRow, required } from './reading/values';
import { refuseImplausible } from './refuseImplausible';
import { storeIdentified } from './storeIdentified';
import { natureFrom } from './xbrlSummary';

const columns = [
  'symbol',
  'isin',
  'period_end',
  'nature',
  'family',
  'total_assets',
  'equity',
  'borrowings',
  'cash_and_equivalents',
  'capital_work_in_progress',
  'inventories',
  'trade_receivables_current',
  'revenue_year',
  'other_income_year',
  'paid_up_capital',
  'face_value',
  'document',
  'notes',
] as const;
type Column = (typeof columns)[number];

/** Columns that mean the same in every form that has the line. Cash is cash alone: other balances at banks are not in it. */
const amountColumns: Readonly<Partial<Record<AmountKey, Column>>> = {
  totalAssets: 'total_assets',
  // non-current and current borrowings in one figure, without leases
  borrowingsUndivided: 'borrowings',
  cashAndCashEquivalents: 'cash_and_equivalents',
  inventories: 'inventories',
  tradeReceivablesCurrent: 'trade_receivables_current',
  otherIncome: 'other_income_year',
  paidUpCapital: 'paid_up_capital',
};

type SummaryRow = Omit<StatedFiling, 'isin'> & { isin: string | null };

/**
 * A table of annual accounts re-keyed in summary from the filings of many companies, in rupees crore. A figure it does not state is not
 * known, and it never replaces a filing that was read in full.
 */
export const annualSummary: WholeFeed<SummaryRow> = {
  name: 'annual-summary',
  title: 'Annual filings of many companies in summary (annual.csv, rupees crore)',
  officialAddress: null, // a table compiled from filings, not published
  async read(file) {
    return { ...(await readCsv(file, { columns }, filingFrom)), population: 'annual filings in summary' };
  },
  store: storeIdentified,
};

/** What a note says that leaves it unclear what the row's figures are of. */
const doubts: readonly (readonly [RegExp, string])[] = [
  [/\bscale\b|in another unit/, 'It may not be in rupees crore'],
  [/\b(?:mixed|two natures)\b/, 'Its figures are of consolidated and of standalone accounts'],
  [/\bfinancial year changed\b|\bcovers (?!twelve)\w+ months/, 'Its period is not of twelve months'],
  [/\bsame company as\b/, 'It is of a second line of shares of a company'],
];

/** Notes that explain which row or quarter was read, and leave no doubt about it. */
const explained = new RegExp(
  `^(?:${[
    'a quarter is missing',
    'the four quarters do not add up to the year',
    'paid-up capital not stated',
    'financial year to [A-Z]\\w+',
    '(?:newest )?full-year row',
    'no [-\\d]+ row|no rows|no assets in|no quarters before',
    'a half-year balance sheet exists',
    'Q (?:line|=|has|is)|M is',
  ].join('|')})`,
);

function refuseDoubtful(notes: string, periodEnd: string): void {
  const doubt = doubts.find(([words]) => words.test(notes))?.[1];
  if (doubt !== undefined) throw new RefusedRow(`${doubt}: "${notes}".`);
  if (/\bcalendar year\b/.test(notes) && !periodEnd.endsWith('-12-31')) {
    throw new RefusedRow(`Its year ends in December, and its figures on ${periodEnd}: "${notes}".`);
  }
  const parts = notes.replaceAll(/\([^)]*\)/g, '').split(';');
  const unknown = parts.map((part) => part.trim()).find((part) => part !== '' && !explained.test(part));
  if (unknown !== undefined) throw new RefusedRow(`Its note leaves a doubt: "${unknown}".`);
}

function filingFrom(field: CsvRecord<Column>): SummaryRow {
  const periodEnd = day(field('period_end'), 'end of the period');
  refuseDoubtful(field('notes'), periodEnd);
  const { document, isIntegrated, publisher, filedOn } = filedDocument(field('document'));
  const format = formatFrom(field('family'));
  const nature = natureFrom(field('nature'));
  const stated = amountsFrom(field, { format, nature });
  // without the sums of the form, a 0 of the year cannot be distinguished from a line left blank
  const amounts = withoutFilledZeros(stated);
  if ((amounts.totalAssets ?? 0) === 0) throw new RefusedRow('There are no total assets.');
  const filing: SummaryRow = {
    isin: field('isin') === '' ? null : field('isin'),
    symbol: required(field('symbol'), 'symbol'),
    periodStart: addMonths(addDays(periodEnd, 1), -12),
    periodEnd,
    nature,
    taxonomy: format,
    ...(isIntegrated && { isIntegrated }),
    detail: 'summary',
    isSummary: true,
    audited: null,
    amounts,
    segments: [],
    ...faceValueFrom(field('face_value')),
    publisher: `${publisher} filing`,
    document,
    asOf: periodEnd,
    publishedOn: filedOn,
  };
  refuseImplausible(filing);
  return filing;
}

function formatFrom(family: string): FilingFormat {
  const format = filingFormats.find((one) => one === family);
  if (format === undefined)
    throw new RefusedRow(`The family "${family}" is none of ${filingFormats.join(', ')}.`);
  return format;
}

/** Total income is the sum of revenue and other income where both are stated; revenue alone would make every share of it too large. */
function amountsFrom(
  field: CsvRecord<Column>,
  { format, nature }: { format: FilingFormat; nature: 'consolidated' | 'standalone' },
): FilingAmounts {
  const revenue = isOfInsurer(format) ? null : crore(field('revenue_year'), 'revenue_year');
  const equity = crore(field('equity'), 'equity');
  const capital = crore(field('paid_up_capital'), 'paid_up_capital');
  const otherIncome = crore(field('other_income_year'), 'other_income_year') || null;
  const workInProgress = crore(field('capital_work_in_progress'), 'capital_work_in_progress') ?? 0;
  return filingAmounts((key) => {
    if (key === (format === 'bank' ? 'interestEarned' : 'revenueFromOperations')) return revenue;
    // consolidated equity is that of the owners alone, which leaves out minorities
    if (key === (nature === 'consolidated' ? 'equityOfOwners' : 'equity')) return equity;
    if (key === 'totalIncome') return revenue === null || otherIncome === null ? null : revenue + otherIncome;
    if (key === 'paidUpCapital') return capital !== null && capital > 0 ? capital : null;
    if (key === 'capitalWorkInProgress') return workInProgress > 0 ? workInProgress : null;
    const column = amountColumns[key];
    return column === undefined ? null : crore(field(column), column);
  });
}

/** An absent field where the row states none above nil. */
function faceValueFrom(text: string): Pick<StatedFiling, 'faceValueRupees'> {
  const rupees = text === '' ? 0 : decimal(text, 'face value');
  return rupees > 0 ? { faceValueRupees: rupees.toFixed(4) } : {};
}
