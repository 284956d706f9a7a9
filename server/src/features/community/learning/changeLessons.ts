import type { CourseBody, LessonBody, LessonChange } from '@tayyib/shared/contracts';
import { maxCourses, maxLessonsPerCourse } from '@tayyib/shared/limits';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { readingMinutes } from '../articles/parseArticle';
import { noteLearning, type DeskWork } from './deskOf';
import { lockEvent } from './eventRepository';
import { changedMeanwhile, noSuchCourse, noSuchEvent, noSuchLesson } from './learningProblems';
import {
  addCourse,
  countCourses,
  countLessons,
  insertLesson,
  isLessonSlugInUse,
  lockCourse,
  lockLesson,
  updateCourse,
  updateLesson,
} from './lessonRepository';
import { parseLearningText } from './parseLearningText';

const tooMany = (message: string) => new ProblemError(409, 'too-many', message);
const slugInUse = () =>
  new ProblemError(409, 'address-in-use', 'Another lesson has this address. Choose another one.', 'slug');

/** Changes of courses and lessons by their rules, each with its entry in the audit log. */
export function changeLessons(db: Database) {
  return {
    addCourse: (body: CourseBody, work: DeskWork): Promise<string> =>
      db.transaction(async (transaction) => {
        // courses are added one after the other, so that none is more than the limit
        await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('courses'))`);
        if ((await countCourses(transaction)) >= maxCourses)
          throw tooMany(`The library has ${maxCourses} courses, which is the most.`);
        const { id } = await addCourse(transaction, body);
        await noteLearning(transaction, work, { did: 'course-added', course: id });
        return id;
      }),

    changeCourse: (id: string, body: CourseBody, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        if (!(await updateCourse(transaction, id, body))) throw noSuchCourse();
        await noteLearning(transaction, work, { did: 'course-changed', course: id });
      }),

    addLesson: (body: LessonBody, work: DeskWork): Promise<string> =>
      db.transaction(async (transaction) => {
        await assertFits(transaction, body);
        if ((await countLessons(transaction, body.courseId)) >= maxLessonsPerCourse)
          throw tooMany(`This course has ${maxLessonsPerCourse} lessons, which is the most.`);
        const { userId: writer, at } = work;
        const times = { createdAt: at, updatedAt: at };
        const id = await insertLesson(transaction, { ...storedOf(body), ...times, writer });
        await noteLearning(transaction, work, { did: 'lesson-added', lesson: id });
        return id;
      }),

    changeLesson: (id: string, { version, ...body }: LessonChange, work: DeskWork): Promise<void> =>
      db.transaction(async (transaction) => {
        const before = await lockLesson(transaction, id);
        if (!before) throw noSuchLesson();
        if (before.version !== version) throw changedMeanwhile();
        await assertFits(transaction, body, id);
        await updateLesson(transaction, id, {
          ...storedOf(body),
          writer: work.userId,
          updatedAt: work.at,
          version: version + 1,
        });
        await noteLearning(transaction, work, { did: 'lesson-changed', lesson: id });
      }),
  };
}

const storedOf = (body: LessonBody) => ({
  ...body,
  blocks: parseLearningText(body.body),
  minutes: readingMinutes(body.body),
});

/** The course and the event exist, and no other lesson has the address. */
async function assertFits(
  transaction: Transaction,
  { courseId, eventId, slug }: LessonBody,
  id?: string,
): Promise<void> {
  // of two lessons that want one address at the same time, one gets it
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('lessons'))`);
  if (!(await lockCourse(transaction, courseId))) throw noSuchCourse();
  if (eventId !== null && !(await lockEvent(transaction, eventId))) throw noSuchEvent();
  if (await isLessonSlugInUse(transaction, slug, id)) throw slugInUse();
}
