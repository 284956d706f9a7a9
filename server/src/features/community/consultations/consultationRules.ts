import { minuteMs } from '../../../lib/durations';

/** The length of one consultation. */
export const slotMinutes = 30;
/** How many upcoming consultations a user may have, so that nobody takes every slot. */
export const maxBooked = 2;

/** Between which moments another slot of the same advisor would begin that overlaps with one. */
export function overlapOf(startsAt: Date): { after: Date; before: Date } {
  const lengthMs = slotMinutes * minuteMs;
  return { after: new Date(startsAt.getTime() - lengthMs), before: new Date(startsAt.getTime() + lengthMs) };
}
