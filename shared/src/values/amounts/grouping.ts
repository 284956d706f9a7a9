const separators = ['.', ',', "'", '’', ' ', '\u00a0', '\u2007', '\u2009', '\u202f', '\t'];

/**
 * Whether digits are grouped by one kind of separator, in threes (1,000,000) or as in India (10,00,000). A group of zeros before others
 * is no grouping: `0,125` is a decimal.
 */
export function isGrouped(text: string): boolean {
  const separator = separators.find((each) => text.includes(each));
  if (separator === undefined) return false;
  const groups = text.split(separator);
  const [first = '', ...others] = groups;
  if (!groups.every((group) => /^\d+$/.test(group)) || !/^[1-9]\d{0,2}$/.test(first)) return false;
  const isWestern = others.every((group) => group.length === 3);
  const isIndian =
    first.length <= 2 &&
    others.at(-1)?.length === 3 &&
    others.slice(0, -1).every((group) => group.length === 2);
  return isWestern || isIndian;
}
