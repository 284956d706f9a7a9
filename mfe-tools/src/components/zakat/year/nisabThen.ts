import { formatDay } from '@tayyib/shared/values/format';
import { nisabWeights, type NisabId } from '@tayyib/shared/nisab';
import { Fraction, inRupees, toPaise } from '@tayyib/shared/values/amounts';
import { valueOf } from '../../../domain/zakat/lines/metalLines';
import { priceOn, type PastPrices } from '../../../domain/zakat/prices/priceOn';

/** What the nisab was worth on a day by the prices on file; empty while they are read. */
export function nisabThen(nisab: NisabId, day: string, past: PastPrices): string {
  const { metal, milligrams } = nisabWeights[nisab];
  const history = past[metal];
  if (history === null) return '';
  if (history === 'unreadable') return 'The nisab of that day is not known: past prices could not be read.';
  const price = priceOn(history, day);
  if (price === null)
    return `The nisab of that day is not known: no price of ${metal} on or before it is on file.`;
  const rupees = inRupees(valueOf(Fraction.of(milligrams), toPaise(price.rupeesPerGram)));
  return `Nisab that day: ${rupees}, by the price of ${metal} of ${formatDay(price.day)}.`;
}
