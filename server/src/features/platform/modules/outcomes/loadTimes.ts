/** Upper edges of the steps that load times are counted in, milliseconds. The last holds whatever is longer. */
const loadTimeStepsMs = [
  25, 50, 75, 100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800, 6400, 9600, 600_000,
] as const;

/** The upper edge of the step that a load time falls in. */
export function stepOf(loadMs: number): number {
  return loadTimeStepsMs.find((edge) => loadMs <= edge) ?? 600_000;
}

/** The upper edge below which that fraction of the loads lie; null without loads. `counts` is by upper edge. */
export function percentile(counts: ReadonlyMap<number, number>, fraction: number): number | null {
  const steps = [...counts].sort(([a], [b]) => a - b);
  const total = steps.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  let seen = 0;
  for (const [edge, count] of steps) {
    seen += count;
    if (seen >= total * fraction) return edge;
  }
  return steps.at(-1)?.[0] ?? null;
}
