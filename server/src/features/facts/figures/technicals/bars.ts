import { addDays, weekdayOf } from '@tayyib/shared/values/calendar';

/** One day's trading in today's shares, in rupees. */
export interface Bar {
  day: string;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** Days joined to weeks (Monday to Sunday) or calendar months; each is dated with its last day. @param bars the oldest first */
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

const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));
