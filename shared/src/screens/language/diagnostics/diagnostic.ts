import type { Position } from '../grammar/rawTree';

/** An error or a warning in a text. */
export interface Diagnostic {
  position: Position;
  /** A sentence for a person. */
  message: string;
  /** Replacement for the text at `position`. */
  suggestion?: string;
}

export function createDiagnostic(
  { start, end, line, column }: Position,
  message: string,
  suggestion?: string | null,
): Diagnostic {
  const position = { start, end, line, column };
  if (suggestion === undefined || suggestion === null) return { position, message };
  return { position, message: `${message} Did you mean “${suggestion}”?`, suggestion };
}

/** The position of a whole text. */
export const wholeOf = (text: string): Position => ({ start: 0, end: text.length, line: 1, column: 1 });
