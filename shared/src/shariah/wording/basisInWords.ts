import { spokenDay } from '../../values/calendar';
import type { Verdict } from '@tayyib/shared/contracts';
import type { BusinessScreen } from '../business/screenBusiness';
import { isDerivedAverage } from '../ratios/averageOver';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import type { ReceiptInputs } from '../types';
import { classAnswerInWords } from './classAnswerInWords';
import { formatCountOf, percentInVerdict } from '../../values/format';

type Basis = NonNullable<Verdict['basis']>;

interface JudgedFacts {
  inputs: Pick<ReceiptInputs, 'filing' | 'fuller'>;
  business: BusinessScreen;
  ratios: readonly EvaluatedRatio[];
  /** Whether a figure of the filing cannot be, or is in doubt beside those of other accounts. */
  isImpossible: boolean;
}

/** What a verdict was checked against, and what it takes for granted. */
export function basisInWords({ inputs, business, ratios, isImpossible }: JudgedFacts): Basis {
  const accounts = accountsUsed(inputs, business, ratios);
  const official = accounts.filter(({ isProvided }) => isProvided !== true);
  const known = ratios.filter(({ ratio }) => ratio.passes !== null);
  return {
    checked: [
      ...businessChecked(business),
      ...official.map(accountsInWords),
      ...(official.length < Math.max(1, accounts.length) || isImpossible
        ? []
        : ['No figure of the accounts contradicts another.']),
      `${known.length} of ${ratios.length} ratios${known.length === 0 ? '' : `: ${known.map(({ ratio }) => ratio.label.toLowerCase()).join('; ')}`}.`,
    ],
    assumed: [
      ...businessAssumed(business),
      ...new Set(accounts.flatMap(filingAssumed)),
      ...ratios.flatMap(ratioAssumed),
    ],
  };
}

/** The newest accounts, and complete ones of before where a ratio or a line of business is from them. */
function accountsUsed(
  { filing, fuller }: JudgedFacts['inputs'],
  { findings, describedBy }: BusinessScreen,
  ratios: readonly EvaluatedRatio[],
): NonNullable<ReceiptInputs['filing']>[] {
  if (filing === null) return [];
  if (fuller === undefined) return [filing];
  const isDescribed =
    describedBy === fuller.filing && findings.some(({ basis }) => basis === 'segment_revenue');
  const isUsed = isDescribed || ratios.some(({ accounts }) => accounts === fuller.filing);
  return isUsed ? [filing, fuller.filing] : [filing];
}

function businessChecked({ findings }: BusinessScreen): string[] {
  const segments = findings.filter(({ basis }) => basis === 'segment_revenue');
  const described = segments.filter(({ outcome }) => outcome !== 'unknown');
  const share = described.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 0), 0);
  const recorded = findings.filter(({ basis }) => basis === 'recorded_fact').length;
  const [byClass] = findings.filter(({ basis }) => basis === 'industry_class');
  return [
    ...(described.length > 0
      ? [`Lines of business with ${percentInVerdict(share)} of segment revenue.`]
      : []),
    ...(recorded > 0 ? [`${formatCountOf(recorded, 'line')} of business an advisor recorded.`] : []),
    ...(byClass === undefined ? [] : [`The exchange class: ${byClass.activity}.`]),
    ...(byClass?.answer === undefined ? [] : [classAnswerInWords(byClass.answer)]),
  ];
}

function accountsInWords({
  nature,
  audited,
  periodEnd,
  isSummary,
}: NonNullable<ReceiptInputs['filing']>): string {
  const kind = nature === 'consolidated' ? 'Consolidated' : 'Standalone';
  return `${kind}${audited === true ? ', audited' : ''} accounts to ${spokenDay(periodEnd)}${isSummary === true ? ', in summary' : ''}.`;
}

function businessAssumed({ findings }: BusinessScreen): string[] {
  const isByClass = findings.length > 0 && findings.every(({ basis }) => basis === 'industry_class');
  const undescribed = findings.filter(
    ({ basis, outcome }) => basis === 'segment_revenue' && outcome === 'unknown',
  );
  const isOurs = findings.some(({ mapping }) => mapping?.by === 'ours');
  return [
    ...(isByClass ? ['The exchange class covers everything the company does.'] : []),
    ...(undescribed.length > 0
      ? [`${undescribed.map(({ activity }) => `"${activity}"`).join(', ')}: what is in it is not known.`]
      : []),
    ...(isOurs ? ['What a name or class stands for is our reading where the norm does not use it.'] : []),
  ];
}

/** Figures from no official filing are not checked, since there is nothing to check them against. */
function filingAssumed(filing: NonNullable<ReceiptInputs['filing']>): string[] {
  if (filing.isProvided === true) {
    const figures = `The figures to ${spokenDay(filing.periodEnd)} are right${filing.audited === null ? ' and audited' : ''}`;
    return [`${figures}: they are from ${filing.source.publisher}, and from no official filing.`];
  }
  return filing.audited === null ? ['The accounts are audited: the filing does not say.'] : [];
}

/** An upper bound that passes, a derived average, lines a filing may omit that count as nil, and lines that it does not state. */
function ratioAssumed({ rule, ratio, accounts }: EvaluatedRatio): string[] {
  if (ratio.passes === null) return [];
  const absent =
    accounts?.isSummary === true || ratio.bounds !== undefined
      ? []
      : ratio.numerator.parts.filter(({ valueRupees }) => valueRupees === null);
  const { source } = ratio.denominator;
  return [
    ...(source !== null && isDerivedAverage(source)
      ? [`${ratio.denominator.label}: derived, for no publisher states it; the number of shares is constant.`]
      : []),
    ...(rule.numeratorIs === 'at_most'
      ? [`All ${ratio.numerator.label.toLowerCase()} count as interest-bearing.`]
      : []),
    ...(ratio.bounds === undefined
      ? []
      : [
          `Not in the accounts, whose other lines limit it: ${ratio.bounds.notStated.map((label) => label.toLowerCase()).join(', ')}.`,
        ]),
    ...(absent.length > 0
      ? [`Not in the accounts, so nil: ${absent.map(({ label }) => label.toLowerCase()).join(', ')}.`]
      : []),
  ];
}
