import { randomInt } from 'node:crypto';

/** Without 0 and O, 1, I and L, and U: they are mistaken for others, or make words. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** A new code. There are 30^8 of them, so they cannot be guessed. */
export const newSupportCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** Normalizes a code as typed. */
export const asGivenOut = (typed: string): string => typed.toUpperCase().replaceAll(/[\s-]/g, '');
