import { indianDay } from '@tayyib/shared/values/calendar';
import { impossibleFigures, impossibleTotals, isOfInsurer } from '@tayyib/shared/shariah';
import type { AmountKey } from '@tayyib/shared/shariah';
import type { StatedFiling } from '../../records/filingsRepository';
import { RefusedRow } from './reading/values';

const rupeesPerCrore = 10_000_000;
/** Balance sheets of this size are filed rounded, at the finest to a hundredth of a lakh, and name no line below a lakh. */
const largeAssets = 100 * rupeesPerCrore;
const finestStep = 1000;
const rupeesPerLakh = 100_000;

const lines: readonly (readonly [AmountKey, string])[] = [
  ['borrowingsNoncurrent', 'Borrowings, non-current'],
  ['borrowingsCurrent', 'Borrowings, current'],
  ['borrowingsUndivided', 'Borrowings'],
  ['deposits', 'Deposits'],
  ['cashAndCashEquivalents', 'Cash and cash equivalents'],
  ['otherBankBalances', 'Other bank balances'],
  ['tradeReceivablesCurrent', 'Trade receivables, current'],
  ['totalIncome', 'Total income'],
  ['interestIncome', 'Interest income'],
];

type AccountsToCheck = Pick<
  StatedFiling,
  'amounts' | 'detail' | 'taxonomy' | 'periodStart' | 'periodEnd' | 'publishedOn'
>;

/**
 * Refuses implausible accounts: dates out of order, impossible figures, a line in another unit than the rest. A filing whose debt stands in
 * another line is stored as it was filed, and its verdict says so; of a table of the operator it is an error in the table.
 */
export function refuseImplausible({
  amounts,
  detail,
  taxonomy,
  periodStart,
  periodEnd,
  publishedOn,
}: AccountsToCheck): void {
  if (periodStart >= periodEnd) {
    throw new RefusedRow(`Its period begins on ${periodStart} and ends on ${periodEnd}.`);
  }
  const dated = publishedOn ?? periodEnd;
  if (periodEnd > dated) {
    throw new RefusedRow(`Its period ends on ${periodEnd}, after it was filed on ${dated}.`);
  }
  if (dated > indianDay(new Date())) throw new RefusedRow(`It is dated ${dated}, which is still to come.`);
  // the balance sheet of an insurer is net of what policies owe: its investments exceed its total
  const contradictions = detail === 'provided' ? impossibleFigures : impossibleTotals;
  const [impossible] = isOfInsurer(taxonomy) ? [] : contradictions(amounts);
  if (impossible !== undefined) throw new RefusedRow(`${impossible}.`);

  const assets = amounts.totalAssets ?? 0;
  if (assets < largeAssets) return;
  for (const [key, name] of lines) {
    const amount = amounts[key] ?? 0;
    const isOdd = Math.abs(amount) < rupeesPerLakh || amount % finestStep !== 0;
    if (amount !== 0 && Math.abs(amount) < rupeesPerCrore && isOdd) {
      const crores = Math.round(assets / rupeesPerCrore);
      throw new RefusedRow(
        `${name}: ${amount} rupees beside total assets of ${crores} crore: a line in another unit.`,
      );
    }
  }
}
