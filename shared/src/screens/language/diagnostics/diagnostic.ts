import type { Spot } from '../grammar/rawTree';

/** Where in the text: offsets, and the line and column of the start as an editor counts them, from 1. */
export interface Position {
  start: number;
  /** Exclusive. */
  end: number;
  line: number;
  column: number;
}

/** An error or a warning in a text. */
export interface Diagnostic {
  position: Position;
  /** A sentence for a person. */
  message: string;
  /** Replacement for the text at `position`. */
  suggestion?: string;
}

export const positionOf = (text: string, { start, end }: Spot): Position => {
  const before = text.slice(0, start).split('\n');
  return { start, end, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export function createDiagnostic(
  text: string,
  spot: Spot,
  message: string,
  suggestion?: string | null,
): Diagnostic {
  const position = positionOf(text, spot);
  if (suggestion === undefined || suggestion === null) return { position, message };
  return { position, message: `${message} Did you mean “${suggestion}”?`, suggestion };
}
