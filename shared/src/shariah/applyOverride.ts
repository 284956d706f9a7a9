import type { StatusCode, Verdict, VerdictOverride } from '@tayyib/shared/contracts';
import { starsOf } from './ratios/stars';

/** Applies an advisor's decision on top of the computed verdict, whose status, reasons and receipt are retained. */
export function applyOverride(verdict: Verdict, override: VerdictOverride): Verdict {
  const { signedBy, reason, action } = override;
  const status: StatusCode = action === 'hold' ? 3 : override.status;
  const decision = action === 'hold' ? `Held under review by ${signedBy}` : `Decided by ${signedBy}`;
  return {
    ...verdict,
    status,
    override,
    grade: gradeWith(override, verdict),
    stars: starsOf(status, verdict.ratios, verdict.freshness),
    reasons: [`${decision}: ${reason}`, ...verdict.reasons],
  };
}

/** A held verdict keeps what it was under review for; one that was decided is held for what an advisor asked since its accounts. */
function gradeWith({ action, status }: VerdictOverride, { grade }: Verdict): Verdict['grade'] {
  if (action === 'override' && status !== 3) return null;
  return grade ?? 'changed_since_accounts';
}

/** The override in effect on a day, the last signed first; undefined if there is none. */
export function overrideOn(overrides: readonly VerdictOverride[], day: string): VerdictOverride | undefined {
  return overrides
    .filter(({ from, until }) => from <= day && (until === null || day <= until))
    .sort((a, b) => b.signedAt.localeCompare(a.signedAt))[0];
}
