import { addMonths } from '@tayyib/shared/values/calendar';
import type { AccountingYear, FigureProjection, ProjectedYear } from '@tayyib/shared/contracts';
import { figureDefinitions } from '../fundamentals/figureDefinitions';
import type { LogLinearTrend } from './logLinearTrend';
import { logLinearTrend } from './logLinearTrend';

const fewestYears = 3;
/** Older years hardly predict the next ones. */
const mostYears = 10;
const mostYearsAhead = 3;
/** A range whose high is this many times its low is not informative. */
const tooWide = 4;

export const projectionMethod =
  'A straight line is laid through the logarithms of the filed years by least squares and drawn on: growth at an even rate. The range is the 80% prediction interval by Student’s t. At least 3 filed years of twelve months, at most the last 10; no further ahead than the number of years less 2, and 3 at most.';

/** Extrapolates the trend of one line of the accounts, with its range. @param years of one nature, the oldest first */
export function projectionOf(
  figure: FigureProjection['figure'],
  years: readonly AccountingYear[],
): FigureProjection {
  const filed = years
    .filter(({ months }) => months >= 11 && months <= 13)
    .flatMap(({ periodEnd, figures, source }) => {
      const value = figures[figure];
      return value === null ? [] : [{ periodEnd, value, source }];
    })
    .slice(-mostYears);
  const trend = logLinearTrend(
    filed.map(({ periodEnd, value }) => ({ year: Number(periodEnd.slice(0, 4)), value })),
  );
  const ahead = trend === null ? [] : yearsAhead(trend, filed.at(-1)?.periodEnd ?? '', filed.length);
  const isDrawn = trend !== null && ahead.length > 0;
  return {
    figure,
    label: figureDefinitions[figure].label,
    filed,
    growthPerYear: isDrawn ? trend.growthPerYear : null,
    fit: isDrawn ? trend.fit : null,
    years: ahead,
    unknownBecause: isDrawn ? null : whyNone(filed),
  };
}

function yearsAhead(trend: LogLinearTrend, last: string, count: number): ProjectedYear[] {
  const made: ProjectedYear[] = [];
  for (let ahead = 1; ahead <= Math.min(mostYearsAhead, count - 2); ahead += 1) {
    const { middle, low, high } = trend.at(Number(last.slice(0, 4)) + ahead);
    // figures this volatile have no trend to extrapolate
    if (![middle, low, high].every((value) => Number.isFinite(value) && value < 1e16)) return [];
    made.push({
      periodEnd: addMonths(last, 12 * ahead),
      middle,
      low,
      high,
      isTooWide: !(high <= tooWide * low),
    });
  }
  return made;
}

function whyNone(filed: readonly { value: number }[]): string {
  if (filed.length < fewestYears) {
    return `Only ${filed.length} filed ${filed.length === 1 ? 'year is' : 'years are'} on record; a trend needs at least ${fewestYears}.`;
  }
  if (filed.some(({ value }) => value <= 0))
    return 'A year without profit or income has no place on such a trend.';
  return 'The filed years move too wildly to lay a trend through them.';
}
