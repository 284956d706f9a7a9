import { spokenHijriDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';

/** `26 Jun 2025 (1 Muharram 1447)`. */
export const bothCalendars = (day: string): string => `${formatDay(day)} (${spokenHijriDay(day)})`;
