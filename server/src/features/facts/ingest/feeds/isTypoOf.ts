/** Whether one code is another with one sign wrong, or with two neighbouring signs changed about: `INE903I01` for `INE093I01`. */
export function isTypoOf(code: string, other: string): boolean {
  if (code.length !== other.length || code === other) return code === other;
  const wrong = [...code].flatMap((sign, at) => (sign === other[at] ? [] : [at]));
  const [first = 0, second] = wrong;
  if (wrong.length === 1) return true;
  const isChangedAbout = code[first] === other[first + 1] && code[first + 1] === other[first];
  return wrong.length === 2 && second === first + 1 && isChangedAbout;
}
