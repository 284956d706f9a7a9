import { indianMoment } from '@tayyib/shared/values/calendar';

/** The moment of a time in India, as fields of a form have it: `2026-11-30T17:30`. */
export function indianMomentOf(time: string): string {
  const [day = '', minute = ''] = time.split('T');
  return indianMoment(day, minute).toISOString();
}

const inIndia = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The time in India of a moment, as fields of a form have it. */
export const indianTimeOf = (moment: string): string => inIndia.format(new Date(moment)).replace(' ', 'T');
