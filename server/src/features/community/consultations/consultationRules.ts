import type { ConsultationHours, ConsultationStatus } from '@tayyib/shared/contracts';
import {
  consultationDaysAhead,
  consultationMinutes,
  consultationMoveClosesMs,
  maxConsultationMoves,
} from '@tayyib/shared/limits';
import { addDays, indianDay, indianMoment, weekdayOf } from '@tayyib/shared/values/calendar';
import { minuteMs } from '../../../lib/durations';

/** The length of one consultation. */
export const slotMinutes = consultationMinutes;
/** How many upcoming consultations a user may have, so that nobody takes every slot. */
export const maxBooked = 2;

/** Between which moments another slot of the same advisor would begin that overlaps with one. */
export function overlapOf(startsAt: Date): { after: Date; before: Date } {
  const lengthMs = slotMinutes * minuteMs;
  return { after: new Date(startsAt.getTime() - lengthMs), before: new Date(startsAt.getTime() + lengthMs) };
}

/** Until when the requester may move a consultation; null where they may not at all. */
export function movableUntil(
  { status, moves }: { status: ConsultationStatus; moves: number },
  startsAt: Date,
): Date | null {
  if (status !== 'booked' || moves >= maxConsultationMoves) return null;
  return new Date(startsAt.getTime() - consultationMoveClosesMs);
}

/** When the slots of weekly hours begin, from now on, soonest first. */
export function slotsOfHours(hours: readonly ConsultationHours[], now: Date): Date[] {
  const today = indianDay(now);
  const days = Array.from({ length: consultationDaysAhead }, (_, days) => addDays(today, days));
  return days
    .flatMap((day) =>
      hours.filter(({ weekday }) => weekday === weekdayOf(day)).flatMap((one) => slotsOfDay(day, one)),
    )
    .filter((startsAt) => startsAt > now)
    .sort((one, other) => one.getTime() - other.getTime());
}

function slotsOfDay(day: string, { from, until }: ConsultationHours): Date[] {
  const first = indianMoment(day, from).getTime();
  const lengthMs = slotMinutes * minuteMs;
  const count = Math.floor((indianMoment(day, until).getTime() - first) / lengthMs);
  return Array.from({ length: count }, (_, place) => new Date(first + place * lengthMs));
}
