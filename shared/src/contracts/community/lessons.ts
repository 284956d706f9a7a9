import { z } from 'zod';
import { learningAudiences } from '../../policy/learning';
import { courseSummaryMaxLength, learningTitleMaxLength, lessonBodyMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';
import { ArticleBlock, slugOfPage } from './articles';
import { Recording } from './recordings';

/** A lesson in a list. */
export const LessonSummary = z.object({
  slug: z.string(),
  title: z.string(),
  /** How long reading it takes. */
  minutes: z.number().int(),
  /** Whose plan includes it. */
  audience: z.enum(learningAudiences),
  isRead: z.boolean(),
});
export type LessonSummary = z.infer<typeof LessonSummary>;

/** A course with its published lessons, in their order. */
export const Course = z.object({
  id: z.uuid(),
  title: z.string(),
  summary: z.string(),
  lessons: z.array(LessonSummary),
});
export type Course = z.infer<typeof Course>;

/** The library as a reader sees it. */
export const LibraryReply = z.object({
  courses: z.array(Course),
  /** Where the reader goes on: an unread lesson that their plan includes; null before the first one and after the last. */
  next: z.object({ slug: z.string(), title: z.string(), course: z.string() }).nullable(),
});
export type LibraryReply = z.infer<typeof LibraryReply>;

export const LessonSlugParams = z.object({
  slug: z
    .string()
    .max(80)
    .meta({ examples: ['what-a-verdict-says'] }),
});

/** A lesson to read, with its neighbours in the course. */
export const Lesson = LessonSummary.extend({
  course: z.string(),
  blocks: z.array(ArticleBlock),
  /** Of the event it came from, what the viewer may listen to. */
  recordings: z.array(Recording),
  before: LessonSummary.pick({ slug: true, title: true }).nullable(),
  after: LessonSummary.pick({ slug: true, title: true }).nullable(),
});
export type Lesson = z.infer<typeof Lesson>;

export const LessonReadBody = z.strictObject({ isRead: z.boolean() });
export type LessonReadBody = z.infer<typeof LessonReadBody>;

const oneLine = (maxLength: number) => plainText(maxLength).regex(/^[^\n]*$/, 'Write it in one line.');
const position = z.number().int('Give a whole number.').min(1, 'The first is 1.').max(1000, 'At most 1,000.');

export const CourseParams = z.object({ id: z.uuid() });
export const CourseBody = z.strictObject({
  title: oneLine(learningTitleMaxLength),
  summary: plainText(courseSummaryMaxLength),
  /** Courses are listed by it. */
  position,
});
export type CourseBody = z.infer<typeof CourseBody>;

export const LessonParams = z.object({ id: z.uuid() });
/** A lesson as it is written. */
export const LessonBody = z.strictObject({
  courseId: z.uuid(),
  slug: slugOfPage,
  title: oneLine(learningTitleMaxLength),
  /** Markdown. */
  body: plainText(lessonBodyMaxLength),
  audience: z.enum(learningAudiences),
  /** Lessons of a course are listed by it. */
  position,
  isPublished: z.boolean(),
  /** The event it came from; null for none. */
  eventId: z.uuid().nullable(),
});
export type LessonBody = z.infer<typeof LessonBody>;

/** A change of a lesson, with the version that was read: a later one is not overwritten. */
export const LessonChange = LessonBody.extend({ version: z.number().int() });
export type LessonChange = z.infer<typeof LessonChange>;

/** A lesson on the desk. */
export const DeskLesson = LessonBody.extend({
  id: z.uuid(),
  version: z.number().int(),
  /** How many readers have read it. */
  readers: z.number().int(),
});
export type DeskLesson = z.infer<typeof DeskLesson>;

export const DeskCourse = CourseBody.extend({ id: z.uuid(), lessons: z.array(DeskLesson) });
export type DeskCourse = z.infer<typeof DeskCourse>;

/** Every course with its lessons, published or not. */
export const DeskLibraryReply = z.object({ courses: z.array(DeskCourse) });
export type DeskLibraryReply = z.infer<typeof DeskLibraryReply>;
