import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, and U: they are mistaken for others, or make words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** A new code. 30^8 of them, so nobody finds one by trying. */
export const newSupportCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** A code as somebody typed it, as it was given out. */
export const asGivenOut = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
