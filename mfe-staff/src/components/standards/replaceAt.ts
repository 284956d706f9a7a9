/** The list with another entry at that place. */
export const replaceAt = <Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] =>
  list.map((one, place) => (place === at ? entry : one));

export const without = <Entry>(list: readonly Entry[], at: number): Entry[] =>
  list.filter((_one, place) => place !== at);

/** The list with the entry at that place one place earlier. */
export function earlier<Entry>(list: readonly Entry[], at: number): Entry[] {
  const rest = without(list, at);
  return [...rest.slice(0, at - 1), ...list.slice(at, at + 1), ...rest.slice(at - 1)];
}
