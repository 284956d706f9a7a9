const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2024-03-31` as people write it: `31 Mar 2024`. The same text in every runtime, since verdicts are hashed with it. */
export function spokenDay(day: string): string {
  const name = monthNames[Number(day.slice(5, 7)) - 1] ?? '';
  return `${Number(day.slice(8, 10))} ${name} ${Number(day.slice(0, 4))}`;
}
