const minutesOfDay = 24 * 60;
const indiaOffsetMinutes = 330;

/** When mails and pushes may be sent; minutes of the day in India. */
export interface Timing {
  mail: 'at-once' | 'daily';
  dailyAt: number;
  quietFrom: number | null;
  quietUntil: number | null;
}

export const defaultTiming: Timing = { mail: 'at-once', dailyAt: 8 * 60, quietFrom: null, quietUntil: null };

const minuteInIndia = (at: Date) => (Math.floor(at.getTime() / 60_000) + indiaOffsetMinutes) % minutesOfDay;

/** The next time that the clocks of India show a minute; now counts if it is that minute. */
function nextAt(now: Date, minute: number): Date {
  const wait = (minute - minuteInIndia(now) + minutesOfDay) % minutesOfDay;
  return wait === 0 ? now : new Date((Math.floor(now.getTime() / 60_000) + wait) * 60_000);
}

/** Now, or the end of quiet hours. They may span midnight; they end at `quietUntil`. */
export function afterQuietHours(now: Date, { quietFrom, quietUntil }: Timing): Date {
  if (quietFrom === null || quietUntil === null) return now;
  const minute = minuteInIndia(now);
  const isQuiet =
    quietFrom < quietUntil
      ? minute >= quietFrom && minute < quietUntil
      : minute >= quietFrom || minute < quietUntil;
  return isQuiet ? nextAt(now, quietUntil) : now;
}

/** When the next daily mail is sent. */
export function nextDailyMail(now: Date, { dailyAt }: Timing): Date {
  const at = nextAt(now, dailyAt);
  // a mail of this very minute may have been sent already
  return at > now ? at : new Date(now.getTime() + minutesOfDay * 60_000);
}
