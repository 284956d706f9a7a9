/** What is left of a name or a code when case, spaces and punctuation do not count: "M & M" gives "mm". */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // nearly every name and code is of plain letters, for which the full rules give the same and take ten times as long
  if (isPlain.test(lower)) return lower.replace(/[^a-z0-9]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

const isPlain = /^[\x20-\x7e]*$/;
