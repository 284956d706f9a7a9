import { refusalOf } from '@tayyib/shared/access';
import {
  Lesson,
  LessonReadBody,
  LessonSlugParams,
  LessonSummary,
  LibraryReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { refused } from '../../../plugins/session/accessProblems';
import { viewerOf } from '../../../plugins/session/Viewer';
import { findEvent } from './eventRepository';
import { noSuchLesson } from './learningProblems';
import {
  coursesOf,
  findLesson,
  markLesson,
  openLesson,
  shelfOf,
  toSummary,
  type LessonRow,
  type ShelvedLesson,
} from './lessonRepository';
import { nextLesson } from './nextLesson';

const tags = ['Learning'];
const params = LessonSlugParams;
const read = { access: 'user' } as const;

/** The library. Titles are for every account; a lesson is for the plans that include it. */
export const lessonRoutes: FastifyPluginAsyncZod = async (app) => {
  /** A published lesson that the viewer may read. */
  const readable = async (request: FastifyRequest, slug: string): Promise<LessonRow> => {
    const lesson = await findLesson(app.db, slug);
    if (!lesson) throw noSuchLesson();
    const refusal = refusalOf(lesson.audience, viewerOf(request));
    if (refusal) throw refused(refusal);
    return lesson;
  };

  app.get(
    '/learn/lessons',
    { schema: { tags, response: { 200: LibraryReply } }, config: read },
    async (request) => {
      const viewer = viewerOf(request);
      const shelf = await shelfOf(app.db, viewer.userId);
      return { courses: coursesOf(shelf), next: nextLesson(shelf, viewer) };
    },
  );

  app.get(
    '/learn/lessons/:slug',
    { schema: { tags, params, response: { 200: Lesson, 403: Problem, 404: Problem } }, config: read },
    async (request) => {
      const lesson = await readable(request, request.params.slug);
      const viewer = viewerOf(request);
      const shelf = await shelfOf(app.db, viewer.userId);
      const ofCourse = shelf.filter(({ course }) => course.id === lesson.courseId);
      const at = ofCourse.findIndex((shelved) => shelved.lesson.id === lesson.id);
      const shelved = ofCourse[at];
      if (!shelved) throw noSuchLesson();
      const event = lesson.eventId === null ? null : await findEvent(app.db, viewer, lesson.eventId);
      return {
        ...toSummary(shelved),
        course: shelved.course.title,
        blocks: lesson.blocks,
        recordings: event?.recordings ?? [],
        before: neighbour(ofCourse[at - 1]),
        after: neighbour(ofCourse[at + 1]),
      };
    },
  );

  app.put(
    '/learn/lessons/:slug/opened',
    {
      schema: { tags, params, response: { 200: LessonSummary, 403: Problem, 404: Problem } },
      config: { access: 'user', rateLimit: httpLimits.lessonProgress },
    },
    async (request) => {
      const lesson = await readable(request, request.params.slug);
      const { userId } = viewerOf(request);
      await openLesson(app.db, { lessonId: lesson.id, userId, at: app.clock.now() });
      return summaryOf(lesson, userId);
    },
  );

  app.put(
    '/learn/lessons/:slug/read',
    {
      schema: {
        tags,
        params,
        body: LessonReadBody,
        response: { 200: LessonSummary, 403: Problem, 404: Problem },
      },
      config: { access: 'user', rateLimit: httpLimits.lessonProgress },
    },
    async (request) => {
      const lesson = await readable(request, request.params.slug);
      const { userId } = viewerOf(request);
      await markLesson(app.db, {
        lessonId: lesson.id,
        userId,
        isRead: request.body.isRead,
        at: app.clock.now(),
      });
      return summaryOf(lesson, userId);
    },
  );

  const summaryOf = async ({ id }: LessonRow, userId: string): Promise<LessonSummary> => {
    const shelved = (await shelfOf(app.db, userId)).find(({ lesson }) => lesson.id === id);
    if (!shelved) throw noSuchLesson();
    return toSummary(shelved);
  };
};

const neighbour = (shelved: ShelvedLesson | undefined) =>
  shelved ? { slug: shelved.lesson.slug, title: shelved.lesson.title } : null;
