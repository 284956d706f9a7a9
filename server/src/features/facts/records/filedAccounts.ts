import type { Filing } from '@tayyib/shared/shariah';
import { filingOf } from './companyFacts';
import { withoutContradictedCapital } from './withoutContradictedCapital';
import { filings } from '../../../database/schema/facts/factsTables';

/** A filing with figures that no standard uses and that are therefore in no receipt. Null or omitted: not stated. */
export interface FiledAccounts extends Filing {
  operatingCashFlowRupees?: number | null;
  /** Rupees a share, in shares of that year. */
  basicEpsRupees?: number | null;
  /** Of one share; `amounts.paidUpCapital` divided by it is the number of shares. */
  faceValueRupees?: number | null;
  tradePayablesCurrentRupees?: number | null;
  currentTaxLiabilitiesRupees?: number | null;
}

/** The columns it needs, so that reading a hundred thousand of them stays cheap. */
export const filedColumns = {
  isin: filings.isin,
  periodStart: filings.periodStart,
  periodEnd: filings.periodEnd,
  nature: filings.nature,
  taxonomy: filings.taxonomy,
  isIntegrated: filings.isIntegrated,
  detail: filings.detail,
  isSummary: filings.isSummary,
  audited: filings.audited,
  amounts: filings.amounts,
  segments: filings.segments,
  operatingCashFlowRupees: filings.operatingCashFlowRupees,
  basicEpsRupees: filings.basicEpsRupees,
  faceValueRupees: filings.faceValueRupees,
  tradePayablesCurrentRupees: filings.tradePayablesCurrentRupees,
  currentTaxLiabilitiesRupees: filings.currentTaxLiabilitiesRupees,
  publisher: filings.publisher,
  document: filings.document,
  asOf: filings.asOf,
  publishedOn: filings.publishedOn,
  fileSha256: filings.fileSha256,
};
export type FiledRow = Pick<typeof filings.$inferSelect, keyof typeof filedColumns>;

/** The stored filings of one company as pages and screens read them. */
export const filedAccountsOf = (rows: readonly FiledRow[]): FiledAccounts[] =>
  withoutContradictedCapital(rows.map(toFiledAccounts));

function toFiledAccounts(row: FiledRow): FiledAccounts {
  const accounts: FiledAccounts = filingOf(row);
  accounts.operatingCashFlowRupees = row.operatingCashFlowRupees;
  accounts.tradePayablesCurrentRupees = row.tradePayablesCurrentRupees;
  accounts.currentTaxLiabilitiesRupees = row.currentTaxLiabilitiesRupees;
  accounts.basicEpsRupees = row.basicEpsRupees === null ? null : Number(row.basicEpsRupees);
  accounts.faceValueRupees = row.faceValueRupees === null ? null : Number(row.faceValueRupees);
  return accounts;
}
