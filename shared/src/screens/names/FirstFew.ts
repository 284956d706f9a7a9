/** Keeps the smallest of many numbers, each once and in order, without keeping or sorting the rest. */
export class FirstFew {
  readonly kept: number[] = [];

  /** @param without numbers that are not wanted */
  constructor(
    private readonly most: number,
    private readonly without: readonly number[] = [],
  ) {}

  add(number: number): void {
    const { kept } = this;
    const last = kept.at(-1);
    const isFull = kept.length >= this.most;
    if (isFull && (last === undefined || number >= last)) return;
    let at = kept.length;
    for (let before = kept[at - 1]; before !== undefined && before >= number; before = kept[at - 1]) {
      if (before === number) return;
      at -= 1;
    }
    if (this.without.includes(number)) return;
    if (isFull) kept.pop();
    kept.splice(at, 0, number);
  }
}
