import type { RatioBounds, StatusCode } from '@tayyib/shared/contracts';
import { spokenDay } from '../../values/calendar';
import { standardNames } from '../../contracts/verdicts/standards';
import { businessInWords, isObjectedTo } from './businessInWords';
import type { EvaluatedRatio } from '../ratios/evaluateRatio';
import { percentInVerdict, formatPercentBeside, withSmallLetter } from '../../values/format';
import type { BusinessScreen } from '../business/screenBusiness';
import type { ReceiptInputs, Standard } from '../types';

interface JudgedCompany {
  facts: Pick<ReceiptInputs, 'filing' | 'fuller'>;
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
  const known = ratios.filter(({ ratio }) => ratio.value !== null || ratio.bounds !== undefined);
  const deciding = known.filter(({ rule, ratio }) => ratio.passes === false && rule.failStatus === status);
  const undecisive = known.filter((ratio) => !deciding.includes(ratio));
  const sentences = ratiosInWords([...deciding, ...undecisive], company.facts.fuller !== undefined);
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

/**
 * Each ratio in a sentence; how the past affects several of them alike is explained once.
 * @param areAccountsSeveral then each says which accounts it is from
 */
function ratiosInWords(ratios: readonly EvaluatedRatio[], areAccountsSeveral: boolean): string[] {
  const earlierNotes = new Set<string>();
  return ratios.map((evaluated) => {
    const { note } = evaluated.ratio;
    const isRepeated = note !== null && earlierNotes.has(note);
    if (note !== null) earlierNotes.add(note);
    const sentence = ratioInWords(
      isRepeated ? { ...evaluated, ratio: { ...evaluated.ratio, note: null } } : evaluated,
    );
    return areAccountsSeveral ? `${sentence}${accountsInWords(evaluated.accounts)}` : sentence;
  });
}

function accountsInWords(accounts: EvaluatedRatio['accounts']): string {
  if (accounts === null) return '';
  const kind = accounts.isSummary === true ? 'the summary of the accounts' : 'the complete accounts';
  return ` This is by ${kind} to ${spokenDay(accounts.periodEnd)}.`;
}

function ratioInWords(evaluated: EvaluatedRatio): string {
  const { rule, ratio, cautionValue } = evaluated;
  if (ratio.bounds !== undefined) return boundedInWords(evaluated, ratio.bounds);
  const { numerator, denominator, value, limit, passes, limitInclusive } = ratio;
  const subject = `${numerator.label} ${rule.numerator.verb} ${formatPercentBeside(value ?? 0, limit)} of ${withSmallLetter(denominator.label)}`;
  const bound = limitInclusive
    ? `the limit is ${percentInVerdict(limit)}`
    : `the limit is below ${percentInVerdict(limit)}`;
  if (passes === null && cautionValue === null) return `${subject} if all of it bears interest; ${bound}.`;
  const past = ratio.note === null ? '' : ` ${ratio.note}`;
  if (cautionValue === null || rule.caution === undefined) return `${subject}; ${bound}.${past}`;
  return `${subject}; ${bound}. It would be ${percentInVerdict(cautionValue)} ${rule.caution.inWords}; filings do not say which do.${past}`;
}

/** What a ratio is at least or at most, whichever decides it; both where neither does. */
function boundedInWords({ rule, ratio }: EvaluatedRatio, bounds: RatioBounds): string {
  const { numerator, denominator, limit, passes, limitInclusive, note } = ratio;
  const is = `${numerator.label} ${rule.numerator.verb}`;
  const of = `of ${withSmallLetter(denominator.label)}`;
  const bound = limitInclusive
    ? `the limit is ${percentInVerdict(limit)}`
    : `the limit is below ${percentInVerdict(limit)}`;
  const past = note === null ? '' : ` ${note}`;
  const least = formatPercentBeside(bounds.least, limit);
  const most = bounds.most === null ? null : formatPercentBeside(bounds.most, limit);
  const supposing = bounds.supposing === null ? '' : `, even if ${bounds.supposing}`;
  if (passes === true) return `${is} at most ${most} ${of}${supposing}; ${bound}.${past}`;
  if (passes === false) return `${is} at least ${least} ${of}; ${bound}.${past}`;
  const notStated = `The accounts do not state ${bounds.notStated.map(withSmallLetter).join(', ')}.`;
  return most === null
    ? `${is} at least ${least} ${of}; ${bound}. ${notStated}`
    : `${is} between ${least} and ${most} ${of}; ${bound}. ${notStated}${bounds.supposing === null ? '' : ` It is the most if ${bounds.supposing}.`}`;
}
