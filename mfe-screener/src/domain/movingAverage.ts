/** The mean of the last `days` values at each index; null while there are fewer. */
export function movingAverage(values: readonly number[], days: number): (number | null)[] {
  let sum = 0;
  return values.map((value, at) => {
    sum += value - (values[at - days] ?? 0);
    return at + 1 < days ? null : sum / days;
  });
}
