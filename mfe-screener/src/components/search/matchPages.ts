import type { SlotProps } from '@tayyib/shared/sdk/modules';

/** A page of the product that the search offers. */
export type SearchPage = NonNullable<SlotProps['topbar.search']['pages']>[number];

const maxShown = 4;

/** The pages with a word that starts with each word of the text; those that start with the text come first. */
export function matchPages(pages: readonly SearchPage[], text: string): readonly SearchPage[] {
  const wanted = wordsOf(text);
  if (wanted.length === 0) return [];
  const startsWithIt = ({ label }: SearchPage) => wordsOf(label).join(' ').startsWith(wanted.join(' '));
  return pages
    .filter(({ label }) => {
      const known = wordsOf(label);
      return wanted.every((word) => known.some((one) => one.startsWith(word)));
    })
    .sort((one, other) => Number(startsWithIt(other)) - Number(startsWithIt(one)))
    .slice(0, maxShown);
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
