/** What the search looks in: symbol and name in lower case without spaces or punctuation. */
export function searchKey(symbol: string, name: string): string {
  return `${squeezed(symbol)} ${squeezed(name)}`;
}

const squeezed = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
