/** @param {number} from @param {number} to */
const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, at) => from + at));

/** Latin with accents, and the signs of our texts; other scripts use fonts of the system. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…−×÷±≤≥≈›‹•`;

/**
 * What of a font file is delivered, by its name: the characters, and the weights of a variable font. The CSS uses no other
 * weights.
 * @type {Readonly<Record<string, { characters: string, weights?: number | { min: number, max: number } }>>}
 */
export const fontSubsets = {
  'inter-latin-wght-normal.woff2': { characters: latin, weights: { min: 400, max: 700 } },
  'inter-latin-ext-wght-normal.woff2': { characters: '₹', weights: { min: 400, max: 700 } },
  'plus-jakarta-sans-latin-wght-normal.woff2': { characters: latin, weights: 700 },
  'amiri-arabic-400-normal.woff2': { characters: 'السلام عليكم' },
};
