import { percentInVerdict } from '../../values/format';
import { passesBuffer } from './standingOf';
import { staysWithin } from './staysWithin';
import type { Bound } from './staysWithin';
import type { Hysteresis, RatioRule, RatioStanding } from '../types';

/** The result of comparing a ratio to its limit. */
export interface LimitComparison {
  /** The limit shown. */
  limit: number;
  passes: boolean;
  /** The bound at which the result changes; null if only time changes it. */
  turnsAt: Bound | null;
  /** How earlier verdicts affect the result. */
  note: string | null;
}

/** Compares a known ratio to its limit, including earlier verdicts if the rule looks back. */
export function compareToLimit(
  rule: RatioRule,
  standing: RatioStanding | null,
  top: number,
  bottom: number,
): LimitComparison {
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
): LimitComparison {
  const isStaying = standing.wasIn === true;
  const turnsAt = { limit: isStaying ? stayLimit : rule.limit, limitInclusive: rule.limitInclusive };
  const newcomer = standing.wasIn === null ? 'A newcomer' : 'It was not compliant before, so it';
  const note = isStaying
    ? `It was compliant before, so it may stay up to ${percentInVerdict(stayLimit)}; a newcomer may enter up to ${percentInVerdict(rule.limit)}.`
    : `${newcomer} may enter up to ${percentInVerdict(rule.limit)}; once in, it may stay up to ${percentInVerdict(stayLimit)}.`;
  return { limit: turnsAt.limit, passes: staysWithin(top, bottom, turnsAt), turnsAt, note };
}

function inBuffer(
  rule: RatioRule,
  buffer: Extract<Hysteresis, { kind: 'buffer' }>,
  standing: RatioStanding,
  top: number,
  bottom: number,
): LimitComparison {
  const passes = passesBuffer(rule, buffer, standing, { top, bottom });
  const isWithin = staysWithin(top, bottom, rule);
  const period = `period ${standing.run + 1} of ${buffer.periods}`;
  const buffered = `Beyond the limit by no more than ${percentInVerdict(buffer.points)}, ${period}: it fails once that has lasted.`;
  const returning = `Within the limit again, ${period}: it passes once that has lasted.`;
  return {
    limit: rule.limit,
    passes,
    turnsAt: turningPoint(rule, buffer, standing),
    note: passes === isWithin ? null : passes ? buffered : returning,
  };
}

/** In: the end of the buffer, or the limit once the buffer is used up. Out: the limit, after enough periods. */
function turningPoint(
  { limit, limitInclusive }: RatioRule,
  { points, periods }: Extract<Hysteresis, { kind: 'buffer' }>,
  { wasIn, run }: RatioStanding,
): Bound | null {
  const hasLasted = run + 1 >= periods;
  if (wasIn === true && !hasLasted) return { limit: limit + points, limitInclusive: true };
  return wasIn === false && !hasLasted ? null : { limit, limitInclusive };
}
