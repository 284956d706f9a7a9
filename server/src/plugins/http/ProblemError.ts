import type { Problem } from '@tayyib/shared/contracts';

/**
 * An error to be shown to the client. The message is a sentence for a person; `field` names the input it is
 * about.
 */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly field?: string,
  ) {
    super(message);
    this.name = 'ProblemError';
  }

  /** What goes over the wire. */
  toProblem(): Problem {
    const { code, message, field } = this;
    return field === undefined ? { code, message } : { code, message, field };
  }
}
