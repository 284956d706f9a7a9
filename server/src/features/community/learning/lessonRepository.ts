import type { Course, DeskCourse, DeskLesson, LessonSummary } from '@tayyib/shared/contracts';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Database, Queryable, Transaction } from '../../../database/client';
import { courses, lessonReaders, lessons } from '../../../database/schema/community/learningTables';

export type LessonRow = typeof lessons.$inferSelect;
type CourseRow = typeof courses.$inferSelect;
type NewLesson = typeof lessons.$inferInsert;

const inOrder = [asc(courses.position), asc(courses.title), asc(courses.id)];
const lessonsInOrder = [asc(lessons.position), asc(lessons.createdAt), asc(lessons.id)];

/** A published lesson with its course, and what a reader did with it. */
export interface ShelvedLesson {
  lesson: Pick<LessonRow, 'id' | 'courseId' | 'slug' | 'title' | 'minutes' | 'audience'>;
  course: CourseRow;
  openedAt: Date | null;
  readAt: Date | null;
}

/** The published lessons in their order, with what a reader did with each. */
export async function shelfOf(db: Database, userId: string): Promise<ShelvedLesson[]> {
  return db
    .select({
      lesson: {
        id: lessons.id,
        courseId: lessons.courseId,
        slug: lessons.slug,
        title: lessons.title,
        minutes: lessons.minutes,
        audience: lessons.audience,
      },
      course: courses,
      openedAt: lessonReaders.openedAt,
      readAt: lessonReaders.readAt,
    })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.courseId))
    .leftJoin(lessonReaders, and(eq(lessonReaders.lessonId, lessons.id), eq(lessonReaders.userId, userId)))
    .where(eq(lessons.isPublished, true))
    .orderBy(...inOrder, ...lessonsInOrder);
}

/** The courses of a shelf, each with its lessons. */
export function coursesOf(shelf: readonly ShelvedLesson[]): Course[] {
  const found = new Map<string, Course>();
  for (const shelved of shelf) {
    const { id, title, summary } = shelved.course;
    const course = found.get(id) ?? { id, title, summary, lessons: [] };
    course.lessons.push(toSummary(shelved));
    found.set(id, course);
  }
  return [...found.values()];
}

export const toSummary = ({ lesson, readAt }: ShelvedLesson): LessonSummary => ({
  slug: lesson.slug,
  title: lesson.title,
  minutes: lesson.minutes,
  audience: lesson.audience,
  isRead: readAt !== null,
});

/** A published lesson by the last part of its address. */
export async function findLesson(db: Queryable, slug: string): Promise<LessonRow | undefined> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.slug, slug), eq(lessons.isPublished, true)));
  return row;
}

/** Stores that a reader opened a lesson. */
export async function openLesson(
  db: Database,
  { lessonId, userId, at }: { lessonId: string; userId: string; at: Date },
): Promise<void> {
  await db
    .insert(lessonReaders)
    .values({ lessonId, userId, openedAt: at })
    .onConflictDoUpdate({ target: [lessonReaders.lessonId, lessonReaders.userId], set: { openedAt: at } });
}

/** Stores whether a reader has read a lesson. */
export async function markLesson(
  db: Database,
  { lessonId, userId, isRead, at }: { lessonId: string; userId: string; isRead: boolean; at: Date },
): Promise<void> {
  const readAt = isRead ? at : null;
  await db
    .insert(lessonReaders)
    .values({ lessonId, userId, openedAt: at, readAt })
    .onConflictDoUpdate({ target: [lessonReaders.lessonId, lessonReaders.userId], set: { readAt } });
}

/** Every course with its lessons, published or not. */
export async function deskLibrary(db: Database): Promise<DeskCourse[]> {
  const found = await db
    .select()
    .from(courses)
    .orderBy(...inOrder);
  const written = await db
    .select({ row: lessons, readers: readersOf })
    .from(lessons)
    .orderBy(...lessonsInOrder);
  return found.map((course) => ({
    ...course,
    lessons: written.filter(({ row }) => row.courseId === course.id).map(toDeskLesson),
  }));
}

const readersOf = sql<number>`(select count(*)::int from lesson_readers r where r.lesson_id = "lessons"."id" and r.read_at is not null)`;

/** A lesson as its desk shows it. */
export async function deskLesson(db: Queryable, id: string): Promise<DeskLesson | undefined> {
  const [found] = await db
    .select({ row: lessons, readers: readersOf })
    .from(lessons)
    .where(eq(lessons.id, id));
  return found && toDeskLesson(found);
}

function toDeskLesson({ row, readers }: { row: LessonRow; readers: number }): DeskLesson {
  const { id, courseId, slug, title, body, audience, position, isPublished, eventId, version } = row;
  return {
    id,
    courseId,
    slug,
    title,
    body,
    audience,
    position,
    isPublished,
    eventId,
    version,
    readers,
  };
}

export async function addCourse(
  db: Queryable,
  course: Omit<typeof courses.$inferInsert, 'id'>,
): Promise<CourseRow> {
  const [row] = await db.insert(courses).values(course).returning();
  if (!row) throw new Error('PostgreSQL stored a course without returning it.');
  return row;
}

/** Undefined where there is no such course. */
export async function updateCourse(
  db: Queryable,
  id: string,
  course: Omit<CourseRow, 'id'>,
): Promise<CourseRow | undefined> {
  const [row] = await db.update(courses).set(course).where(eq(courses.id, id)).returning();
  return row;
}

export function countCourses(db: Queryable): Promise<number> {
  return db.$count(courses);
}

/** A course, locked, so that lessons are added to it one after the other. */
export async function lockCourse(transaction: Transaction, id: string): Promise<CourseRow | undefined> {
  const [row] = await transaction.select().from(courses).where(eq(courses.id, id)).for('no key update');
  return row;
}

export function countLessons(db: Queryable, courseId: string): Promise<number> {
  return db.$count(lessons, eq(lessons.courseId, courseId));
}

export async function lockLesson(transaction: Transaction, id: string): Promise<LessonRow | undefined> {
  const [row] = await transaction.select().from(lessons).where(eq(lessons.id, id)).for('update');
  return row;
}

/** Whether another lesson has this address. */
export async function isLessonSlugInUse(db: Queryable, slug: string, besides?: string): Promise<boolean> {
  const isOther = besides === undefined ? undefined : ne(lessons.id, besides);
  return (await db.$count(lessons, and(eq(lessons.slug, slug), isOther))) > 0;
}

export async function insertLesson(db: Queryable, lesson: NewLesson): Promise<string> {
  const [row] = await db.insert(lessons).values(lesson).returning({ id: lessons.id });
  if (!row) throw new Error('PostgreSQL stored a lesson without returning it.');
  return row.id;
}

export async function updateLesson(
  db: Queryable,
  id: string,
  update: Partial<Omit<NewLesson, 'id' | 'createdAt'>>,
): Promise<void> {
  await db.update(lessons).set(update).where(eq(lessons.id, id));
}
