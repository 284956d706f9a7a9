import type { BusinessFinding, BusinessOutcome } from '@tayyib/shared/contracts';
import { answerOn, levelsOf, ruleOfAnswer } from './classAnswer';
import { hiddenIncome, hiddenLending } from './hiddenLending';
import { withLeftOver } from './leftOver';
import { withMapping } from './mappingOf';
import { matchClass, matchWords } from './matchRule';
import { percentInVerdict } from '../../values/format';
import { areTolerated, toleratedLines, tolerancesOf, undescribedTolerance } from './tolerance';
import type { ToleratedLines, ToleranceOf } from './tolerance';
import { questionOfName } from './tellingName';
import { isPlace, isUndescribed } from './undescribed';
import type { BusinessRules, IndustryClass, ReceiptInputs, SegmentRevenue } from '../types';

/** The facts that describe a company's business. */
type BusinessFacts = Pick<
  ReceiptInputs,
  'industry' | 'filing' | 'fuller' | 'activities' | 'classAnswer' | 'tellingName'
>;

/** The result of the business rules for a company, per line and overall. */
export interface BusinessScreen {
  outcome: BusinessOutcome;
  findings: BusinessFinding[];
  tolerated: ToleratedLines[];
  missing: string[];
  /** The accounts that state segments, the newest; null if none do. */
  describedBy: ReceiptInputs['filing'];
}

/**
 * Screens the lines of business: revenue by segment and recorded activities first, then the exchange class, or an advisor's answer on it
 * where none of them says anything.
 */
export function screenBusiness(facts: BusinessFacts, rules: BusinessRules): BusinessScreen {
  const describedBy = newestWithSegments(facts);
  const segments = withLeftOver(
    countedSegments(describedBy?.segments ?? [], rules),
    describedBy?.amounts ?? {},
  );
  const ownLines = [
    ...segmentFindings(segments, describedBy, facts, rules),
    ...facts.activities.map((recorded) => recordedFinding(recorded, rules)),
  ];
  const areLinesKnown = ownLines.some(({ outcome }) => outcome !== 'unknown');
  const findings = [
    ...ownLines,
    ...classFinding(facts.industry, rules, areLinesKnown ? undefined : facts.classAnswer),
  ].sort(
    (a, b) => gravity[b.outcome] - gravity[a.outcome] || (b.shareOfRevenue ?? 0) - (a.shareOfRevenue ?? 0),
  );

  const notPermitted = findings.filter((finding) => finding.outcome === 'not_permissible');
  const doubtful = findings.filter((finding) => finding.outcome === 'doubtful');
  const undescribed = findings.filter(
    ({ outcome, basis }) => outcome === 'unknown' && basis !== 'industry_class',
  );
  const toleranceOf = tolerancesOf(rules);
  const isTolerated = areTolerated(notPermitted, toleranceOf);
  const isUndescribedTooMuch =
    undescribed.length > 0 && !areTolerated([...notPermitted, ...doubtful, ...undescribed], toleranceOf);
  const known = outcomeOf({ notPermitted, doubtful, isTolerated, toleranceOf });
  const missing = findings.every((finding) => finding.outcome === 'unknown')
    ? [missingDescription(findings)]
    : [
        ...(isUndescribedTooMuch && known !== 'not_permissible'
          ? [undescribedRevenue(undescribed, [...notPermitted, ...doubtful], rules)]
          : []),
        ...(known === 'permissible' ? hiddenIn(facts, findings) : []),
        ...(known === 'permissible' ? questionOfName(facts.tellingName, rules) : []),
      ];
  return {
    outcome: known === 'permissible' && missing.length > 0 ? 'unknown' : known,
    findings,
    tolerated: isTolerated ? toleratedLines(notPermitted, segments, toleranceOf) : [],
    missing,
    describedBy,
  };
}

/** The newest of the accounts that state segments. */
function newestWithSegments({ filing, fuller }: BusinessFacts): ReceiptInputs['filing'] {
  return [filing, fuller?.filing ?? null].find((accounts) => (accounts?.segments ?? []).length > 0) ?? null;
}

/** Lending and income of unknown kind that any of the accounts shows; what several show is reported once, of the newest. */
function hiddenIn({ filing, fuller }: BusinessFacts, findings: readonly BusinessFinding[]): string[] {
  const [newest = [], older = []] = [filing, fuller?.filing ?? null].map((accounts) => [
    ...hiddenLending(accounts, findings),
    ...hiddenIncome(accounts),
  ]);
  return newest.length > 0 ? newest : older;
}

/**
 * The segments that say something of the business: those with revenue, and those without whose name is not permitted or doubtful. A line
 * that sold nothing this year, or took back more than it sold, is still a line.
 */
function countedSegments(segments: readonly SegmentRevenue[], rules: BusinessRules): SegmentRevenue[] {
  return segments.filter(
    ({ name, revenueRupees }) => revenueRupees > 0 || matchWords(name, rules.rules) !== undefined,
  );
}

