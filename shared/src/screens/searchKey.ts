/** What is left of a name or a code when case, spaces and punctuation do not count: "M & M" gives "mm". */
export function searchKey(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}
