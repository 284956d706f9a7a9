/** How many page numbers are offered at a time. */
const offered = 5;

/** The page numbers to offer around the current one; a gap stands where some are left out. */
export function pageNumbers(page: number, last: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(page - Math.floor(offered / 2), last - offered + 1));
  const length = Math.min(offered, last);
  const numbers = Array.from({ length }, (_, at) => first + at);
  const end = first + length - 1;
  return [...(first > 1 ? (['gap'] as const) : []), ...numbers, ...(end < last ? (['gap'] as const) : [])];
}
