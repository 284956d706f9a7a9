import { daysBetween } from '@tayyib/shared/values/calendar';
import { amountKeys, filingAmounts, isYearLong } from '@tayyib/shared/shariah';
import type { AmountKey, FilingFormat, SegmentRevenue } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../records/filingsRepository';
import type { WholeFeed } from './Feed';
import { readCsv } from './reading/readCsv';
import type { CsvRecord } from './reading/readCsv';
import { refuseImplausible } from './refuseImplausible';
import { storeIdentified } from './storeIdentified';
import { natureFrom } from './xbrlSummary';
import { day, decimal, optional, RefusedRow, required, wholeRupees } from './reading/values';

/** Rupees in each unit that a row may state. */
const rupeesIn = {
  rupees: 1,
  thousand: 1000,
  lakh: 100_000,
  million: 1_000_000,
  crore: 10_000_000,
} as const satisfies Record<string, number>;

const formats: readonly FilingFormat[] = ['ind_as', 'nbfc', 'bank'];

/** The column of each figure: `total_assets`, `borrowings_current` … */
const columnOf = (key: AmountKey) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const columns = ['symbol', 'period_start', 'period_end', 'nature', 'unit', 'source', 'published_on'];
/** All borrowings in one figure, under the name that most tables give it. */
const allBorrowings = 'borrowings';
const amountColumns = [allBorrowings, ...amountKeys.map(columnOf)];
const otherColumns = ['isin', 'currency', 'format', 'audited', 'segments', ...amountColumns];
const explainedIn = 'docs/fundamentals.md';

type ProvidedRow = Omit<StatedFiling, 'isin'> & { isin: string | null };

/**
 * The operator's own table of fundamentals, one row per company, year and nature. Verdicts that rest on it are provisional; it never
 * replaces an official filing, and any official filing of the period replaces it. Columns: `docs/fundamentals.md`.
 */
export const fundamentals: WholeFeed<ProvidedRow> = {
  name: 'fundamentals',
  title: 'Your own table of fundamentals (columns: docs/fundamentals.md); its verdicts are provisional',
  officialAddress: null, // provided by the operator of the server
  async read(file) {
    const toRow = (field: CsvRecord<string>) => providedFrom(field, file.name);
    return {
      ...(await readCsv(file, { columns, optional: otherColumns, explainedIn }, toRow)),
      population: 'fundamentals',
    };
  },
  store: storeIdentified,
};

function providedFrom(field: CsvRecord<string>, document: string): ProvidedRow {
  const currency = field('currency');
  if (currency !== '' && currency !== 'INR')
    throw new RefusedRow(`Its amounts are in ${currency}, not in INR.`);
  const rupees = unitFrom(field('unit'));
  const amount = (text: string, what: string) =>
    text === '' ? null : wholeRupees(decimal(text, what) * rupees, what);
  const stated = (column: string) => amount(field(column), column);
  const amounts = filingAmounts((key) =>
    key === 'borrowingsUndivided' ? (stated(columnOf(key)) ?? stated(allBorrowings)) : stated(columnOf(key)),
  );
  if (amounts.totalAssets === null) throw new RefusedRow('There are no total assets.');
  const periodEnd = day(field('period_end'), 'end of the period');
  const filing: ProvidedRow = {
    isin: optional(field('isin')),
    symbol: required(field('symbol'), 'symbol'),
    periodStart: day(field('period_start'), 'start of the period'),
    periodEnd,
    nature: natureFrom(field('nature')),
    taxonomy: formatFrom(field('format')),
    detail: 'provided',
    isSummary: true,
    audited: auditedFrom(field('audited')),
    amounts,
    segments: segmentsFrom(field('segments'), amount),
    publisher: required(field('source'), 'source'),
    document,
    asOf: periodEnd,
    publishedOn: day(field('published_on'), 'day of publication'),
  };
  refuseImplausible(filing);
  refuseOtherPeriod(filing);
  return filing;
}

/** The longest half of a year. */
const halfYear = 186;

/** Income of nine or of eighteen months is not that of a year. */
function refuseOtherPeriod({ periodStart, periodEnd }: ProvidedRow): void {
  const days = daysBetween(periodStart, periodEnd) + 1;
  if (days > halfYear && !isYearLong(periodStart, periodEnd)) {
    throw new RefusedRow(`It covers ${days} days, and neither a year (350 to 380 days) nor half a year.`);
  }
}

function unitFrom(text: string): number {
  const [, rupees] = Object.entries(rupeesIn).find(([unit]) => unit === text.toLowerCase()) ?? [];
  if (rupees !== undefined) return rupees;
  throw new RefusedRow(`The unit "${text}" is none of ${Object.keys(rupeesIn).join(', ')}.`);
}

function formatFrom(text: string): FilingFormat {
  const format = text === '' ? 'ind_as' : formats.find((one) => one === text);
  if (format === undefined) throw new RefusedRow(`The format "${text}" is none of ${formats.join(', ')}.`);
  return format;
}

function auditedFrom(text: string): boolean | null {
  if (text === '') return null;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new RefusedRow(`Audited is "${text}" instead of yes, no or blank.`);
}

/** `Cement=1200; Power=34.5` */
function segmentsFrom(text: string, amount: (text: string, what: string) => number | null): SegmentRevenue[] {
  return text.split(';').flatMap((part) => {
    if (part.trim() === '') return [];
    const [name = '', value = '', ...rest] = part.split('=').map((word) => word.trim());
    const revenueRupees = amount(value, `revenue of "${name}"`);
    if (name === '' || revenueRupees === null || rest.length > 0)
      throw new RefusedRow(`The segment "${part.trim()}" is not written as name=revenue.`);
    return [{ name, revenueRupees }];
  });
}
