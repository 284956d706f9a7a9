import { daysBetween, indianDay } from '@tayyib/shared/values/calendar';
import { formatMoment } from '@tayyib/shared/values/format';

const timeZone = 'Asia/Kolkata';
const minuteMs = 60_000;
const relative = new Intl.RelativeTimeFormat('en-IN');
const clock = new Intl.DateTimeFormat('en-IN', { timeStyle: 'short', timeZone });

/** How long ago an instant was, relative to the calendar day in India: "5 minutes ago", "yesterday, 4:05 pm", then the date. */
export function formatAgo(iso: string, now: number): string {
  const then = Date.parse(iso);
  const minutes = Math.floor((now - then) / minuteMs);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const daysAgo = daysBetween(indianDay(new Date(then)), indianDay(new Date(now)));
  if (daysAgo === 0) return relative.format(-Math.floor(minutes / 60), 'hour');
  if (daysAgo === 1) return `yesterday, ${clock.format(then)}`;
  return formatMoment(iso);
}
