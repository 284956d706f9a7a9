/** A value at a moment. `at` is in any unit of time: calendar days, or milliseconds. */
export interface PlotPoint {
  at: number;
  value: number;
}

/** The ends of both axes. */
export interface PlotScale {
  from: number;
  to: number;
  /** 0, or the lowest value below it. */
  bottom: number;
  /** The highest value, or 0. */
  top: number;
}

/** The scale on which all points fit: as wide as they reach, and as high from zero. Null without points. */
export function scaleOf(points: readonly PlotPoint[]): PlotScale | null {
  if (points.length === 0) return null;
  const times = points.map(({ at }) => at);
  const values = points.map(({ value }) => value);
  return {
    from: Math.min(...times),
    to: Math.max(...times),
    bottom: Math.min(0, ...values),
    top: Math.max(0, ...values),
  };
}

/** Where a point is in a field of this size, whose origin is at the top. A scale without length places points at its end. */
export function placeOn(
  { from, to, bottom, top }: PlotScale,
  { width, height }: { width: number; height: number },
  { at, value }: PlotPoint,
): { x: number; y: number } {
  const x = to === from ? width : ((at - from) / (to - from)) * width;
  const y = top === bottom ? height : ((top - value) / (top - bottom)) * height;
  return { x, y };
}
