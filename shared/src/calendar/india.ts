/** India has one time zone, 5:30 ahead of UTC all year. */
const offsetMs = 5.5 * 60 * 60_000;

/** The calendar day in India at an instant, `YYYY-MM-DD`. */
export const indianDay = (at: Date): string => new Date(at.getTime() + offsetMs).toISOString().slice(0, 10);

/** Today in India: the one "today" of verdicts, holds, editions, feeds and the market. */
export const today = (clock: { now: () => Date }): string => indianDay(clock.now());

/** The instant of a time of day, `HH:MM`, on a calendar day in India. */
export const indianMoment = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) - offsetMs);
