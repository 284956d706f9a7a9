import { spokenDay } from '@tayyib/shared/values/calendar';
import type {
  GrownFigureId,
  GrowthSpan,
  SourcedFigure,
  YearFigureId,
  YearRatioId,
} from '@tayyib/shared/contracts';
import { figureDefinitions } from '../../../facts/figures/fundamentals/figureDefinitions';
import { ratioFormulas } from '../../../facts/figures/fundamentals/yearRatios';
import type { SwotFacts } from './SwotFacts';
import type { SwotInput } from './SwotRule';

type Year = SwotFacts['year'];
const newest = ({ year }: SwotFacts): Year => year;
const before = ({ yearBefore }: SwotFacts): Year => yearBefore;

const ofYear = (year: Year) => ({
  period: year === null ? 'The newest annual accounts' : `Year to ${spokenDay(year.periodEnd)}`,
  source: year?.source ?? null,
});

const ratioFrom =
  (pick: (facts: SwotFacts) => Year) =>
  (id: YearRatioId): SwotInput =>
  (facts) => {
    const { label, unit } = ratioFormulas[id];
    const year = pick(facts);
    return { label, unit, value: year?.ratios[id] ?? null, ...ofYear(year) };
  };

export const ratio = ratioFrom(newest);
export const ratioBefore = ratioFrom(before);

/** A line of the newest accounts. */
export const figure =
  (id: YearFigureId): SwotInput =>
  (facts) => {
    const { label, unit } = figureDefinitions[id];
    return { label, unit, value: facts.year?.figures[id] ?? null, ...ofYear(facts.year) };
  };

/** The annual growth of a line over some years up to the newest accounts. */
export const growth =
  (id: GrownFigureId, years: GrowthSpan): SwotInput =>
  ({ year, growth: known }) => {
    const found = known.find((each) => each.figure === id && each.years === years);
    return {
      label: `Growth of ${figureDefinitions[id].label.toLowerCase()}`,
      unit: 'fraction',
      value: found?.value ?? null,
      period: `${years} ${years === 1 ? 'year' : 'years'} to ${found?.to ? spokenDay(found.to) : 'the newest accounts'}`,
      source: year?.source ?? null,
    };
  };

type Figures = NonNullable<SwotFacts['technicals']>;

/** A figure from stock prices. */
export const technical =
  (label: string, unit: SourcedFigure['unit'], of: (figures: Figures) => number | null): SwotInput =>
  ({ technicals, pricesSource }) => ({
    label,
    unit,
    value: technicals === null ? null : of(technicals),
    period: technicals === null ? 'The newest prices' : `To ${spokenDay(technicals.day)}`,
    source: pricesSource,
  });

/**
 * The smallest headroom of the default standard's ratios, as a fraction of its limit. Unknown while a ratio
 * is.
 */
export const smallestHeadroom: SwotInput = ({ verdict, year }) => {
  const shares =
    verdict?.ratios.map(({ headroom, limit }) => (headroom === null ? null : headroom / limit)) ?? [];
  const known = shares.filter((share) => share !== null);
  return {
    label: 'Smallest headroom of a ratio against its limit',
    unit: 'fraction',
    value: known.length === shares.length && known.length > 0 ? Math.min(...known) : null,
    ...ofYear(year),
  };
};

/** 1 compliant, 0 not; unknown under review. */
export const isCompliant: SwotInput = ({ verdict, year }) => ({
  label: 'Verdict by the default standard (1 compliant, 0 not)',
  unit: 'points',
  value: verdict === null || verdict.status === 3 ? null : Number(verdict.status === 1),
  ...ofYear(year),
});

export const priceToEarnings: SwotInput = ({ priceToEarnings: value, marketCapAsOf, year }) => ({
  label: 'Market capitalisation to net profit',
  unit: 'times',
  value,
  period: marketCapAsOf === null ? 'At the last close' : `At ${spokenDay(marketCapAsOf)}`,
  source: year?.source ?? null,
});

/** Of at least five companies: a median of fewer is not meaningful. */
export const medianPriceToEarnings: SwotInput = ({ medians, className }) => {
  const median = medians?.priceToEarnings;
  return {
    label: `The same, median of ${className ?? 'its industry'}`,
    unit: 'times',
    value: median !== undefined && median.known >= 5 ? median.value : null,
    period: `${median?.known ?? 0} companies`,
    source: null,
  };
};

/** Of how many companies that median is. */
export const companiesOfMedian: SwotInput = ({ medians, className }) => ({
  label: `Companies of ${className ?? 'its industry'} whose multiple is known`,
  unit: 'points',
  value: medians?.priceToEarnings.known ?? 0,
  period: 'At the last close',
  source: null,
});
