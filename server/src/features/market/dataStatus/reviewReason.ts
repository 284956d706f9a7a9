import type { ReviewReason } from '@tayyib/shared/contracts';
import type { VerdictStatement } from '../marketSnapshot/dossier/VerdictHistory';

/** Also as verdicts worded it before. */
const missingFacts =
  /^(?:Provisional, on figures from [^:]*: )?(?:Waiting for data: (.*)|Under review: facts are missing or too old \((.*)\))\./;

/**
 * Why a company is under review, in a few words that companies share. The first that applies: without accounts nothing else is worth
 * counting. @param statement of its newest verdict; undefined if it has none
 */
export function reviewReason(statement: VerdictStatement | undefined): ReviewReason {
  if (statement === undefined) return 'not-judged';
  const { reason, accountsTo } = statement;
  if (/\bunder review by\b|^Decided by /i.test(reason)) return 'advisor';
  const [, now, before] = missingFacts.exec(reason) ?? [];
  const missing = now ?? before;
  if (accountsTo === null) return 'no-accounts';
  if (missing === undefined) return 'business';
  if (/Accounts newer than .* \(older than \d+ months\)/.test(missing)) return 'accounts-too-old';
  return /market capitalisation/i.test(missing) ? 'no-market-value' : 'figures';
}
