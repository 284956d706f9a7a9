import type { AccessLevel } from '@tayyib/shared/access';
import { refusalOf } from '@tayyib/shared/access';
import type { ProblemError } from '../http/ProblemError';
import { refused, secondFactorNeeded, sessionEnded, termsNeeded } from './accessProblems';
import type { Viewer } from './Viewer';

/** Who runs the product, or changes what it says about every company, must have a second factor, where the server requires it. */
export const levelsOfStaff: readonly AccessLevel[] = ['teacher', 'advisor', 'staff', 'admin'];

/** What decides access of a signed-in user. */
type Asker = Pick<Viewer, 'plan' | 'roles' | 'hasAgreed' | 'hasSecondFactor'>;

interface Rules {
  /** Whether advisors, staff and administrators need a second factor. */
  requiresSecondFactor: boolean;
  /** True for the few routes that work before the current terms are agreed to. */
  beforeTerms?: boolean;
  /** True for a visitor whose session has ended. */
  hadSession?: boolean;
}

/** Why access is refused; null when it is granted. The one decision for routes, socket events and rooms. */
export function problemOfAccess(
  access: AccessLevel,
  viewer: Asker | null,
  { requiresSecondFactor, beforeTerms = false, hadSession = false }: Rules,
): ProblemError | null {
  if (access === 'public') return null;
  const refusal = refusalOf(access, viewer);
  if (refusal === 'sign-in' && hadSession) return sessionEnded();
  if (viewer && !viewer.hasAgreed && !beforeTerms) return termsNeeded();
  if (refusal) return refused(refusal);
  const isMissing = requiresSecondFactor && !viewer?.hasSecondFactor && levelsOfStaff.includes(access);
  return isMissing ? secondFactorNeeded() : null;
}
