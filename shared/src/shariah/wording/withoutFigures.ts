import type { Verdict } from '@tayyib/shared/contracts';

const percent = String.raw`(?:just (?:above|below) )?[\d,.]+\s?%`;

/** `is 34.17% of total assets if all of it bears interest; the limit is below 33%` */
const ratio = new RegExp(
  `(?<figure>${percent}) of (?<whole>[^;]+?)(?<doubt> if all of it bears interest)?; the limit is (?<below>below )?(?<limit>${percent})`,
  'g',
);
/** `It would be 4% if all its investments bore interest`: a sentence of a ratio only where it would then fail. */
const caution = new RegExp(`It would be ${percent} (?=if )`, 'g');
/** `between 1% and 4% of total income, the limit is 3%` */
const range = new RegExp(
  `between ${percent} and ${percent} of (?<whole>[^;]+?), the limit is (?<limit>${percent})`,
  'g',
);
/** `interest-bearing debt 34% of total assets, beyond 25%` */
const broken = new RegExp(`${percent} of (?<whole>[^;]+?), beyond (?<limit>${percent})`, 'g');

/**
 * `is at most 2.10% of total income, even if all other income were interest; the limit is 3%`: a sentence where it decides, or
 * where a lower bound within the limit leaves the side open.
 */
const bounded = new RegExp(
  `(?<verb>is|are) (?<side>at most|at least) (?<figure>${percent}) of (?<whole>[^;,]+)(?<supposing>, even if [^;]+)?; the limit is (?<below>below )?(?<limit>${percent})`,
  'g',
);
/** `is between 0% and 4.10% of total income; the limit is 3%`: a sentence where neither bound decides, so the side is not known. */
const open = new RegExp(
  `(?:is|are) between ${percent} and ${percent} of (?<whole>[^;]+); the limit is (?:below )?(?<limit>${percent})`,
  'g',
);

const openSide = (limit: string) => `may be within ${limit} or above it: which of the two is not known`;

/** On which side of its limit a figure is. */
function sideOf(figure: string, limit: string, isBelow: boolean): string {
  const difference = figure.startsWith('just above')
    ? 1
    : figure.startsWith('just below')
      ? -1
      : Number.parseFloat(figure.replaceAll(',', '')) - Number.parseFloat(limit.replaceAll(',', ''));
  if (difference > 0) return 'above';
  return difference === 0 && isBelow ? 'not below' : 'within';
}

/**
 * A reason of a verdict, or a fact it misses, without the ratios in it: on which side of the limit they are. For plans that do not
 * include the ratios of a verdict. Percentages of other kinds stay: limits, and shares of lines of business.
 */
export function withoutFigures(sentence: string): string {
  return sentence
    .replace(open, openSide('the limit of $<limit> of $<whole>'))
    .replace(bounded, (...parts) => {
      const { verb, side, figure = '', whole = '', supposing = '', below, limit = '' } = groupsOf(parts);
      const of = `the limit of ${limit} of ${whole}`;
      if (side === 'at most') return `${verb} within ${of}${supposing}`;
      const least = sideOf(figure, limit, below !== undefined);
      return least === 'within' ? openSide(of) : `${verb} ${least} ${of}`;
    })
    .replace(ratio, (...parts) => {
      const { figure = '', whole = '', doubt = '', below, limit = '' } = groupsOf(parts);
      return `${sideOf(figure, limit, below !== undefined)} the limit of ${limit} of ${whole}${doubt}`;
    })
    .replace(caution, 'It would be above the limit ')
    .replace(range, 'whether it is within the limit of $<limit> of $<whole>')
    .replace(broken, 'beyond $<limit> of $<whole>');
}

/** A verdict whose sentences have no ratios. */
export const withoutFiguresInWords = (verdict: Verdict): Verdict => ({
  ...verdict,
  reasons: verdict.reasons.map(withoutFigures),
  missing: verdict.missing.map(withoutFigures),
});

type Groups = Readonly<Record<string, string | undefined>>;

/** The named groups, which are the last argument of a replacer. */
function groupsOf(parts: readonly unknown[]): Groups {
  const groups = parts.at(-1);
  return isGroups(groups) ? groups : {};
}

const isGroups = (value: unknown): value is Groups => typeof value === 'object' && value !== null;
