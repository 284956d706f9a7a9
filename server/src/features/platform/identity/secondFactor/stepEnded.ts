import { ProblemError } from '../../../../plugins/http/ProblemError';

/** The problem where no sign-in waits for a second step in this browser. */
export const stepEnded = (): ProblemError =>
  new ProblemError(
    401,
    'second-step-ended',
    'This sign-in took too long, or had too many wrong codes. Please log in again.',
  );
