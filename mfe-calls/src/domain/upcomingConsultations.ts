import type { Consultation } from '@tayyib/shared/contracts';

const minuteMs = 60_000;

/** The booked consultations that are not over at that time, the soonest first. */
export const upcomingOf = (consultations: readonly Consultation[], now: number): Consultation[] =>
  consultations
    .filter(
      ({ status, startsAt, minutes }) =>
        status === 'booked' && Date.parse(startsAt) + minutes * minuteMs > now,
    )
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
