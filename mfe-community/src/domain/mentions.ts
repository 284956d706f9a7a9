import type { PostAuthor } from '@tayyib/shared/contracts';

const maxSuggested = 6;

/** A mention that is being typed: where its `@` is, and what follows it up to the caret. */
export interface TypedMention {
  start: number;
  typed: string;
}

/** The mention in front of the caret; null if there is none. */
export function mentionAt(text: string, caret: number): TypedMention | null {
  const [, typed] = /(?:^|[\s(])@([^@\n]{0,60})$/u.exec(text.slice(0, caret)) ?? [];
  return typed === undefined ? null : { start: caret - typed.length - 1, typed };
}

/** Names of which any word begins with what was typed; or all of the name, as far as it was typed. */
export function matchingNames(names: readonly string[], typed: string): string[] {
  const wanted = typed.toLowerCase();
  const matches = (name: string) =>
    name.startsWith(wanted) || name.split(' ').some((word) => word.startsWith(wanted));
  return names.filter((name) => matches(name.toLowerCase())).slice(0, maxSuggested);
}

/** The text with the mention completed, and the caret behind it. */
export function completeMention(text: string, { start, typed }: TypedMention, name: string) {
  const mention = `@${name} `;
  const rest = text.slice(start + 1 + typed.length).replace(/^ /, '');
  return { text: text.slice(0, start) + mention + rest, caret: start + mention.length };
}

/** The names of the authors of these posts, each once, in their order. */
export const authorNames = (posts: readonly { author: PostAuthor }[]): string[] => [
  ...new Set(posts.map(({ author }) => author.name).filter((name) => name !== '')),
];

/** A text in parts: mentions of these names, and what is between them. A letter after a name makes it another name. */
export function splitMentions(
  text: string,
  names: readonly string[],
): { text: string; isMention: boolean }[] {
  if (names.length === 0) return [{ text, isMention: false }];
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)).join('|');
  const mention = new RegExp(String.raw`(@(?:${any})(?![\p{L}\p{N}]))`, 'iu');
  return text
    .split(mention)
    .map((part, at) => ({ text: part, isMention: at % 2 === 1 }))
    .filter((part) => part.text !== '');
}
