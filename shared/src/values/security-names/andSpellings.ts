/** A name or code with “and” in place of “&”, or the other way round: `Mahindra and Mahindra`, `M and M`. None where it has neither. */
export function andSpellings(text: string): string[] {
  const spellings = [text.replace(/\s*&\s*/g, ' and '), text.replace(/\s+and\s+/gi, ' & ')];
  return spellings.filter((other) => other !== text);
}
