import {
  ArticlePreview,
  CancelEventBody,
  DeskEvent,
  DeskEventsReply,
  EventRoomReply,
  LearningEventBody,
  LearningEventChange,
  LearningEventParams,
  LearningPreviewBody,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { viewerOf } from '../../../plugins/session/Viewer';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { readingMinutes } from '../articles/parseArticle';
import { changeEvents } from './changeEvents';
import { deskWorkOf } from './deskOf';
import { deskEvents } from './eventRepository';
import { eventRoom } from './eventRoom';
import { noEventOfYours } from './learningProblems';
import { parseLearningText } from './parseLearningText';
import { eventMails } from './tellSeats';

const tags = ['Learning'];
const params = LearningEventParams;
const read = { access: 'teacher' } as const;
const config = { access: 'teacher', rateLimit: httpLimits.learningDesk } as const;

/** The desk for events: staff change all, an advisor those they announced. Every change is in the audit log. */
export const eventDeskRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeEvents(app.db, eventMails(app), () => app.liveRooms.places());
  const room = eventRoom(app);
  const find = async (id: string): Promise<DeskEvent> => {
    const [event] = await deskEvents(app.db, { id }, app.clock.now());
    if (!event) throw noEventOfYours();
    return event;
  };

  app.get(
    '/staff/learning/events',
    { schema: { tags, response: { 200: DeskEventsReply } }, config: read },
    async (request) => {
      const { userId, isStaff, at } = deskWorkOf(request, app.clock.now());
      return { events: await deskEvents(app.db, isStaff ? {} : { announcer: userId }, at) };
    },
  );

  app.post(
    '/staff/learning/events',
    { schema: { tags, body: LearningEventBody, response: { 201: DeskEvent, 409: Problem } }, config },
    async (request, reply) => {
      const id = await changes.announce(request.body, deskWorkOf(request, app.clock.now()));
      return reply.code(201).send(await find(id));
    },
  );

  app.put(
    '/staff/learning/events/:id',
    {
      schema: {
        tags,
        params,
        body: LearningEventChange,
        response: { 200: DeskEvent, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      const before = await find(id);
      await changes.change(id, request.body, deskWorkOf(request, app.clock.now()));
      const after = await find(id);
      if (before.startsAt !== after.startsAt || !after.hasRoom) await room.close(id);
      return after;
    },
  );

  app.post(
    '/staff/learning/events/:id/cancel',
    {
      schema: {
        tags,
        params,
        body: CancelEventBody,
        response: { 200: DeskEvent, 404: Problem, 409: Problem },
      },
      config,
    },
    async (request) => {
      const { id } = request.params;
      await changes.cancel(id, request.body.why, deskWorkOf(request, app.clock.now()));
      await room.close(id);
      return find(id);
    },
  );

  app.post(
    '/staff/learning/events/:id/room',
    { schema: { tags, params, response: { 200: EventRoomReply, 404: Problem, 409: Problem } }, config },
    async (request, reply) => {
      const work = deskWorkOf(request, app.clock.now());
      reply.header('cache-control', 'no-store');
      return { address: await room.open(request.params.id, viewerOf(request), work) };
    },
  );

  app.post(
    '/staff/learning/preview',
    {
      schema: { tags, body: LearningPreviewBody, response: { 200: ArticlePreview } },
      config: { access: 'teacher', rateLimit: httpLimits.communityPreviews },
    },
    async ({ body: { text } }) => ({ blocks: parseLearningText(text), minutes: readingMinutes(text) }),
  );
};
