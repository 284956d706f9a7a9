/** Exact amounts, and the one reader of numbers that people type, paste or import. */
export { decimalMarkOf } from './decimalMarkOf';
export type { NumberUnit } from './numberUnits';
export { readNumber, type DecimalMark, type NumberRead } from './readNumber';
export { readAmount, type AmountRead } from './readAmount';
export { Fraction, least, most, sumOf } from './Fraction';
export { inRupees, toPaise, toRupees, toWholePaise, type Paise } from './paise';
export { sharesFactor, sharesOn } from './shareSteps';
