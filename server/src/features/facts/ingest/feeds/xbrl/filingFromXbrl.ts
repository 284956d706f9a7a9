import { filingAmounts } from '@tayyib/shared/shariah';
import type { AmountKey, FilingFormat, SegmentRevenue } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../../facts/filingsRepository';
import { RefusedRow, day, decimal, wholeRupees } from '../values';
import { interestReceived, natureFrom } from '../xbrlSummary';
import type { SegmentContexts, XbrlFact } from './parseXbrl';

/**
 * Context ids of the results taxonomy. The dates inside these contexts are the quarter's even where the figures are of the
 * year, so the period is read from the reporting-period facts, and a context is identified by its id alone.
 */
const yearToDate = 'FourD';
const atPeriodEnd = 'OneI';
const thisQuarter = 'OneD';

const balanceSheet: Partial<Record<AmountKey, string>> = {
  totalAssets: 'Assets',
  equity: 'Equity',
  borrowingsNoncurrent: 'BorrowingsNoncurrent',
  borrowingsCurrent: 'BorrowingsCurrent',
  borrowingsUndivided: 'Borrowings',
  debtSecurities: 'DebtSecurities',
  subordinatedLiabilities: 'SubordinatedLiabilities',
  deposits: 'Deposits',
  cashAndCashEquivalents: 'CashAndCashEquivalents',
  otherBankBalances: 'BankBalanceOtherThanCashAndCashEquivalents',
  cashWithCentralBank: 'CashAndBalancesWithReserveBankOfIndia',
  balancesWithBanks: 'BalancesWithBanksAndMoneyAtCallAndShortNotice',
  tradeReceivablesCurrent: 'TradeReceivablesCurrent',
  tradeReceivablesNoncurrent: 'TradeReceivablesNoncurrent',
  currentInvestments: 'CurrentInvestments',
  noncurrentInvestments: 'NoncurrentInvestments',
  loansCurrent: 'LoansCurrent',
  loansNoncurrent: 'LoansNoncurrent',
  inventories: 'Inventories',
};

const yearFigures: Partial<Record<AmountKey, string>> = {
  revenueFromOperations: 'RevenueFromOperations',
  otherIncome: 'OtherIncome',
  totalIncome: 'Income',
  interestEarned: 'InterestEarned',
  interestIncome: 'AdjustmentsForInterestIncome',
  dividendIncome: 'AdjustmentsForDividendIncome',
  financeCosts: 'FinanceCosts',
  profitBeforeTax: 'ProfitBeforeTax',
  profitAfterTax: 'ProfitLossForPeriod',
  paidUpCapital: 'PaidUpValueOfEquityShareCapital',
};

/** Basic earnings per share of the year, by the name Ind-AS filers and banks give it; the first one stated wins. */
const basicEps = [
  'BasicEarningsLossPerShareFromContinuingAndDiscontinuedOperations',
  'BasicEarningsPerShareAfterExtraordinaryItems',
];

/** The company a filing names, and its content, without a current ISIN. */
export interface XbrlFiling {
  isin: string | null;
  filing: Omit<StatedFiling, 'isin'>;
}

/** Reads the facts of one filing. Figures are in rupees; `decimals` only says how far they were rounded. */
export function filingFromXbrl(
  facts: readonly XbrlFact[],
  segmentContexts: SegmentContexts,
  published: { document: string; filedOn: string },
): XbrlFiling {
  const byPlace = new Map(facts.map((fact) => [`${fact.name} ${fact.context}`, fact.text]));
  const text = (name: string, context: string) => byPlace.get(`${name} ${context}`) ?? '';
  const rupees = (name: string, context: string) => {
    const value = text(name, context);
    return value === '' ? null : wholeRupees(decimal(value, name), name);
  };
  const amounts = filingAmounts((key) => {
    const [stands, flows] = [balanceSheet[key], yearFigures[key]];
    if (stands !== undefined) return rupees(stands, atPeriodEnd);
    return flows === undefined ? null : rupees(flows, yearToDate);
  });
  amounts.interestReceived = interestReceived(
    rupees('InterestReceivedClassifiedAsOperatingActivities', yearToDate),
    rupees('InterestReceivedClassifiedAsInvestingActivities', yearToDate),
  );
  if (amounts.totalAssets === null) throw new RefusedRow('The filing has no balance sheet.');

  const symbol = text('Symbol', thisQuarter);
  if (symbol === '') throw new RefusedRow('The filing does not name its company.');
  const periodEnd = day(text('DateOfEndOfReportingPeriod', yearToDate), 'end of the period');
  const audited = text('WhetherResultsAreAuditedOrUnaudited', yearToDate);
  return {
    isin: text('ISIN', thisQuarter) || null,
    filing: {
      symbol,
      periodStart: day(text('DateOfStartOfReportingPeriod', yearToDate), 'start of the period'),
      periodEnd,
      nature: natureFrom(text('NatureOfReportStandaloneConsolidated', yearToDate)),
      taxonomy: formatOf(text, published.document),
      detail: 'full',
      audited: audited === '' ? null : audited === 'Audited',
      amounts,
      segments: segmentsOf(facts, segmentContexts, text, amounts.revenueFromOperations),
      operatingCashFlowRupees: rupees('CashFlowsFromUsedInOperatingActivities', yearToDate),
      basicEpsRupees: epsOf(text),
      publisher: 'NSE filing',
      document: published.document,
      asOf: periodEnd,
      publishedOn: published.filedOn,
    },
  };
}

/** Rupees per share with the column's four decimals; null if not stated. */
function epsOf(text: (name: string, context: string) => string): string | null {
  const stated = basicEps.map((name) => text(name, yearToDate)).find((value) => value !== '');
  return stated === undefined ? null : decimal(stated, 'earnings per share').toFixed(4);
}

function formatOf(text: (name: string, context: string) => string, document: string): FilingFormat {
  if (text('NameOfBank', thisQuarter) !== '') return 'bank';
  return document.startsWith('NBFC_') ? 'nbfc' : 'ind_as';
}

/** Gross revenue per segment over the year; a company of a single segment has all its revenue there. */
function segmentsOf(
  facts: readonly XbrlFact[],
  segmentContexts: SegmentContexts,
  text: (name: string, context: string) => string,
  revenueRupees: number | null,
): SegmentRevenue[] {
  const single = text('DescriptionOfSingleSegment', thisQuarter);
  if (single !== '' && revenueRupees !== null) return [{ name: single, revenueRupees }];
  return facts
    .filter(
      ({ name, context }) =>
        name === 'SegmentRevenue' && context.startsWith('Four') && segmentContexts.has(context),
    )
    .map((fact) => ({
      name: text('DescriptionOfReportableSegment', fact.context).replace(/[\s:]+$/, ''),
      revenueRupees: wholeRupees(decimal(fact.text, 'segment revenue'), 'segment revenue'),
    }));
}
