import type { ScreenProblem, TextDiagnostic } from '@tayyib/shared/contracts';

/** A screen text that cannot be parsed, with messages and positions: 422. */
export class UnreadableScreen extends Error {
  constructor(
    /** The text that the positions refer to. */
    readonly text: string,
    readonly errors: readonly TextDiagnostic[],
    /** The input it came from. */
    readonly field = 'text',
  ) {
    super(errors[0]?.message ?? 'This cannot be read.');
    this.name = 'UnreadableScreen';
  }

  /** What goes over the wire. */
  toProblem(): ScreenProblem {
    const { message, field, text, errors } = this;
    return { code: 'unreadable', message, field, text, errors: [...errors] };
  }
}
