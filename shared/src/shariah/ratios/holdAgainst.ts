import { percent } from '../wording/percent';
import type { Hysteresis, RatioRule } from '../standard';
import { passesBuffer } from './standingOf';
import { staysWithin } from './staysWithin';
import type { Bound } from './staysWithin';
import type { RatioStanding } from '../types';

/** What a ratio is held against today, and how it does. */
export interface Held {
  /** The limit shown. */
  limit: number;
  passes: boolean;
  /** Where the answer turns; null where only time turns it. */
  turnsAt: Bound | null;
  /** What the past has to do with it. */
  note: string | null;
}

/** Holds a known ratio against its limit, looking back where the rule does. */
export function holdAgainst(
  rule: RatioRule,
  standing: RatioStanding | null,
  top: number,
  bottom: number,
): Held {
  const { hysteresis, limit, limitInclusive } = rule;
  if (hysteresis !== undefined && standing !== null) {
    return hysteresis.kind === 'bands'
      ? inBands(rule, hysteresis.stayLimit, standing, top, bottom)
      : inBuffer(rule, hysteresis, standing, top, bottom);
  }
  return { limit, passes: staysWithin(top, bottom, rule), turnsAt: { limit, limitInclusive }, note: null };
}

function inBands(
  rule: RatioRule,
  stayLimit: number,
  standing: RatioStanding,
  top: number,
  bottom: number,
): Held {
  const isStaying = standing.wasIn === true;
  const turnsAt = { limit: isStaying ? stayLimit : rule.limit, limitInclusive: rule.limitInclusive };
  const note = isStaying
    ? `It was compliant before, so it may stay up to ${percent(stayLimit)}; a newcomer may enter up to ${percent(rule.limit)}.`
    : `${standing.wasIn === null ? 'There is no earlier answer on it' : 'It was not compliant before'}, so it may enter up to ${percent(rule.limit)}; once in, it may stay up to ${percent(stayLimit)}.`;
  return { limit: turnsAt.limit, passes: staysWithin(top, bottom, turnsAt), turnsAt, note };
}

function inBuffer(
  rule: RatioRule,
  buffer: Extract<Hysteresis, { kind: 'buffer' }>,
  standing: RatioStanding,
  top: number,
  bottom: number,
): Held {
  const passes = passesBuffer(rule, buffer, standing, { top, bottom });
  const isWithin = staysWithin(top, bottom, rule);
  const period = `period ${standing.run + 1} of ${buffer.periods}`;
  const buffered = `Beyond the limit by no more than ${percent(buffer.points)}, ${period}: it fails once that has lasted.`;
  const returning = `Within the limit again, ${period}: it passes once that has lasted.`;
  return {
    limit: rule.limit,
    passes,
    turnsAt: turningPoint(rule, buffer, standing),
    note: passes === isWithin ? null : passes ? buffered : returning,
  };
}

/** In: the end of the buffer, or the limit once the buffer is used up. Out: the limit, once enough periods have passed. */
function turningPoint(
  { limit, limitInclusive }: RatioRule,
  { points, periods }: Extract<Hysteresis, { kind: 'buffer' }>,
  { wasIn, run }: RatioStanding,
): Bound | null {
  const hasLasted = run + 1 >= periods;
  if (wasIn === true && !hasLasted) return { limit: limit + points, limitInclusive: true };
  return wasIn === false && !hasLasted ? null : { limit, limitInclusive };
}
