import type { StatusCode, Verdict, VerdictOverride } from '@tayyib/shared/contracts';
import { starsOf } from './ratios/stars';

/** Puts an advisor's word above what was computed. What was computed stays beside it, with its reasons and its receipt. */
export function applyOverride(verdict: Verdict, override: VerdictOverride): Verdict {
  const { signedBy, reason, action } = override;
  const status: StatusCode = action === 'hold' ? 3 : override.status;
  const says = action === 'hold' ? `Held under review by ${signedBy}` : `Decided by ${signedBy}`;
  return {
    ...verdict,
    status,
    override,
    stars: starsOf(status, verdict.ratios),
    reasons: [`${says}: ${reason}`, ...verdict.reasons],
  };
}

/** The word that stands on a day, the last signed first; undefined where none does. */
export function overrideOn(overrides: readonly VerdictOverride[], day: string): VerdictOverride | undefined {
  return overrides
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .sort((a, b) => b.signedAt.localeCompare(a.signedAt))[0];
}
