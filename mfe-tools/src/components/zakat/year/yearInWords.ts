import type { Hawl, JudgedFall } from '../../../domain/zakat/hawl';
import { bothCalendars } from './bothCalendars';

/** When the year began and zakat is due, and what falling below the nisab meant by the chosen rule, as paragraphs. */
export function yearInWords(hawl: Hawl): string[] {
  const { startsOn, dueOn, isComplete, falls, missed } = hawl;
  const sentences = fallsInWords(falls);
  if (dueOn === null) return sentences;
  const isOpen = falls.some(({ effect, year }) => effect === 'open' && year.dueOn === dueOn);
  const began = `Your year began on ${bothCalendars(startsOn)}.`;
  const due = `Zakat ${isComplete ? 'was due' : 'will be due'} on ${bothCalendars(dueOn)}.`;
  const since = `${missed.length === 1 ? 'One more year has' : `${missed.length} more years have`} passed since: each has a zakat of its own, on what you owned then.`;
  return [isOpen ? began : `${began} ${due}`, ...sentences, ...(missed.length > 0 ? [since] : [])];
}

const ignored = 'Falling below the nisab within a year does not matter by your choice.';

/** Falls that do not matter are mentioned once, before those that do. */
const fallsInWords = (falls: readonly JudgedFall[]): string[] => [
  ...(falls.some(({ effect }) => effect === 'ignored') ? [ignored] : []),
  ...falls.filter(({ effect }) => effect !== 'ignored').map(fallInWords),
];

function fallInWords({ effect, year, reachedAgainOn }: JudgedFall): string {
  const due = bothCalendars(year.dueOn);
  const from = bothCalendars(year.startsOn);
  if (effect === 'open')
    return `Zakat will be due on ${due} if your wealth is at the nisab again on that day. If it is not, nothing is due on it, and a new year starts when the nisab is reached again.`;
  const why =
    effect === 'below-when-due'
      ? `Your wealth was still below the nisab on ${due}, so nothing was due then.`
      : effect === 'total-loss'
        ? `The year from ${from} ended when all of your wealth was lost.`
        : `The year from ${from} ended when your wealth fell below the nisab.`;
  return reachedAgainOn === null
    ? `${why} No year runs: a new one starts on the day your wealth reaches the nisab again.`
    : `${why} A new year began on ${bothCalendars(reachedAgainOn)}, when it reached the nisab again.`;
}
