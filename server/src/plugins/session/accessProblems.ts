import type { Refusal } from '@tayyib/shared/access';
import { ProblemError } from '../http/ProblemError';

const problems: Readonly<Record<Refusal, () => ProblemError>> = {
  'sign-in': () => new ProblemError(401, 'sign-in-needed', 'Please sign in first.'),
  upgrade: () =>
    new ProblemError(403, 'upgrade-needed', 'Your plan does not include this. See our plans to unlock it.'),
  forbidden: () => new ProblemError(403, 'forbidden', 'You do not have access to this.'),
};

/** The problem when access is refused. */
export const refused = (refusal: Refusal): ProblemError => problems[refusal]();

/** The problem for a signed-in user who has not agreed to the current terms. */
export const termsNeeded = () =>
  new ProblemError(403, 'terms-needed', 'Please read the terms and agree to them first.');

/** The problem for staff and administrators who sign in with one factor, where the server requires two. */
export const secondFactorNeeded = () =>
  new ProblemError(
    403,
    'second-factor-needed',
    'This page needs a second step when you sign in. Set it up under Profile Details (/profile).',
  );

/** The problem for an expired or invalid token. */
export const sessionEnded = () =>
  new ProblemError(
    401,
    'session-ended',
    'Your session has ended. Perhaps you signed in on another device. Please sign in again.',
  );
