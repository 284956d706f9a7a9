/** Shorter ones may end in an abbreviation, such as `Dr. Reddy's Laboratories`. */
const shortest = 40;

/** A reason in two: the sentence that says it, and what explains it, empty where nothing does. */
export function firstSentence(reason: string): { says: string; explains: string } {
  const { index } = /\.\s(?=[A-Z"“])/.exec(reason.slice(shortest)) ?? {};
  if (index === undefined) return { says: reason, explains: '' };
  const end = shortest + index + 1;
  return { says: reason.slice(0, end), explains: reason.slice(end).trim() };
}
