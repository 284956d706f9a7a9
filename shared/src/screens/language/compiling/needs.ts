import type { MetricSource, NumberColumn, WordColumnRef } from './source';

/** The columns a screen reads, each once. A server prepares them before the run. */
export interface Needs {
  numbers: { of: NumberColumn; yearsAgo: number }[];
  words: WordColumnRef[];
  /** The standards whose status history is needed; null is the viewer's own. */
  histories: (string | null)[];
}

/** Runs over a source without rows and records the columns that are read. */
export function needsOf(run: (source: MetricSource) => unknown): Needs {
  const numbers = new Map<string, Needs['numbers'][number]>();
  const words = new Map<string, WordColumnRef>();
  const histories = new Set<string | null>();
  run({
    rows: 0,
    day: '2000-01-01',
    numbers(of, yearsAgo) {
      numbers.set(JSON.stringify([of.id, of.period, of.standard, yearsAgo]), { of, yearsAgo });
      return null;
    },
    words({ id, standard }) {
      words.set(JSON.stringify([id, standard]), { id, standard });
      return null;
    },
    statusHistory(standard) {
      histories.add(standard);
      return null;
    },
  });
  return { numbers: [...numbers.values()], words: [...words.values()], histories: [...histories] };
}
