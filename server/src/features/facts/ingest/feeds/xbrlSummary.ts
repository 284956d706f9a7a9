import { filingAmounts } from '@tayyib/shared/shariah';
import type { AmountKey, FilingAmounts, FilingFormat } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../records/filingsRepository';
import type { Numbered, WholeFeed } from './Feed';
import { filedDocument } from './filedDocument';
import { integratedColumns, integratedFiling, withoutFilledZeros } from './integratedSummary';
import { filingIdentifier } from './identifyFiling';
import { readCsv } from './reading/readCsv';
import type { CsvRecord } from './reading/readCsv';
import { refuseImplausible } from './refuseImplausible';
import { storeFilings } from './storeFilings';
import { crore, day, required, RefusedRow } from './reading/values';

/** Columns of the table, by the name each figure has here. `ytd_` is the year to date. */
const amountColumns = {
  totalAssets: 'Assets',
  equity: 'Equity',
  borrowingsNoncurrent: 'BorrowingsNoncurrent',
  borrowingsCurrent: 'BorrowingsCurrent',
  borrowingsUndivided: 'Borrowings',
  deposits: 'Deposits',
  cashAndCashEquivalents: 'CashAndCashEquivalents',
  otherBankBalances: 'BankBalanceOtherThanCashAndCashEquivalents',
  tradeReceivablesCurrent: 'TradeReceivablesCurrent',
  tradeReceivablesNoncurrent: 'TradeReceivablesNoncurrent',
  currentInvestments: 'CurrentInvestments',
  noncurrentInvestments: 'NoncurrentInvestments',
  loansCurrent: 'LoansCurrent',
  loansNoncurrent: 'LoansNoncurrent',
  inventories: 'Inventories',
  revenueFromOperations: 'ytd_RevenueFromOperations',
  otherIncome: 'ytd_OtherIncome',
  totalIncome: 'ytd_Income',
  interestEarned: 'ytd_InterestEarned',
  interestIncome: 'ytd_AdjustmentsForInterestIncome',
  dividendIncome: 'ytd_AdjustmentsForDividendIncome',
  financeCosts: 'ytd_FinanceCosts',
  profitBeforeTax: 'ytd_ProfitBeforeTax',
  profitAfterTax: 'ytd_ProfitLossForPeriod',
  paidUpCapital: 'ytd_PaidUpValueOfEquityShareCapital',
} as const satisfies Partial<Record<AmountKey, string>>;

const otherColumns = [
  'symbol',
  'isin',
  'period_end',
  'nature',
  'fy_start',
  'ytd_InterestReceivedClassifiedAsOperatingActivities',
  'ytd_InterestReceivedClassifiedAsInvestingActivities',
  'file',
] as const;
const columns = [...otherColumns, ...Object.values(amountColumns)];
type Column = (typeof columns)[number] | (typeof integratedColumns)[number];
/** Stated by finance companies. */
const integratedAmounts = {
  debtSecurities: 'DebtSecurities',
  subordinatedLiabilities: 'SubordinatedLiabilities',
} as const;

type SummaryRow = Omit<StatedFiling, 'isin'> & { isin: string | null };

/**
 * A table of key figures extracted from many XBRL filings, in rupees crore: `balance_sheet_filings.csv`, and `annual_facts.csv` of
 * integrated filings.
 */
export const xbrlSummary: WholeFeed<SummaryRow> = {
  name: 'xbrl-summary',
  title: 'Key figures of many filings (balance_sheet_filings.csv, rupees crore)',
  officialAddress: null, // a table compiled from filings, not published
  async read(file) {
    const read = await readCsv(file, { columns, optional: integratedColumns }, filingFrom);
    const isIntegrated = read.rows.some(({ row }) => /integrated/i.test(row.document));
    return { ...read, population: isIntegrated ? 'integrated filings' : 'filings' };
  },
  async store(transaction, rows) {
    const ownerOf = await filingIdentifier(transaction);
    // Most rows of a company leave the ISIN blank; that of any other row is used where its symbol is no longer listed.
    const stated = new Map(
      rows.flatMap(({ row }) => (row.isin === null ? [] : [[row.symbol, row.isin] as const])),
    );
    const identified: Numbered<StatedFiling>[] = [];
    const refused = [];
    for (const { line, row } of rows) {
      const filedOn = row.publishedOn ?? null;
      const own = ownerOf({ symbol: row.symbol, isin: row.isin, filedOn });
      const elsewhere = row.isin === null ? (stated.get(row.symbol) ?? null) : null;
      const owner =
        'refused' in own && own.isUnknown && elsewhere !== null
          ? ownerOf({ symbol: row.symbol, isin: elsewhere, filedOn })
          : own;
      if ('refused' in owner) refused.push({ line, reason: owner.refused });
      else identified.push({ line, row: { ...row, isin: owner.isin } });
    }
    const outcome = await storeFilings(transaction, identified);
    return { ...outcome, refused: [...refused, ...outcome.refused] };
  },
};

function filingFrom(field: CsvRecord<Column>): SummaryRow {
  const family = field('family');
  const stated = amountsFrom(field);
  const amounts = family === '' ? stated : withoutFilledZeros(stated);
  if (amounts.totalAssets === null) throw new RefusedRow('There are no total assets.');
  const { document, filedOn, format } =
    family === ''
      ? { ...filedDocument(field('file')), format: formatOf(field('file'), amounts) }
      : integratedFiling(family, field('file'), field('filed'));
  const periodEnd = day(field('period_end'), 'end of the period');
  const filing: SummaryRow = {
    isin: field('isin') === '' ? null : field('isin'),
    symbol: required(field('symbol'), 'symbol'),
    periodStart: day(field('fy_start'), 'start of the year'),
    periodEnd,
    nature: natureFrom(field('nature')),
    taxonomy: format,
    detail: 'summary',
    audited: null,
    amounts,
    segments: [],
    publisher: 'NSE filing',
    document,
    asOf: periodEnd,
    publishedOn: filedOn,
  };
  refuseImplausible(filing);
  return filing;
}

function amountsFrom(field: CsvRecord<Column>): FilingAmounts {
  const columnOf: Partial<Record<AmountKey, Column>> = { ...amountColumns, ...integratedAmounts };
  return {
    ...filingAmounts((key) => {
      const column = columnOf[key];
      return column === undefined ? null : crore(field(column), column);
    }),
    interestReceived: interestReceived(
      crore(field('ytd_InterestReceivedClassifiedAsOperatingActivities'), 'interest received'),
      crore(field('ytd_InterestReceivedClassifiedAsInvestingActivities'), 'interest received'),
    ),
  };
}

/** Interest received under both headings of the cash-flow statement; a negative one only moves interest between them. */
export function interestReceived(operating: number | null, investing: number | null): number | null {
  if (operating === null && investing === null) return null;
  return Math.max(operating ?? 0, 0) + Math.max(investing ?? 0, 0);
}

export function natureFrom(text: string): 'consolidated' | 'standalone' {
  const nature = text.toLowerCase();
  if (nature === 'consolidated' || nature === 'standalone') return nature;
  throw new RefusedRow(`"${text}" is neither consolidated nor standalone.`);
}

/** Finance companies do not divide borrowings into current and non-current. */
function formatOf(file: string, { borrowingsNoncurrent, borrowingsCurrent }: FilingAmounts): FilingFormat {
  if (file.includes('_BANKING_')) return 'bank';
  return borrowingsNoncurrent === null && borrowingsCurrent === null ? 'nbfc' : 'ind_as';
}
