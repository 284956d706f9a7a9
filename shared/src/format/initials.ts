/** First letters of the first two words, upper-cased, letters only: "ann-marie o'neil" gives `AO`. Empty when there are none. */
export function initialsOf(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? '')
    .join('')
    .toUpperCase();
}
