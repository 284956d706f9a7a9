import type { StatedFiling } from '../../records/filingsRepository';

/** No company grows by this factor in a year. */
const wrongScale = 50;
/** Lakhs for millions, or millions for crores, is tenfold, which a year's growth hides a part of. */
const tenfold = 7;

/**
 * Why a filing is probably not in its stated unit, or null. It is compared to the company's other balance sheets: the one
 * stored next before it (or next after it), or, with several, to the majority of them, including those in the same file. So a
 * first filing in the wrong unit does not cause correct later ones to be refused.
 */
export function scaleSlip(
  row: StatedFiling,
  stored: Iterable<StatedFiling>,
  inFile: Iterable<StatedFiling>,
): string | null {
  const isOther = isOtherOf(row);
  const known = [...stored].filter(isOther);
  // for a period both stored and in the file, the stored one was already compared to the others
  const others = new Map([...[...inFile].filter(isOther), ...known].map((other) => [other.periodEnd, other]));
  const compared = others.size > 1 ? [...others.values()] : known;
  const against = compared.filter((other) => isOtherUnit(row, other));
  const witness = nextTo(row, against);
  if (witness === undefined || against.length * 2 <= compared.length) return null;
  return inWords(row, witness);
}

const isOtherOf = (row: StatedFiling) => (other: StatedFiling) =>
  other.isin === row.isin &&
  other.nature === row.nature &&
  other.periodEnd !== row.periodEnd &&
  other.amounts.totalAssets !== null &&
  other.amounts.totalAssets > 0;

function isOtherUnit(row: StatedFiling, other: StatedFiling): boolean {
  const assets = timesOf(row.amounts.totalAssets, other.amounts.totalAssets);
  if (assets >= wrongScale || assets <= 1 / wrongScale) return true;
  const capital = timesOf(row.amounts.paidUpCapital, other.amounts.paidUpCapital);
  // assets may grow tenfold; capital, which issues of shares alone change, hardly does by the same step
  return (assets >= tenfold && capital >= tenfold) || (assets <= 1 / tenfold && capital <= 1 / tenfold);
}

/** How many times as large; 1 if unknown. */
function timesOf(one: number | null, other: number | null): number {
  return one === null || other === null || one <= 0 || other <= 0 ? 1 : one / other;
}

/** The one next before, or else next after. */
function nextTo({ periodEnd }: StatedFiling, filings: readonly StatedFiling[]): StatedFiling | undefined {
  const inOrder = [...filings].sort((a, b) => a.periodEnd.localeCompare(b.periodEnd));
  return inOrder.findLast((other) => other.periodEnd < periodEnd) ?? inOrder[0];
}

function inWords(row: StatedFiling, other: StatedFiling): string {
  const times = timesOf(row.amounts.totalAssets, other.amounts.totalAssets);
  const factor = times > 1 ? `${Math.round(times)} times larger` : `${Math.round(1 / times)} times smaller`;
  return `Total assets of ${row.symbol} at ${row.periodEnd} are ${factor} than at ${other.periodEnd}: filed in the wrong unit.`;
}
