import { refusalOf, type AccessFacts } from '@tayyib/shared/access';
import type { LibraryReply } from '@tayyib/shared/contracts';
import type { ShelvedLesson } from './lessonRepository';

/**
 * Where a reader goes on: in the lesson that they opened last, if it is not read, else with the first unread one after it in its course,
 * else before it, else in another course. Lessons that their plan does not include are passed over. Null where they opened none, and
 * where none is left.
 */
export function nextLesson(shelf: readonly ShelvedLesson[], reader: AccessFacts): LibraryReply['next'] {
  const opened = shelf.filter(({ openedAt }) => openedAt !== null);
  const [last] = opened.toSorted(
    (one, other) => (other.openedAt?.getTime() ?? 0) - (one.openedAt?.getTime() ?? 0),
  );
  if (!last) return null;
  const at = shelf.indexOf(last);
  const isOfCourse = ({ course }: ShelvedLesson) => course.id === last.course.id;
  const after = shelf.slice(at);
  const before = shelf.slice(0, at);
  const next = [
    ...after.filter(isOfCourse),
    ...before.filter(isOfCourse),
    ...[...after, ...before].filter((shelved) => !isOfCourse(shelved)),
  ].find(({ readAt, lesson }) => readAt === null && refusalOf(lesson.audience, reader) === null);
  return next ? { slug: next.lesson.slug, title: next.lesson.title, course: next.course.title } : null;
}
