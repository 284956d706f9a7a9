/** A fraction as a percentage with at most two decimals: 0.185 is "18.5 %", less than 0.01 % is "under 0.01 %". */
export function percent(fraction: number): string {
  const hundredths = fraction * 100;
  if (hundredths > 0 && hundredths < 0.01) return 'under 0.01 %';
  const digits = hundredths < 10 ? 2 : 1;
  return `${String(Number(hundredths.toFixed(digits)))} %`;
}

/** The digits that distinguish a percentage from its limit; beyond them it is described in words. */
const mostDigits = 4;

/** A percentage beside its limit, with as many digits as tell one from the other: 25.004 %, or "just above 25 %". */
export function percentBeside(fraction: number, limit: number): string {
  if (fraction === limit || percent(fraction) !== percent(limit)) return percent(fraction);
  for (let digits = 2; digits <= mostDigits; digits += 1) {
    const [shown, bound] = [fraction, limit].map((one) => String(Number((one * 100).toFixed(digits))));
    if (shown !== bound) return `${shown} %`;
  }
  return `just ${fraction > limit ? 'above' : 'below'} ${percent(limit)}`;
}
