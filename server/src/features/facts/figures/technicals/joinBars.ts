import type { Bar } from './Bar';

/** Days joined to weeks (Monday to Sunday) or calendar months; each carries the last day it holds. @param bars the oldest first */
export function joinBars(bars: readonly Bar[], interval: 'week' | 'month'): Bar[] {
  const joined: Bar[] = [];
  let open: string | null = null;
  for (const { day, high, low, close, volume, ...rest } of bars) {
    const period = interval === 'month' ? day.slice(0, 7) : mondayOf(day);
    const last = joined.at(-1);
    if (last === undefined || period !== open)
      joined.push({ day, high, low, close, volume, open: rest.open });
    else {
      last.day = day;
      last.high = Math.max(last.high, high);
      last.low = Math.min(last.low, low);
      last.close = close;
      last.volume += volume;
    }
    open = period;
  }
  return joined;
}

function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  const sinceMonday = (date.getUTCDay() + 6) % 7;
  return new Date(date.getTime() - sinceMonday * 86_400_000).toISOString().slice(0, 10);
}
