/** A reason of staff without email addresses: it is stored where an erasure cannot change it. */
export const withoutEmails = (why: string): string =>
  why.replaceAll(/[^\s@<>(),;]+@[^\s@<>(),;]+/gu, 'someone');

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Shorter ones are words of their own. */
const shortestName = 3;

/** The same, also without the names of the person that it is about. */
export function withoutNames(why: string, names: readonly string[]): string {
  const words = names.flatMap((name) => name.split(/\s+/)).filter((word) => word.length >= shortestName);
  return words.reduce(
    (text, word) =>
      text.replaceAll(
        new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'giu'),
        'this person',
      ),
    withoutEmails(why),
  );
}
