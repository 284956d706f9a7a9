import type { StatusCode } from '@tayyib/shared/contracts';
import { standardNames } from '../../contracts/verdicts/standards';
import { businessInWords, isObjectedTo } from './businessInWords';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import { formatPercent, formatPercentBeside } from '../../format';
import type { BusinessScreen } from '../business/screenBusiness';
import type { ReceiptInputs, Standard } from '../types';

interface JudgedCompany {
  facts: Pick<ReceiptInputs, 'filing'>;
  standard: Standard;
  status: StatusCode;
  business: BusinessScreen;
  ratios: EvaluatedRatio[];
  missing: string[];
}

/** The reasons as sentences for an investor, the deciding one first. */
export function inWords(company: JudgedCompany): string[] {
  const { standard, status, ratios, missing } = company;
  const about = businessInWords(company.facts, company.business, standard);
  const known = ratios.filter(({ ratio }) => ratio.value !== null);
  const deciding = known.filter(({ rule, ratio }) => ratio.passes === false && rule.failStatus === status);
  const undecisive = known.filter((ratio) => !deciding.includes(ratio));
  const sentences = ratiosInWords([...deciding, ...undecisive]);
  const decidingRatios = sentences.slice(0, deciding.length);
  const rest = sentences.slice(deciding.length);
  const first =
    status === 1
      ? [passInWords(company)]
      : status === 3 && missing.length > 0
        ? [`Waiting for data: ${missing.join('; ')}.`]
        : [];
  return status === 4 || status === 6 || status === 7
    ? [...decidingRatios, ...about, ...rest]
    : [...first, ...about, ...decidingRatios, ...rest];
}

function passInWords({ standard, business, ratios }: JudgedCompany): string {
  const name = standardNames[standard.id];
  return isObjectedTo(business)
    ? `Its lines that are not permitted or doubtful bring less of its revenue than ${name} tolerates, and every ratio is within its limits.`
    : `Passes: permitted business, ${allOf(ratios.length)} within ${name} limits.`;
}

const allOf = (ratios: number) =>
  ratios === 1 ? 'its ratio' : ratios === 2 ? 'both ratios' : `all ${numbers[ratios] ?? ratios} ratios`;
const numbers: Readonly<Record<number, string>> = { 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

/** Each ratio in a sentence; how the past affects several of them alike is said once. */
function ratiosInWords(ratios: readonly EvaluatedRatio[]): string[] {
  const said = new Set<string>();
  return ratios.map((evaluated) => {
    const { note } = evaluated.ratio;
    const isSaid = note !== null && said.has(note);
    if (note !== null) said.add(note);
    return ratioInWords(isSaid ? { ...evaluated, ratio: { ...evaluated.ratio, note: null } } : evaluated);
  });
}

function ratioInWords({ rule, ratio, cautionValue }: EvaluatedRatio): string {
  const { numerator, denominator, value, limit, passes, limitInclusive } = ratio;
  const subject = `${numerator.label} ${rule.numerator.verb} ${formatPercentBeside(value ?? 0, limit)} of ${lower(denominator.label)}`;
  const bound = limitInclusive
    ? `the limit is ${formatPercent(limit)}`
    : `the limit is below ${formatPercent(limit)}`;
  if (passes === null && cautionValue === null) return `${subject} if all of it bears interest; ${bound}.`;
  const past = ratio.note === null ? '' : ` ${ratio.note}`;
  if (cautionValue === null || rule.caution === undefined) return `${subject}; ${bound}.${past}`;
  return `${subject}; ${bound}. It would be ${formatPercent(cautionValue)} ${rule.caution.inWords}; filings do not say which do.${past}`;
}

const lower = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
