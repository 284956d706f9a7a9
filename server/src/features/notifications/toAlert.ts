import type { Alert, Badge, StandardId, StatusCode } from '@tayyib/shared/contracts';
import { badgeOf } from '@tayyib/shared/shariah';

/** A notification with the event behind it. */
export interface AlertRow {
  id: bigint;
  at: Date;
  visitedAt: Date | null;
  isin: string;
  /** Null where the company is on no exchange's list any more. */
  symbol: string | null;
  name: string | null;
  standard: StandardId;
  from: StatusCode;
  to: StatusCode;
  cause: string;
}

const now: Readonly<Record<Badge, string>> = {
  compliant: 'is Shariah compliant now',
  non_compliant: 'is not Shariah compliant any more',
  under_review: 'is under review now',
};
const words: Readonly<Record<Badge, string>> = {
  compliant: 'Shariah compliant',
  non_compliant: 'not Shariah compliant',
  under_review: 'under review',
};

/** What a person is told, in the names that clients know. */
export function toAlert(row: AlertRow): Alert {
  const { isin, symbol, name, standard, cause } = row;
  const [from, to] = [badgeOf(row.from), badgeOf(row.to)];
  const becomes = to === 'non_compliant' && from !== 'compliant' ? 'is not Shariah compliant' : now[to];
  return {
    id: String(row.id),
    status: 4,
    alert_name: 'Verdict changed',
    scan_name: 'Watchlist',
    scan_url: `/stock?isin=${isin}`,
    title: `${name ?? isin} ${becomes}`,
    description: `By ${standard} it was ${words[from]}. ${cause}.`,
    stocks: [symbol ?? isin],
    trigger_prices: [],
    triggered_at: row.at.toISOString(),
    visited: row.visitedAt !== null,
    image: null,
    roomId: null,
  };
}
