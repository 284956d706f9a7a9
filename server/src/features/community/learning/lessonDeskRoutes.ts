import {
  CourseBody,
  CourseParams,
  DeskLesson,
  DeskLibraryReply,
  LessonBody,
  LessonChange,
  LessonParams,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { changeLessons } from './changeLessons';
import { deskWorkOf } from './deskOf';
import { noSuchLesson } from './learningProblems';
import { deskLesson, deskLibrary } from './lessonRepository';

const tags = ['Learning'];
const config = { access: 'teacher', rateLimit: httpLimits.learningDesk } as const;

/** The desk for the library. A lesson is nobody's alone: staff and advisors change each. Every change is in the audit log. */
export const lessonDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeLessons(app.db);
  const library = async (): Promise<DeskLibraryReply> => ({ courses: await deskLibrary(app.db) });
  const find = async (id: string): Promise<DeskLesson> => {
    const lesson = await deskLesson(app.db, id);
    if (!lesson) throw noSuchLesson();
    return lesson;
  };

  app.get(
    '/staff/learning/library',
    { schema: { tags, response: { 200: DeskLibraryReply } }, config: { access: 'teacher' } },
    library,
  );

  app.post(
    '/staff/learning/courses',
    { schema: { tags, body: CourseBody, response: { 200: DeskLibraryReply, 409: Problem } }, config },
    async (request) => {
      await changes.addCourse(request.body, deskWorkOf(request, app.clock.now()));
      return library();
    },
  );

  app.put(
    '/staff/learning/courses/:id',
    {
      schema: {
        tags,
        params: CourseParams,
        body: CourseBody,
        response: { 200: DeskLibraryReply, 404: Problem },
      },
      config,
    },
    async (request) => {
      await changes.changeCourse(request.params.id, request.body, deskWorkOf(request, app.clock.now()));
      return library();
    },
  );

  app.post(
    '/staff/learning/lessons',
    {
      schema: { tags, body: LessonBody, response: { 201: DeskLesson, 404: Problem, 409: Problem } },
      config,
    },
    async (request, reply) => {
      const id = await changes.addLesson(request.body, deskWorkOf(request, app.clock.now()));
      return reply.code(201).send(await find(id));
    },
  );

  app.put(
    '/staff/learning/lessons/:id',
    {
      schema: {
        tags,
        params: LessonParams,
        body: LessonChange,
        response: { 200: DeskLesson, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      await changes.changeLesson(id, request.body, deskWorkOf(request, app.clock.now()));
      return find(id);
    },
  );
};
