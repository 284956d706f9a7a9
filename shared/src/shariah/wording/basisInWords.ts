import { spokenDay } from '../../calendar';
import type { Verdict } from '@tayyib/shared/contracts';
import type { BusinessScreen } from '../business/screenBusiness';
import { isDerivedAverage } from '../ratios/averageOver';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import type { ReceiptInputs } from '../types';
import { formatCountOf, formatPercent } from '../../format';

type Basis = NonNullable<Verdict['basis']>;

interface JudgedFacts {
  filing: ReceiptInputs['filing'];
  business: BusinessScreen;
  ratios: readonly EvaluatedRatio[];
  /** Whether a figure of the filing cannot be. */
  isImpossible: boolean;
}

/** What a verdict was checked against, and what it takes for granted. */
export function basisInWords({ filing, business, ratios, isImpossible }: JudgedFacts): Basis {
  const known = ratios.filter(({ ratio }) => ratio.passes !== null);
  return {
    checked: [
      ...businessChecked(business),
      ...(filing === null ? [] : [accountsInWords(filing)]),
      ...(filing === null || isImpossible ? [] : ['No figure of the accounts contradicts another.']),
      `${known.length} of ${ratios.length} ratios${known.length === 0 ? '' : `: ${known.map(({ ratio }) => ratio.label.toLowerCase()).join('; ')}`}.`,
    ],
    assumed: [...businessAssumed(business), ...filingAssumed(filing), ...ratios.flatMap(ratioAssumed)],
  };
}

function businessChecked({ findings }: BusinessScreen): string[] {
  const segments = findings.filter(({ basis }) => basis === 'segment_revenue');
  const described = segments.filter(({ outcome }) => outcome !== 'unknown');
  const share = described.reduce((sum, { shareOfRevenue }) => sum + (shareOfRevenue ?? 0), 0);
  const recorded = findings.filter(({ basis }) => basis === 'recorded_fact').length;
  const [byClass] = findings.filter(({ basis }) => basis === 'industry_class');
  return [
    ...(described.length > 0 ? [`Lines of business with ${formatPercent(share)} of segment revenue.`] : []),
    ...(recorded > 0 ? [`${formatCountOf(recorded, 'line')} of business an advisor recorded.`] : []),
    ...(byClass === undefined ? [] : [`The exchange class: ${byClass.activity}.`]),
  ];
}

function accountsInWords({ nature, audited, periodEnd }: NonNullable<ReceiptInputs['filing']>): string {
  return `${nature === 'consolidated' ? 'Consolidated' : 'Standalone'}${audited === true ? ', audited' : ''} accounts to ${spokenDay(periodEnd)}.`;
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

function filingAssumed(filing: ReceiptInputs['filing']): string[] {
  if (filing === null) return [];
  return filing.audited === null ? ['The accounts are audited: the filing does not say.'] : [];
}

/** An upper bound that passes, a derived average, and lines a filing may omit that count as nil. */
function ratioAssumed({ rule, ratio }: EvaluatedRatio): string[] {
  if (ratio.passes === null) return [];
  const absent = ratio.numerator.parts.filter(({ valueRupees }) => valueRupees === null);
  const { source } = ratio.denominator;
  return [
    ...(source !== null && isDerivedAverage(source)
      ? [`${ratio.denominator.label}: derived, for no publisher states it; the number of shares is constant.`]
      : []),
    ...(rule.numeratorIs === 'at_most'
      ? [`All ${ratio.numerator.label.toLowerCase()} count as interest-bearing.`]
      : []),
    ...(absent.length > 0
      ? [`Not in the accounts, so nil: ${absent.map(({ label }) => label.toLowerCase()).join(', ')}.`]
      : []),
  ];
}
