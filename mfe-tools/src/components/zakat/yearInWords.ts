import type { Hawl } from '../../domain/zakat/hawl';
import type { ZakatSettings } from '../../domain/zakat/zakatSheet';
import { bothCalendars } from './bothCalendars';

/** When the year began and zakat is due, and what falling below the nisab meant by the chosen rule. */
export function yearInWords(hawl: Hawl, rule: ZakatSettings['hawl']): string {
  const { startsOn, dueOn, isComplete, interruption, fallenYear, missed } = hawl;
  const fall = fallInWords(hawl, rule);
  if (dueOn === null) return fall;
  const isOpen = interruption === 'open' && fallenYear?.dueOn === dueOn;
  const sentences = [
    `Your year began on ${bothCalendars(startsOn)}.`,
    !isOpen && `Zakat ${isComplete ? 'was due' : 'will be due'} on ${bothCalendars(dueOn)}.`,
    fall,
    missed.length > 0 &&
      `${missed.length === 1 ? 'One more year has' : `${missed.length} more years have`} passed since: each has a zakat of its own, on what you owned then.`,
  ];
  return sentences.filter(Boolean).join(' ');
}

function fallInWords({ interruption, fallenYear, years }: Hawl, rule: ZakatSettings['hawl']): string {
  if (interruption === 'none' || fallenYear === null) return '';
  if (interruption === 'ignored')
    return 'Falling below the nisab within a year does not matter by your choice.';
  const due = bothCalendars(fallenYear.dueOn);
  if (interruption === 'open')
    return `Zakat will be due on ${due} if your wealth is at the nisab again on that day. If it is not, nothing is due on it, and a new year starts when the nisab is reached again.`;
  const why =
    rule === 'ends'
      ? `Your wealth was still below the nisab on ${due}, so nothing was due then.`
      : `The year from ${bothCalendars(fallenYear.startsOn)} ended when your wealth fell below the nisab.`;
  const restart = years.at(-1);
  return interruption === 'ended' || restart === undefined
    ? `${why} No year runs: a new one starts on the day your wealth reaches the nisab again.`
    : `${why} A new year began on the day it reached the nisab again.`;
}
