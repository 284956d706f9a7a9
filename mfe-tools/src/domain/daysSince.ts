const dayMs = 86_400_000;

/** Whole days from a calendar day to `now`, as counted in India; never negative. */
export function daysSince(isoDay: string, now: Date): number {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(now);
  return Math.max(0, Math.round((Date.parse(today) - Date.parse(isoDay)) / dayMs));
}
