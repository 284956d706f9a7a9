import type { ReviewGrade, StatusCode } from '@tayyib/shared/contracts';

/** What leaves a verdict open, by kind. */
export interface OpenQuestions {
  /** Whether there are accounts, recent enough to decide. */
  areAccountsUsable: boolean;
  /** What changed since the accounts, a newer balance sheet beyond a limit among it. */
  changes: readonly string[];
  /** Figures that contradict each other or plain sense. */
  contradictions: readonly string[];
  /** Whether the business is known to be permitted. */
  isBusinessKnown: boolean;
  /** The number of ratios that pass. */
  passed: number;
}

/**
 * Why a verdict is under review; null if it is decided. The first that applies of: no usable accounts, for then nothing else of the
 * company can be asked; a change that voids the accounts; figures that cannot be believed; a business that is not known; and what is
 * left, ratios of which a figure is not stated. Where none passes, what the accounts state is too little to speak of.
 */
export function gradeOf(status: StatusCode, open: OpenQuestions): ReviewGrade | null {
  if (status !== 3) return null;
  if (!open.areAccountsUsable) return 'accounts_not_loaded';
  if (open.changes.length > 0) return 'changed_since_accounts';
  if (open.contradictions.length > 0) return 'figures_contradict';
  if (!open.isBusinessKnown) return 'business_not_known';
  return open.passed > 0 ? 'passes_everything_stated' : 'accounts_not_loaded';
}
