import type { Filing } from '@tayyib/shared/shariah';
import { filingOf } from './companyFacts';
import type { filings } from './factsTables';

/** A filing with what it states that no standard asks for, which is therefore in no receipt. Null or left out: not stated. */
export interface FiledAccounts extends Filing {
  operatingCashFlowRupees?: number | null;
  /** Rupees a share, in shares of that year. */
  basicEpsRupees?: number | null;
}

/** A stored filing as pages and screens read it. */
export function filedAccountsOf(row: typeof filings.$inferSelect): FiledAccounts {
  const { operatingCashFlowRupees, basicEpsRupees } = row;
  return {
    ...filingOf(row),
    operatingCashFlowRupees,
    basicEpsRupees: basicEpsRupees === null ? null : Number(basicEpsRupees),
  };
}
