import { Fraction, inRupees, type Paise, toWholePaise } from '@tayyib/shared/values/amounts';
import { pureGoldIn, pureGoldOf, pureSilverIn } from '../amounts';
import type { ZakatLine } from '../ZakatLine';
import type { GoldHolding, SilverHolding, ZakatSettings } from '../zakatSheet';

const milligramsPerGram = 1000;
const pureFineness = 1000;

/** The value of so many milligrams of metal at a price per gram. */
export const valueOf = (milligrams: Fraction, price: Paise): Paise =>
  toWholePaise(milligrams.times(Fraction.of(price)).over(Fraction.of(milligramsPerGram)));

/** Gold, each carat separately. */
export function goldLines(
  rows: readonly GoldHolding[],
  price: Paise | null,
  { wornJewellery }: Pick<ZakatSettings, 'wornJewellery'>,
): ZakatLine[] {
  return rows.filter(isEntered).map((row) => {
    const { carat, perMille, isWorn, measure } = row;
    const isTyped = carat === 'typed';
    const purity = isTyped ? `gold of purity ${perMille ?? 'not typed'}` : `${carat} carat`;
    const details = row.measure === 'value' ? `${purity}, by its value` : `${gramsOf(row)} of ${purity}`;
    if (isWorn && wornJewellery === 'exempt') {
      return {
        label: 'Worn jewellery',
        details: `${details}, exempt`,
        paise: 0,
        rule: 'jewellery',
        working: ['None of it counts by your choice.'],
      };
    }
    const milligrams = Fraction.of(row.milligrams);
    const pure = !isTyped
      ? pureGoldIn(milligrams, carat)
      : perMille === null || perMille === 0
        ? null
        : pureGoldOf(milligrams, perMille);
    const times = isTyped ? `× ${perMille} ÷ 1000` : `× ${carat} ÷ 24`;
    return {
      label: isWorn ? 'Worn jewellery' : 'Gold',
      details,
      ...valued(row, price, pure, times, 'gold'),
      rule: isWorn
        ? 'jewellery'
        : measure !== 'weight'
          ? 'metalByOwnPrice'
          : isTyped
            ? 'goldByPurity'
            : 'goldByCarat',
    };
  });
}

/** Silver, each purity separately. */
export const silverLines = (rows: readonly SilverHolding[], price: Paise | null): ZakatLine[] =>
  rows.filter(isEntered).map((row) => {
    const purity = row.fineness === pureFineness ? 'pure silver' : `${row.fineness / 10}% pure silver`;
    const pure = pureSilverIn(Fraction.of(row.milligrams), row.fineness);
    return {
      label: 'Silver',
      details: row.measure === 'value' ? `${purity}, by its value` : `${gramsOf(row)} of ${purity}`,
      ...valued(row, price, pure, `× ${row.fineness} ÷ 1000`, 'silver'),
      rule: row.measure === 'weight' ? 'silverByPurity' : 'metalByOwnPrice',
    };
  });

const isEntered = ({ measure, milligrams, paise }: GoldHolding | SilverHolding) =>
  measure === 'value' ? paise > 0 : milligrams > 0 && (measure === 'weight' || paise > 0);

const gramsOf = ({ milligrams }: { milligrams: number }) => `${milligrams / milligramsPerGram} g`;

/** The value of a holding and how it was calculated. */
function valued(
  row: GoldHolding | SilverHolding,
  price: Paise | null,
  pureMilligrams: Fraction | null,
  purity: string,
  metal: string,
): Pick<ZakatLine, 'paise' | 'working'> {
  if (row.measure === 'value') {
    return { paise: row.paise, working: [`You entered ${inRupees(row.paise)}; no purity is applied to it.`] };
  }
  if (row.measure === 'ownPrice') {
    const paise = valueOf(Fraction.of(row.milligrams), row.paise);
    const step = `${gramsOf(row)} × ${inRupees(row.paise)} a gram = ${inRupees(paise)}.`;
    return { paise, working: [step, 'That is the price of this purity already, so none is applied again.'] };
  }
  if (pureMilligrams === null) return { paise: null, working: ['Its purity is missing.'] };
  const pure = `${gramsOf(row)} ${purity} = ${pureMilligrams.over(Fraction.of(milligramsPerGram)).toShortText(6)} g of pure ${metal}.`;
  if (price === null) return { paise: null, working: [pure, `The price of ${metal} is missing.`] };
  const paise = valueOf(pureMilligrams, price);
  return { paise, working: [pure, `× ${inRupees(price)} a gram = ${inRupees(paise)}.`] };
}
