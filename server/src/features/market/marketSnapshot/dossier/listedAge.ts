import type { FreshnessState, ReviewGrade } from '@tayyib/shared/contracts';
import type { VerdictStatement } from './VerdictHistory';

/** What a list states about the accounts of a verdict. */
export interface ListedAge {
  accountsTo: string | null;
  freshness: FreshnessState | null;
  /** Undefined for official filings, which is not sent. */
  isProvisional: boolean | undefined;
  /** Why it is under review; null if it is decided. */
  grade: ReviewGrade | null;
}

/** The age of a verdict's accounts for a list; empty without a verdict. */
export function listedAgeOf(verdict: VerdictStatement | undefined): ListedAge {
  return {
    accountsTo: verdict?.accountsTo ?? null,
    freshness: verdict?.freshness ?? null,
    isProvisional: verdict?.isProvisional === true ? true : undefined,
    grade: verdict?.grade ?? null,
  };
}
