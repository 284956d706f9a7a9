import { addMonths, spokenDay } from '@tayyib/shared/values/calendar';
import type { AccountingYear, Growth, GrownFigureId, GrowthSpan } from '@tayyib/shared/contracts';
import { grownFigureIds } from '@tayyib/shared/contracts';

export const growthFormula =
  '(The newest year / the year 1, 3 or 5 years before) to the power of 1 / years, less 1. Not known from a loss or nil, where the earlier year was not filed, or where either year is not of twelve months.';

const spans: readonly GrowthSpan[] = [1, 3, 5];

/** Balances on a day do not depend on the length of the year. */
const balances: ReadonlySet<GrownFigureId> = new Set(['totalAssets', 'equity', 'debt']);

/** Growth of each line over one, three and five years up to the newest that states it. @param years of one nature, the oldest first */
export function growthOf(years: readonly AccountingYear[]): Growth[] {
  const newest = years.at(-1);
  if (newest === undefined) return [];
  return grownFigureIds.flatMap((figure) => {
    // summaries state few figures
    const stating = years.findLast(({ figures }) => figures[figure] !== null) ?? newest;
    return spans.map((span) => growthOver(years, stating, figure, span));
  });
}

/** One of them; null where it was not worked out or is unknown. */
export function growthIn(growth: readonly Growth[], figure: GrownFigureId, years: GrowthSpan): number | null {
  return growth.find((each) => each.figure === figure && each.years === years)?.value ?? null;
}

function growthOver(
  years: readonly AccountingYear[],
  newest: AccountingYear,
  figure: GrownFigureId,
  span: GrowthSpan,
): Growth {
  const end = addMonths(newest.periodEnd, -12 * span);
  const before = years.find(({ periodEnd }) => periodEnd.slice(0, 7) === end.slice(0, 7));
  const value =
    before === undefined ? null : compoundGrowth(before.figures[figure], newest.figures[figure], span);
  const because = whyUnknown(before, newest, figure, end);
  return {
    figure,
    years: span,
    value: because === null ? value : null,
    from: before?.periodEnd ?? null,
    to: newest.periodEnd,
    unknownBecause: because,
  };
}

function whyUnknown(
  before: AccountingYear | undefined,
  newest: AccountingYear,
  figure: GrownFigureId,
  end: string,
): string | null {
  if (before === undefined) return `No accounts of the year to ${spokenDay(end)} are on file.`;
  for (const year of [before, newest]) {
    const value = year.figures[figure];
    const named = `the year to ${spokenDay(year.periodEnd)}`;
    if (value === null) return `The accounts of ${named} do not state it.`;
    if (value <= 0) return `It was ${value === 0 ? 'nil' : 'a loss'} in ${named}.`;
    if (!balances.has(figure) && (year.months < 11 || year.months > 13)) {
      return `The accounts of ${named} cover ${year.months} months.`;
    }
  }
  return null;
}

/**
 * Annual growth between two figures that many years apart, compounded: (later / earlier) ^ (1 / years) - 1, a fraction.
 * Null where either is unknown or not above nil: growth from a loss, or into one, is no number.
 */
export function compoundGrowth(earlier: number | null, later: number | null, years: number): number | null {
  if (earlier === null || later === null || earlier <= 0 || later <= 0 || years <= 0) return null;
  const growth = (later / earlier) ** (1 / years) - 1;
  return Number.isFinite(growth) ? growth : null;
}
