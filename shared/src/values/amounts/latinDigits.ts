/** The zeros of scripts in use in India and of Arabic; the other nine digits follow each. */
const zeros = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50, 0xabf0,
];
const fullWidth = { from: 0xff01, to: 0xff5e, distance: 0xfee0 } as const;

/** Text with the digits 0 to 9 in place of those of other scripts, and plain characters in place of full-width ones. */
export const latinDigits = (text: string): string =>
  Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0;
    if (code >= fullWidth.from && code <= fullWidth.to)
      return String.fromCodePoint(code - fullWidth.distance);
    const zero = zeros.find((each) => code >= each && code < each + 10);
    return zero === undefined ? character : String(code - zero);
  }).join('');
