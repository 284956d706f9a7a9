/** The one reader of numbers that people type, paste or import. */
export { decimalMarkOf } from './decimalMarkOf';
export type { NumberUnit } from './numberUnits';
export { readNumber, type DecimalMark, type NumberRead } from './readNumber';
export { readAmount, type AmountRead } from './readAmount';
