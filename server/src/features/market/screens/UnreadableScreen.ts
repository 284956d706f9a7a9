import type { ScreenProblem, TextDiagnostic } from '@tayyib/shared/contracts';

/** A text that the language cannot read, with what is wrong and where: 422. */
export class UnreadableScreen extends Error {
  constructor(
    /** The text the positions count in. */
    readonly text: string,
    readonly errors: readonly TextDiagnostic[],
    /** Which input it came in. */
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
