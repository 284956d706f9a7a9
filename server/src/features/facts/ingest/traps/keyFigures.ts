import type { AmountKey } from '@tayyib/shared/shariah';
import type { filings } from '../../../../database/schema/facts/factsTables';

/** Columns of the collected key figures, in rupees crore, by the figure they are here. */
const columns: Partial<Record<string, readonly AmountKey[]>> = {
  Assets: ['totalAssets'],
  Equity: ['equity'],
  BorrowingsNoncurrent: ['borrowingsNoncurrent'],
  BorrowingsCurrent: ['borrowingsCurrent'],
  Borrowings: ['borrowingsUndivided'],
  Deposits: ['deposits'],
  DebtSecurities: ['debtSecurities'],
  SubordinatedLiabilities: ['subordinatedLiabilities'],
  Advances: ['loansUndivided'],
  Loans: ['loansUndivided'],
  Investments: ['investmentsUndivided'],
  TradeReceivables: ['tradeReceivablesUndivided'],
  TradeReceivablesCurrent: ['tradeReceivablesCurrent'],
  TradeReceivablesNoncurrent: ['tradeReceivablesNoncurrent'],
  CashAndCashEquivalents: ['cashAndCashEquivalents'],
  BankBalanceOtherThanCashAndCashEquivalents: ['otherBankBalances'],
  CurrentInvestments: ['currentInvestments'],
  NoncurrentInvestments: ['noncurrentInvestments'],
  LoansCurrent: ['loansCurrent'],
  LoansNoncurrent: ['loansNoncurrent'],
  Inventories: ['inventories'],
  ytd_RevenueFromOperations: ['revenueFromOperations'],
  ytd_OtherIncome: ['otherIncome'],
  ytd_Income: ['totalIncome'],
  ytd_FinanceCosts: ['financeCosts'],
  ytd_ProfitBeforeTax: ['profitBeforeTax'],
  ytd_ProfitLossForPeriod: ['profitAfterTax'],
  ytd_InterestEarned: ['interestEarned'],
  ytd_AdjustmentsForInterestIncome: ['interestIncome'],
  ytd_AdjustmentsForDividendIncome: ['dividendIncome'],
  ytd_PaidUpValueOfEquityShareCapital: ['paidUpCapital'],
};

/** The table is rounded to a hundredth of a crore, some filings to a thousand rupees. */
const tolerance = 50_000;

/**
 * Compares stored filings to a table of their key figures that was made without our reader. Every row must be of a stored filing, with
 * its ISIN, period and nature.
 */
export function differencesFromTable(
  table: string,
  stored: readonly (typeof filings.$inferSelect)[],
): { compared: number; wrong: string[] } {
  const [heads = [], ...rows] = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(','));
  const wrong: string[] = [];
  let compared = 0;
  for (const row of rows) {
    const field = (head: string) => row[heads.indexOf(head)] ?? '';
    const filing = stored.find(({ symbol }) => symbol === field('symbol'));
    expect(filing).toMatchObject({
      isin: field('isin'),
      periodStart: field('fy_start'),
      periodEnd: field('period_end'),
      nature: field('nature').toLowerCase(),
      publishedOn: field('filed'),
    });
    for (const [head, keys = []] of Object.entries(columns)) {
      if (field(head) === '') continue;
      compared += 1;
      const rupees = Math.round(Number(field(head)) * 1e7);
      const amounts = keys.map((key) => filing?.amounts[key] ?? null);
      const isSame = amounts.some((amount) => amount !== null && Math.abs(amount - rupees) <= tolerance);
      if (!isSame) wrong.push(`${field('symbol')} ${head} ${rupees} is not ${amounts.join()}`);
    }
  }
  return { compared, wrong };
}
