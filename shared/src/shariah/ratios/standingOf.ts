import { staysWithin } from './staysWithin';
import type { EarlierVerdict, Hysteresis, RatioRule, RatioStanding } from '../types';

type Buffer = Extract<Hysteresis, { kind: 'buffer' }>;
type Sums = { top: number; bottom: number };

const unknown: RatioStanding = { wasIn: null, run: 0 };

/**
 * The state of a ratio before today's judgement, derived from earlier verdicts. Bands depend on whether the company was
 * compliant when last decided; a buffer counts the periods in favour of a change. A verdict is valid until the next, so a
 * period without one repeats the last one before it; a period in which the ratio was unknown is ignored.
 */
export function standingOf(
  rule: RatioRule,
  earlier: readonly EarlierVerdict[],
  today: string,
): RatioStanding | null {
  const { hysteresis } = rule;
  if (hysteresis === undefined) return null;
  if (hysteresis.kind === 'bands') {
    const decided = earlier.filter(({ status, day }) => status !== 3 && day <= today).at(-1);
    return decided === undefined ? unknown : { wasIn: decided.status === 1, run: 0 };
  }
  return replay(rule, hysteresis, earlier, today);
}

/** Replays the periods from the first verdict to the one before today's. */
function replay(
  rule: RatioRule,
  buffer: Buffer,
  earlier: readonly EarlierVerdict[],
  today: string,
): RatioStanding {
  const byPeriod = new Map<number, Sums | null>();
  for (const verdict of earlier) byPeriod.set(periodOf(verdict.day, buffer), sumsOf(rule, verdict));
  const now = periodOf(today, buffer);
  let standing = unknown;
  let sums: Sums | null = null;
  for (let period = Math.min(now, ...byPeriod.keys()); period < now; period += 1) {
    sums = byPeriod.get(period) ?? (byPeriod.has(period) ? null : sums);
    if (sums !== null) standing = afterPeriod(rule, buffer, standing, sums);
  }
  return standing;
}

function afterPeriod(rule: RatioRule, buffer: Buffer, before: RatioStanding, sums: Sums): RatioStanding {
  const passes = passesBuffer(rule, buffer, before, sums);
  const favoursChange = staysWithin(sums.top, sums.bottom, rule) !== passes;
  if (before.wasIn !== null && passes !== before.wasIn) return { wasIn: passes, run: 0 };
  return { wasIn: passes, run: favoursChange ? before.run + 1 : 0 };
}

/** Whether a ratio passes in a period, given its state before. */
export function passesBuffer(
  rule: RatioRule,
  buffer: Buffer,
  { wasIn, run }: RatioStanding,
  sums: Sums,
): boolean {
  const { top, bottom } = sums;
  const isWithin = staysWithin(top, bottom, rule);
  const hasLasted = run + 1 >= buffer.periods;
  if (wasIn === null || isWithin === wasIn) return isWithin;
  if (!wasIn) return hasLasted;
  return !hasLasted && staysWithin(top, bottom, { limit: rule.limit + buffer.points, limitInclusive: true });
}

function sumsOf({ id }: RatioRule, { ratios }: EarlierVerdict): Sums | null {
  const ratio = ratios.find((candidate) => candidate.id === id);
  const top = ratio?.numerator.valueRupees ?? null;
  const bottom = ratio?.denominator.valueRupees ?? null;
  return top === null || bottom === null || top < 0 || bottom <= 0 ? null : { top, bottom };
}

const periodOf = (day: string, { periodMonths }: Buffer) =>
  Math.floor((Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1) / periodMonths);
