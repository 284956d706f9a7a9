/** A fraction as a percentage with at most two decimals: 0.185 is "18.5 %", and what is below 0.01 % says so. */
export function percent(fraction: number): string {
  const hundredths = fraction * 100;
  if (hundredths > 0 && hundredths < 0.01) return 'under 0.01 %';
  const digits = hundredths < 10 ? 2 : 1;
  return `${String(Number(hundredths.toFixed(digits)))} %`;
}
