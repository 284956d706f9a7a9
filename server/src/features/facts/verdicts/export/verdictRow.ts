import type {
  Badge,
  FreshnessState,
  RatioId,
  StandardId,
  StatusCode,
  Verdict,
} from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';

/** One line of `npm run verdicts`: a company by one standard. Ratios are fractions. */
export interface VerdictLine {
  symbol: string;
  isin: string;
  standard: StandardId;
  edition: string;
  status: StatusCode;
  badge: Badge;
  stars: number | null;
  accountsTo: string | null;
  /** The age of those accounts; null without any, or by an edition without limits. */
  freshness: FreshnessState | null;
  ratios: Partial<Record<RatioId, { value: number | null; limit: number; passes: boolean | null }>>;
  reasons: string[];
  missing: string[];
  computedStatus: StatusCode;
  receipt: string;
}

export function verdictRow(symbol: string, verdict: Verdict): VerdictLine {
  const { isin, standard, status, stars, accountsTo, ratios, reasons, missing, computedStatus, receipt } =
    verdict;
  return {
    symbol,
    isin,
    standard: standard.id,
    edition: standard.edition,
    status,
    badge: badgeOf(status),
    stars,
    accountsTo,
    freshness: verdict.freshness?.state ?? null,
    ratios: Object.fromEntries(ratios.map(({ id, value, limit, passes }) => [id, { value, limit, passes }])),
    reasons,
    missing,
    computedStatus,
    receipt,
  };
}
