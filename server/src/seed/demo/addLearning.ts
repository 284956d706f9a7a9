import { addDays, indianDay, indianMoment } from '@tayyib/shared/values/calendar';
import type { Database } from '../../database/client';
import { changeEvents } from '../../features/community/learning/changeEvents';
import { changeLessons } from '../../features/community/learning/changeLessons';
import { dayMs } from '../../lib/durations';
import { demoCourses, demoEvents } from './demoLearning';

/** Events were announced so long before they begin. */
const announcedDaysBefore = 20;

/** The events of the demo advisor with seats of members, and the lessons of the library. */
export async function addLearning(
  db: Database,
  { advisorId, memberIds }: { advisorId: string; memberIds: readonly string[] },
  now: Date,
): Promise<void> {
  const events = changeEvents(db);
  const today = indianDay(now);
  const worked = (at: Date) => ({ userId: advisorId, isStaff: false, address: null, at });
  let pastEvent: string | null = null;
  for (const { inDays, time, ...event } of demoEvents) {
    const startsAt = indianMoment(addDays(today, inDays), time);
    const announcedAt = new Date(startsAt.getTime() - announcedDaysBefore * dayMs);
    const id = await events.announce({ ...event, startsAt: startsAt.toISOString() }, worked(announcedAt));
    if (inDays < 0) pastEvent = id;
    for (const userId of memberIds)
      await events.takeSeat(id, { userId, plan: 'premium_pro', roles: [] }, announcedAt);
  }
  const library = changeLessons(db);
  for (const [place, { lessons, ...course }] of demoCourses.entries()) {
    const courseId = await library.addCourse({ ...course, position: place + 1 }, worked(now));
    for (const [at, { isOfPastEvent, ...lesson }] of lessons.entries())
      await library.addLesson(
        {
          ...lesson,
          courseId,
          position: at + 1,
          isPublished: true,
          eventId: isOfPastEvent === true ? pastEvent : null,
        },
        worked(now),
      );
  }
}
