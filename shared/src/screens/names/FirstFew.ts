/** Collects the smallest of many numbers, distinct and sorted, without storing or sorting the rest. */
export class FirstFew {
  readonly values: number[] = [];

  /** @param without numbers to exclude */
  constructor(
    private readonly max: number,
    private readonly without: readonly number[] = [],
  ) {}

  add(number: number): void {
    const { values } = this;
    const last = values.at(-1);
    const isFull = values.length >= this.max;
    if (isFull && (last === undefined || number >= last)) return;
    let at = values.length;
    for (let before = values[at - 1]; before !== undefined && before >= number; before = values[at - 1]) {
      if (before === number) return;
      at -= 1;
    }
    if (this.without.includes(number)) return;
    if (isFull) values.pop();
    values.splice(at, 0, number);
  }
}
