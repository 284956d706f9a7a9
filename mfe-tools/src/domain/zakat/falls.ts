/** A time below the nisab. */
export interface Fall {
  /** The first day below it. */
  fellOn: string;
  /** The first day at the nisab again; null while it has not been reached again. */
  reachedAgainOn: string | null;
  /** Whether all wealth was lost, not only some. */
  isTotal: boolean;
}

/** A fall as typed. */
export type FallRow = Omit<Fall, 'fellOn'> & { fellOn: string | null };

export const emptyFall: FallRow = { fellOn: null, reachedAgainOn: null, isTotal: false };

/** Whether the nisab was reached again before wealth fell below it. */
export const isBackwards = ({ fellOn, reachedAgainOn }: FallRow): boolean =>
  fellOn !== null && reachedAgainOn !== null && reachedAgainOn < fellOn;

/**
 * The falls from the first day to today, the oldest first. Falls that overlap are one: wealth was below the nisab for all of it. A day
 * of reaching it again that is before the fall, or in the future, does not count.
 */
export function fallsOf(rows: readonly FallRow[], startedOn: string, today: string): Fall[] {
  const falls = rows
    .flatMap(({ fellOn, reachedAgainOn, isTotal }): Fall[] => {
      if (fellOn === null || fellOn < startedOn || fellOn > today) return [];
      const isAgain = reachedAgainOn !== null && reachedAgainOn >= fellOn && reachedAgainOn <= today;
      return [{ fellOn, reachedAgainOn: isAgain ? reachedAgainOn : null, isTotal }];
    })
    .sort((one, other) => one.fellOn.localeCompare(other.fellOn));
  return falls.reduce<Fall[]>((merged, fall) => {
    const last = merged.at(-1);
    if (last === undefined || (last.reachedAgainOn !== null && last.reachedAgainOn <= fall.fellOn))
      return [...merged, fall];
    return [
      ...merged.slice(0, -1),
      {
        fellOn: last.fellOn,
        reachedAgainOn: later(last.reachedAgainOn, fall.reachedAgainOn),
        isTotal: last.isTotal || fall.isTotal,
      },
    ];
  }, []);
}

/** The end of a fall during which another began: without a day of its own, the first ended with the other. */
const later = (first: string | null, second: string | null): string | null =>
  first === null || second === null ? second : first > second ? first : second;
