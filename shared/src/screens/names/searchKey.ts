/** Normalizes a name or a code for search, without case, spaces and punctuation: "M & M" gives "mm". */
export function searchKey(text: string): string {
  const lower = text.toLowerCase();
  // nearly all names and codes are ASCII, for which this gives the same result ten times faster
  if (isAscii.test(lower)) return lower.replace(/[^a-z0-9]+/g, '');
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]/gu, '');
}

const isAscii = /^[\x20-\x7e]*$/;
