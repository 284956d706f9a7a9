import type { Spot } from './grammar/rawTree';

/** Where in the text: offsets, and the line and column of the start as an editor counts them, from 1. */
export interface Position {
  start: number;
  /** The first letter after. */
  end: number;
  line: number;
  column: number;
}

/** What is wrong, or doubtful, in a text. */
export interface Remark {
  position: Position;
  /** A sentence for a person. */
  message: string;
  /** What to put in place of the text at `position`. */
  suggestion?: string;
}

export const positionOf = (text: string, { start, end }: Spot): Position => {
  const before = text.slice(0, start).split('\n');
  return { start, end, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

export function remark(text: string, spot: Spot, message: string, suggestion?: string | null): Remark {
  const position = positionOf(text, spot);
  if (suggestion === undefined || suggestion === null) return { position, message };
  return { position, message: `${message} Did you mean “${suggestion}”?`, suggestion };
}
