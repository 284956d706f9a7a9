/** Items sorted in one step, which takes a few milliseconds. */
const runLength = 2000;

/** Like `toSorted`, but yields between steps of a few milliseconds. */
export function* sortInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, Item[]> {
  let runs: Item[][] = [];
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer: Item[][] = [];
    for (let at = 0; at < runs.length; at += 2) {
      longer.push(yield* merged(runs[at] ?? [], runs[at + 1] ?? [], compare));
    }
    runs = longer;
  }
  return runs[0] ?? [];
}

/** Merges two sorted lists; stable. */
function* merged<Item>(
  first: readonly Item[],
  second: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Generator<void, Item[]> {
  const all: Item[] = [];
  let at = 0;
  for (const item of first) {
    for (let other = second[at]; other !== undefined && compare(item, other) > 0; other = second[++at]) {
      all.push(other);
      if (all.length % runLength === 0) yield;
    }
    all.push(item);
    if (all.length % runLength === 0) yield;
  }
  yield;
  for (; at < second.length; at++) {
    const item = second[at];
    if (item !== undefined) all.push(item);
  }
  return all;
}
