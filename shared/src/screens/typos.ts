/** Short words differ by one letter and mean another company; long ones bear two slips. */
export const typosAllowed = (text: string): number => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2);

/** Which of the letters a to z, and digits together, a key has; to rule most keys out at a glance. */
export function letterMask(key: string): number {
  let mask = 0;
  for (let at = 0; at < key.length; at++) {
    const letter = key.charCodeAt(at) - 97;
    mask |= letter >= 0 && letter < 26 ? 1 << letter : 1 << 26;
  }
  return mask;
}

/**
 * Whether the text is the beginning of a key but for at most so many letters wrong, missing, too many, or two that changed
 * places. The text may stop anywhere in the key.
 */
export function isTypoOf(text: string, key: string, typos: number): boolean {
  if (text.length > key.length + typos) return false;
  const reach = Math.min(key.length, text.length + typos);
  let twoBack: number[] = [];
  let before = Array.from({ length: reach + 1 }, (_, at) => at);
  for (let row = 1; row <= text.length; row++) {
    const now = [row];
    let least = row;
    for (let at = 1; at <= reach; at++) {
      const isSame = text[row - 1] === key[at - 1];
      let cost = Math.min(
        (before[at] ?? row) + 1,
        (now[at - 1] ?? row) + 1,
        (before[at - 1] ?? row) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && at > 1 && text[row - 1] === key[at - 2] && text[row - 2] === key[at - 1];
      if (isSwapped) cost = Math.min(cost, (twoBack[at - 2] ?? row) + 1);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least > typos) return false;
    twoBack = before;
    before = now;
  }
  return Math.min(...before) <= typos;
}
