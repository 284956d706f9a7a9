import type { BusinessFinding } from '@tayyib/shared/contracts';
import type { BusinessRules, SegmentRevenue } from '../types';

/** Tolerated lines of one tolerance. */
export interface ToleratedLines {
  tolerance: number;
  /** Null when a share is known and the revenue is not. */
  revenueRupees: number | null;
}

/** The share of revenue below which a line is tolerated. */
export type ToleranceOf = (finding: BusinessFinding) => number;

/** A rule's own tolerance, or the standard's; undescribed revenue has its own. */
export function tolerancesOf(rules: BusinessRules): ToleranceOf {
  const own = new Map(rules.rules.map((rule) => [rule.rule, rule.tolerance ?? rules.tolerance]));
  return ({ rule, outcome }) =>
    outcome === 'unknown' ? undescribedTolerance(rules) : (own.get(rule) ?? rules.tolerance);
}

/** The share of revenue below which undescribed revenue is tolerated. */
export function undescribedTolerance({ tolerance, undescribedTolerance: own }: BusinessRules): number {
  return own ?? tolerance;
}

/**
 * Only lines with a disclosed share are tolerated: those of each tolerance, and of any narrower one, must stay below it
 * together.
 */
export function areTolerated(findings: BusinessFinding[], toleranceOf: ToleranceOf): boolean {
  const tolerances = [...new Set(findings.map(toleranceOf))];
  return (
    findings.length > 0 &&
    tolerances.every((tolerance) => {
      const counted = findings.filter((finding) => toleranceOf(finding) <= tolerance);
      return counted.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 1), 0) < tolerance;
    })
  );
}

/** The tolerated lines, by tolerance. */
export function toleratedLines(
  findings: BusinessFinding[],
  segments: SegmentRevenue[],
  toleranceOf: ToleranceOf,
): ToleratedLines[] {
  return [...new Set(findings.map(toleranceOf))].map((tolerance) => ({
    tolerance,
    revenueRupees: revenueOf(
      findings.filter((finding) => toleranceOf(finding) === tolerance),
      segments,
    ),
  }));
}

/** Revenue of recorded activities is not known in rupees, only their share. */
function revenueOf(findings: BusinessFinding[], segments: SegmentRevenue[]): number | null {
  if (findings.some(({ basis }) => basis !== 'segment_revenue')) return null;
  const names = new Set(findings.map(({ activity }) => activity));
  return segments.reduce((sum, { name, revenueRupees }) => (names.has(name) ? sum + revenueRupees : sum), 0);
}
