/** A value to two figures of what it is a part of, so that a range reads well and loses nobody: 12.3417 of 80 down is 12. */
export function rounded(value: number, span: number, towards: 'down' | 'up'): number {
  if (!(span > 0)) return value;
  const step = 10 ** (Math.floor(Math.log10(span)) - 1);
  const steps = towards === 'down' ? Math.floor(value / step) : Math.ceil(value / step);
  // 3 steps of 0.1 are 0.3, not 0.30000000000000004
  return Number((steps * step).toPrecision(12));
}
