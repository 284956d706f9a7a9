import type { FilingFormat } from '@tayyib/shared/shariah';
import { RefusedRow } from '../reading/values';
import { integratedSums } from './integratedSums';
import type { XbrlFact } from './parseXbrl';
import { balanceSheetSums, bankSums, yearSums } from './statedSums';
import type { StatedSum } from './statedSums';

/** Sums are of lines that were rounded one by one: a thousandth of the assets, and a two hundredth of the income, are ignored. */
const balanceTolerance = 0.001;
const yearTolerance = 0.005;
const rupeesPerCrore = 10_000_000;

/**
 * Refuses a filing whose lines do not add up to the totals it states. A line left out, in another unit or of the wrong sign shows
 * here, whatever the line. Of the form before 2025 only companies by Ind AS and banks are checked.
 * @param integrated the form of an integrated filing; null for the form before it
 */
export function refuseWrongSums(facts: readonly XbrlFact[], integrated: FilingFormat | null): void {
  const amounts = new Map<string, number>();
  for (const { name, context, text } of facts) {
    const place = `${name} ${context}`;
    if (text !== '' && !amounts.has(place) && Number.isFinite(Number(text))) amounts.set(place, Number(text));
  }
  const atTheEnd = (name: string) => amounts.get(`${name} OneI`);
  const inTheYear = (name: string) => amounts.get(`${name} FourD`);
  const assets = atTheEnd('Assets') ?? 0;
  if (assets <= 0) return;
  if (integrated !== null) {
    const { atPeriodEnd, ofTheYear } = integratedSums(integrated);
    for (const sum of atPeriodEnd) refuseWrongSum(sum, atTheEnd, assets * balanceTolerance);
    for (const sum of ofTheYear) refuseWrongSum(sum, inTheYear, (inTheYear('Income') ?? 0) * yearTolerance);
    return;
  }
  for (const sum of bankSums) refuseWrongSum(sum, atTheEnd, assets * balanceTolerance);
  if (atTheEnd('NoncurrentAssets') === undefined || atTheEnd('CurrentAssets') === undefined) return;
  for (const sum of balanceSheetSums) refuseWrongSum(sum, atTheEnd, assets * balanceTolerance);
  const income = inTheYear('Income') ?? 0;
  for (const sum of yearSums) refuseWrongSum(sum, inTheYear, income * yearTolerance);
}

/** A total of which no line is stated is not checked. */
function refuseWrongSum(
  { total, plus, minus = [] }: StatedSum,
  amountOf: (name: string) => number | undefined,
  tolerance: number,
): void {
  const stated = amountOf(total);
  if (stated === undefined || [...plus, ...minus].every((name) => amountOf(name) === undefined)) return;
  const sumOf = (names: readonly string[]) => names.reduce((sum, name) => sum + (amountOf(name) ?? 0), 0);
  const sum = sumOf(plus) - sumOf(minus);
  // some state deductions as negative figures; such a figure is not used, so nothing can hide in it
  const asDeductions = sumOf(plus) - minus.reduce((all, name) => all + Math.abs(amountOf(name) ?? 0), 0);
  if ([sum, asDeductions].some((one) => Math.abs(one - stated) <= tolerance)) return;
  throw new RefusedRow(`${total} is ${crores(stated)} crore, and its lines add up to ${crores(sum)} crore.`);
}

const crores = (rupees: number) => Math.round((rupees / rupeesPerCrore) * 100) / 100;
