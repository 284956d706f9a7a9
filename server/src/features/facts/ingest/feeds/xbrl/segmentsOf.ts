import type { FilingFormat, SegmentRevenue } from '@tayyib/shared/shariah';
import { isOfInsurer } from '@tayyib/shared/shariah';
import { RefusedRow, decimal, wholeRupees } from '../reading/values';
import type { XbrlInstance } from './parseXbrl';
import type { StatedFacts } from './StatedFacts';

const thisQuarter = 'OneD';
/** Segments are rounded one by one. */
const tolerance = 0.005;

/**
 * Gross revenue per segment over the period; a company of a single segment has all its revenue there. Axes are
 * identified by their local names, as every taxonomy has its own prefix. In an integrated filing, segments that cannot be read, or that do not add up to the
 * stated total, are refused: a line of business must not get lost.
 * @param context the context of the period, whose id the contexts of its segments begin with
 */
export function segmentsOf(
  { form, breakdowns }: XbrlInstance,
  facts: StatedFacts,
  format: FilingFormat,
  { context, revenueRupees }: { context: string; revenueRupees: number | null },
): SegmentRevenue[] {
  if (isOfInsurer(format)) return insuranceSegments(breakdowns, facts, context);
  const single = facts.text('DescriptionOfSingleSegment', thisQuarter);
  const isMulti = /^multi/i.test(facts.text('IsCompanyReportingMultisegmentOrSingleSegment', thisQuarter));
  if (single !== '' && revenueRupees !== null && !(form.isIntegrated && isMulti)) {
    return [{ name: single, revenueRupees }];
  }
  const segments = facts.all
    .filter((fact) => fact.name === 'SegmentRevenue' && isOf(context, fact.context))
    .filter((fact) =>
      (breakdowns.get(fact.context) ?? []).some(({ axis }) => axis === 'ReportableSegmentsAxis'),
    )
    .map((fact) => ({
      name: facts.text('DescriptionOfReportableSegment', fact.context).replace(/[\s:]+$/, ''),
      revenueRupees: wholeRupees(decimal(fact.text, 'segment revenue'), 'segment revenue'),
    }));
  if (form.isIntegrated) refuseLostSegments(segments, facts.rupees('SegmentRevenue', context) ?? 0, isMulti);
  return segments;
}

/** `FourReportable1D` is of the period of `FourD`. */
const isOf = (period: string, context: string) => context.startsWith(period.slice(0, -1));

function refuseLostSegments(segments: readonly SegmentRevenue[], total: number, isMulti: boolean): void {
  if (isMulti && segments.length === 0) {
    throw new RefusedRow('It reports several segments, and states the revenue of none.');
  }
  if (total <= 0) return;
  const sum = segments.reduce((all, { revenueRupees }) => all + revenueRupees, 0);
  if (Math.abs(sum - total) > total * tolerance) {
    throw new RefusedRow(`Its segments make ${sum} rupees, and their total is stated as ${total}.`);
  }
}

/** Premiums by kind of policy. Each is named as insurance, which "Fire" or "Retail" alone does not say. */
function insuranceSegments(
  breakdowns: XbrlInstance['breakdowns'],
  facts: StatedFacts,
  period: string,
): SegmentRevenue[] {
  return facts.all.flatMap(({ name, context, text }) => {
    const member = (breakdowns.get(context) ?? []).find(({ axis }) => axis === 'SegmentRevenueAxis')?.member;
    const isOfPeriod = context.startsWith(period.slice(0, -1)) || context.endsWith(`Context${period}`);
    if (name !== 'NetPremium' || member === undefined || !isOfPeriod) return [];
    const revenueRupees = wholeRupees(decimal(text, 'premium'), 'premium');
    return revenueRupees === 0
      ? []
      : [{ name: `Insurance: ${policyName(facts, context, member)}`, revenueRupees }];
  });
}

/** The filer's own name, else the member's: `HealthRetailMember` is "health retail". */
function policyName(facts: StatedFacts, context: string, member: string | null): string {
  const own =
    facts.text('DescriptionOfReportableSegments', context) ||
    facts.text('DescriptionOfOtherReportableSegments', context);
  const words = (member ?? 'policies').replace(/Member$/, '').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return own === '' ? words.toLowerCase() : own;
}