/** Undescribed revenue counts like revenue of a line that is not permitted: above the tolerance it prevents a pass. */
function undescribedRevenue(
  undescribed: BusinessFinding[],
  objections: BusinessFinding[],
  rules: BusinessRules,
): string {
  const tolerance = undescribedTolerance(rules);
  const share = undescribed.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 1), 0);
  const names = undescribed.map(({ activity }) => `"${activity}"`).join(', ');
  const verb = undescribed.length > 1 ? 'do not say' : 'does not say';
  const most = tolerance > 0 ? `less than ${percentInVerdict(tolerance)} may` : 'none may';
  const beside =
    share < tolerance && objections.length > 0 ? ' together with the lines not permitted or doubtful' : '';
  return `What ${percentInVerdict(Math.min(1, share))} of segment revenue comes from: ${names} ${verb}, and ${most} stay undescribed${beside}`;
}

function missingDescription([first]: BusinessFinding[]): string {
  return first === undefined
    ? 'What the company does: neither an industry class nor a line of business is on file'
    : `What the company does: "${first.activity}" does not say, and no described line of business is on file`;
}

const gravity: Record<BusinessOutcome, number> = {
  not_permissible: 3,
  doubtful: 2,
  unknown: 1,
  permissible: 0,
};

/** Whether segments are named after the industries of customers. */
function isNamedAfterCustomers(
  { industry }: BusinessFacts,
  { customerNamedSegments }: BusinessRules,
): boolean {
  return industry !== null && levelsOf(industry).some((name) => customerNamedSegments.includes(name));
}

function segmentFindings(
  segments: SegmentRevenue[],
  describedBy: ReceiptInputs['filing'],
  facts: BusinessFacts,
  rules: BusinessRules,
): BusinessFinding[] {
  const source = describedBy?.source;
  if (source === undefined || segments.every(({ name }) => isPlace(name))) return [];
  const total = segments.reduce((sum, { revenueRupees }) => sum + Math.abs(revenueRupees), 0);
  const isClassKnown = facts.industry !== null && levelsOf(facts.industry).length > 0;
  const areCustomers = isNamedAfterCustomers(facts, rules);
  return segments.flatMap(({ name, revenueRupees }): BusinessFinding[] => {
    const match = matchWords(name, rules.rules);
    if (areCustomers && match?.rule.evenOfCustomers !== true) return [];
    const matched = areCustomers ? 'doubtful' : match?.rule.outcome;
    const unmatched = isUndescribed(name) || !isClassKnown ? 'unknown' : 'permissible';
    return [
      {
        activity: name,
        rule: match?.rule.rule ?? 'none',
        outcome: matched ?? unmatched,
        shareOfRevenue: total > 0 ? Math.abs(revenueRupees) / total : null,
        basis: 'segment_revenue',
        source,
        ...withMapping(match, rules),
      },
    ];
  });
}

function recordedFinding(
  recorded: ReceiptInputs['activities'][number],
  rules: BusinessRules,
): BusinessFinding {
  const match = matchWords(recorded.activity, rules.rules);
  return {
    activity: recorded.activity,
    rule: match?.rule.rule ?? 'none',
    outcome: match?.rule.outcome ?? (isUndescribed(recorded.activity) ? 'unknown' : 'permissible'),
    shareOfRevenue: recorded.shareOfRevenue,
    basis: 'recorded_fact',
    source: recorded.source,
    ...withMapping(match, rules),
  };
}

function classFinding(
  industry: IndustryClass | null,
  rules: BusinessRules,
  answer: ReceiptInputs['classAnswer'],
): BusinessFinding[] {
  if (industry === null || levelsOf(industry).length === 0) return [];
  const match = matchClass(levelsOf(industry), rules.rules);
  const isWide = levelsOf(industry).some((name) => rules.wideClasses.includes(name));
  const answered = answerOn(industry, answer, rules);
  return [
    {
      activity: levelsOf(industry)[0] ?? '',
      rule: match?.rule.rule ?? ruleOfAnswer(answered),
      outcome: match?.rule.outcome ?? answered?.outcome ?? (isWide ? 'unknown' : 'permissible'),
      shareOfRevenue: null,
      basis: 'industry_class',
      source: industry.source,
      ...withMapping(match, rules),
      ...(answered && { answer: answered }),
    },
  ];
}

interface BusinessFindings {
  notPermitted: BusinessFinding[];
  doubtful: BusinessFinding[];
  isTolerated: boolean;
  toleranceOf: ToleranceOf;
}

function outcomeOf({ notPermitted, doubtful, isTolerated, toleranceOf }: BusinessFindings): BusinessOutcome {
  if (notPermitted.length > 0 && !isTolerated) return 'not_permissible';
  if (doubtful.length > 0 && !areTolerated([...notPermitted, ...doubtful], toleranceOf)) return 'doubtful';
  return 'permissible';
}
