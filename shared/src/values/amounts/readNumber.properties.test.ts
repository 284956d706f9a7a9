import fc from 'fast-check';
import { latinDigits } from './latinDigits';
import { readNumber } from './readNumber';

const rupees = (text: string) => readNumber(text, { unit: 'rupees' });

const zeros = { latin: '0', arabic: '٠', urdu: '۰', hindi: '०', wide: '０' };
const inScript = (digits: string, zero: string): string =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));

const grouping = {
  none: (whole: string) => whole,
  western: (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, ','),
  indian: (whole: string) => whole.replace(/\B(?=(\d\d)*\d{3}$)/g, ','),
};
const separators = [',', ' ', '\u00a0', '\u202f', "'"];

/** An amount as a user may write it, and its exact value. */
const written = fc
  .record({
    whole: fc.bigInt({ min: 0n, max: 99_99_99_99_99_999n }),
    decimals: fc.constantFrom('', '5', '25', '50'),
    group: fc.constantFrom(grouping.none, grouping.western, grouping.indian),
    separator: fc.constantFrom(...separators),
    zero: fc.constantFrom(...Object.values(zeros)),
    before: fc.constantFrom('', '₹', '₹ ', 'Rs. ', 'Rs.', 'rs ', 'INR ', 'रु. ', 'روپے '),
    word: fc.constantFrom(
      ['', 0],
      [' lakh', 5],
      ['L', 5],
      [' लाख', 5],
      [' لاکھ', 5],
      [' crore', 7],
      [' करोड़', 7],
      [' کروڑ', 7],
      ['k', 3],
    ),
    after: fc.constantFrom('', '/-', ' only', ' rupees'),
  })
  .map(({ whole, decimals, group, separator, zero, before, word: [word, power], after }) => ({
    text: `${before}${inScript(group(String(whole)).replaceAll(',', separator), zero)}${
      decimals === '' ? '' : `.${inScript(decimals, zero)}`
    }${word}${after}`,
    // in paise, so that the value is whole
    paise: (whole * 100n + BigInt(decimals.padEnd(2, '0'))) * 10n ** BigInt(power),
  }));

const inPaise = (decimal: string): bigint => {
  const [whole = '', decimals = ''] = decimal.split('.');
  return BigInt(`${whole}${decimals.padEnd(2, '0')}`);
};

it('reads every usual way to write an amount as that amount', () => {
  fc.assert(
    fc.property(written, ({ text, paise }) => {
      const read = rupees(text);
      expect({ text, read: 'decimal' in read ? inPaise(read.decimal) : read.reason }).toEqual({
        text,
        read: paise,
      });
    }),
  );
});

const fragments = fc.constantFrom(
  ...'1 20 500 000 ٥ ۵ ५ , . ٬ ٫ ، - ( ) +'.split(' '),
  ...'₹ Rs. Rs $ /- % lakh crore cr L l k لاکھ लाख e A/c x'.split(' '),
  ' ',
  "'",
);
const digitsOf = (text: string) =>
  latinDigits(text)
    .replace(/\D/g, '')
    .replace(/^0+|0+$/g, '');

it('reads whatever is written as all of its digits in their order, or refuses it with a sentence', () => {
  const anything = fc.oneof(
    fc.array(fragments, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 12 }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const read = rupees(text);
      if ('reason' in read) return expect(read.reason).toMatch(/^(?:“.*” .+|There is no number)\.?$/su);
      // an exponent is the only number in a number that is no digit of it
      const mantissa = latinDigits(text).replace(/e[+-]?\d+/i, '');
      expect(digitsOf(read.decimal)).toBe(digitsOf(mantissa));
      const isBelowZero = /[-(]/.test(latinDigits(text).replace('/-', ''));
      if (digitsOf(mantissa) !== '' && !/e-/i.test(text))
        expect(read.decimal.startsWith('-')).toBe(isBelowZero);
    }),
    { numRuns: 3000 },
  );
});

it('reads its own reading as the same', () => {
  fc.assert(
    fc.property(written, ({ text }) => {
      const read = rupees(text);
      if ('decimal' in read) expect(rupees(read.decimal)).toEqual(read);
    }),
  );
});
