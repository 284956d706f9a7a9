import { daysBetween } from '@tayyib/shared/values/calendar';
import type { Flow } from './Position';

const daysPerYear = 365;
const precision = 1e-10;
const maxSteps = 200;
/** A loss of all but a millionth a year. */
const lowest = -0.999_999;
/** The growth at which a search upwards ends: a ten-million-fold a year. */
const highest = 1e7;

/**
 * The yearly return at which flows of money on days are worth nothing together, as the function XIRR of spreadsheets: by days divided
 * by 365. Null where none exists: all flows have one sign, or all are of one day.
 */
export function xirr(flows: readonly Flow[]): number | null {
  const [first] = [...flows].sort((a, b) => (a.day < b.day ? -1 : 1));
  if (first === undefined || !flows.some(({ paise }) => paise > 0) || !flows.some(({ paise }) => paise < 0))
    return null;
  const timed = flows.map(({ day, paise }) => ({ years: daysBetween(first.day, day) / daysPerYear, paise }));
  const scale = Math.max(...timed.map(({ paise }) => Math.abs(paise)));
  const worth = (rate: number) =>
    timed.reduce((sum, { years, paise }) => sum + paise / scale / (1 + rate) ** years, 0);
  const bracket = bracketOf(worth);
  return bracket === null ? null : bisected(worth, bracket);
}

type Bracket = [low: number, high: number];

/** Two rates between which the worth changes its sign; the pair nearest to no growth. */
function bracketOf(worth: (rate: number) => number): Bracket | null {
  let low = 0;
  let high = 0;
  const start = worth(0);
  if (start === 0) return [0, 0];
  for (let growth = 1; low > lowest || high < highest; growth *= 1.5) {
    const lower = Math.max(lowest, 1 / (1 + growth * 0.05) - 1);
    const higher = Math.min(highest, growth * 0.05);
    if (Math.sign(worth(higher)) !== Math.sign(start)) return [high, higher];
    if (Math.sign(worth(lower)) !== Math.sign(start)) return [lower, low];
    [low, high] = [lower, higher];
  }
  return null;
}

function bisected(worth: (rate: number) => number, [from, to]: Bracket): number {
  let low = from;
  let high = to;
  const sign = Math.sign(worth(low));
  for (let step = 0; step < maxSteps && high - low > precision; step++) {
    const middle = (low + high) / 2;
    if (Math.sign(worth(middle)) === sign) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
