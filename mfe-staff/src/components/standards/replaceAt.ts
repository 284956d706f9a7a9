/** The list with another entry at an index. */
export const replaceAt = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  list.map((one, index) => (index === at ? entry : one));

export const without = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_one, index) => index !== at);

/** The list with one entry moved one position earlier. */
export function earlier<Entry>(list: readonly Entry[], at: number): Entry[] {
  const rest = without(list, at);
  return [...rest.slice(0, at - 1), ...list.slice(at, at + 1), ...rest.slice(at - 1)];
}
