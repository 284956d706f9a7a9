import type { EarlierVerdict, Standard } from '../types';

/**
 * The earlier verdicts that the standing of a standard's ratios follows from, reduced to what its rules read, so that a receipt can
 * contain them: for a buffer those that changed a sum, for bands the one that decided last as today's standing says.
 */
export function evidenceOf(
  { ratios }: Pick<Standard, 'ratios'>,
  earlier: readonly EarlierVerdict[],
  today: string,
): EarlierVerdict[] {
  const known = earlier.filter(({ day }) => day <= today);
  const buffered = new Set<string>(
    ratios.flatMap(({ id, hysteresis }) => (hysteresis?.kind === 'buffer' ? [id] : [])),
  );
  if (buffered.size > 0) {
    return known
      .map((verdict) => reduced(verdict, buffered))
      .filter((verdict, index, all) => index === 0 || textOf(verdict) !== textOf(all[index - 1] ?? verdict));
  }
  return ratios.some(({ hysteresis }) => hysteresis?.kind === 'bands')
    ? lastRun(known).map((verdict) => reduced(verdict, buffered))
    : [];
}

function reduced({ day, status, ratios }: EarlierVerdict, buffered: ReadonlySet<string>): EarlierVerdict {
  return {
    day,
    status,
    ratios: ratios
      .filter(({ id }) => buffered.has(id))
      .map(({ id, numerator, denominator }) => ({
        id,
        numerator: { valueRupees: numerator.valueRupees },
        denominator: { valueRupees: denominator.valueRupees },
      })),
  };
}

const textOf = ({ status, ratios }: EarlierVerdict) => JSON.stringify([status, ratios]);

/** The first verdict of the last run of passes or of failures: a later one of the run adds no information. */
function lastRun(known: readonly EarlierVerdict[]): EarlierVerdict[] {
  const decided = known.filter(({ status }) => status !== 3);
  const wasIn = decided.at(-1)?.status === 1;
  const turn = decided.findLastIndex(({ status }) => (status === 1) !== wasIn);
  return decided.slice(turn + 1, turn + 2);
}
