import type { BusinessFinding, Ratio, StatusCode } from '@tayyib/shared/contracts';
import type { EvaluatedRatio } from './evaluateRatio';
import type { BusinessScreen } from './screenBusiness';
import type { Standard } from './standard';
import type { CompanyFacts } from './types';

interface Outcome {
  facts: CompanyFacts;
  standard: Standard;
  status: StatusCode;
  business: BusinessScreen;
  ratios: EvaluatedRatio[];
  missing: string[];
}

/** The reasons as sentences for an investor, the deciding one first. */
export function inWords(outcome: Outcome): string[] {
  const { standard, status, ratios, missing } = outcome;
  const about = businessInWords(outcome);
  const known = ratios.filter(({ ratio }) => ratio.value !== null);
  const deciding = known.filter(({ rule, ratio }) => ratio.passes === false && rule.failStatus === status);
  const rest = known.filter((ratio) => !deciding.includes(ratio)).map(({ ratio }) => ratioInWords(ratio));
  const first =
    status === 1
      ? [`No line of business is objected to and every ratio is within the limits of ${standard.title}.`]
      : status === 3 && missing.length > 0
        ? [`Under review: facts are missing or too old (${missing.join('; ')}).`]
        : [];
  const decidingRatios = deciding.map(({ ratio }) => ratioInWords(ratio));
  return status === 4 || status === 6 || status === 7
    ? [...decidingRatios, ...about, ...rest]
    : [...first, ...about, ...decidingRatios, ...rest];
}

/** A fraction as a percentage with at most two decimals: 0.185 is "18.5 %", and what is below 0.01 % says so. */
export function percent(fraction: number): string {
  const hundredths = fraction * 100;
  if (hundredths > 0 && hundredths < 0.01) return 'under 0.01 %';
  const digits = hundredths < 10 ? 2 : 1;
  return `${String(Number(hundredths.toFixed(digits)))} %`;
}

function ratioInWords({ numerator, denominator, value, limit, passes, limitInclusive }: Ratio): string {
  const subject = `${numerator.label} is ${percent(value ?? 0)} of ${lower(denominator.label)}`;
  const bound = limitInclusive ? `the limit is ${percent(limit)}` : `it must stay below ${percent(limit)}`;
  if (passes === null) return `${subject} if all of it bears interest; ${bound}.`;
  return `${subject}; ${bound}.`;
}

function businessInWords({ facts, business, standard }: Outcome): string[] {
  const { findings } = business;
  const objected = findings.filter(({ outcome }) => outcome === 'not_permissible' || outcome === 'doubtful');
  const sentences = objected.map((finding) => findingInWords(finding, standard));
  const undescribed = findings.filter(
    ({ outcome, basis }) => outcome === 'unknown' && basis === 'segment_revenue',
  );
  if (objected.length === 0 && undescribed.length > 0) {
    const share = undescribed.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 0), 0);
    sentences.push(
      `The filing does not describe ${percent(share)} of segment revenue (${undescribed.map(({ activity }) => activity).join(', ')}).`,
    );
  }
  const isByClassAlone = findings.length > 0 && findings.every(({ basis }) => basis === 'industry_class');
  if (objected.length === 0 && isByClassAlone && facts.filing !== null) {
    sentences.push(
      `Its business is judged by its exchange class, ${findings[0]?.activity ?? ''}; revenue by line of business is not on file.`,
    );
  }
  return sentences;
}

function findingInWords(
  { activity, rule, outcome, shareOfRevenue, basis }: BusinessFinding,
  standard: Standard,
): string {
  const verb = outcome === 'doubtful' ? 'is doubtful' : 'is not permitted';
  if (basis === 'industry_class')
    return `Its exchange class is ${activity}, which ${verb} (${rule}) by ${standard.title}.`;
  const share = shareOfRevenue === null ? '' : `, ${percent(shareOfRevenue)} of its revenue by segment,`;
  return `${activity}${share} ${verb} (${rule}) by ${standard.title}.`;
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
