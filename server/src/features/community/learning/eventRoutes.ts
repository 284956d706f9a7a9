import {
  EventRoomReply,
  LearningEvent,
  LearningEventParams,
  LearningEventsReply,
  Problem,
} from '@tayyib/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../plugins/session/Viewer';
import { changeEvents } from './changeEvents';
import { eventRoom } from './eventRoom';
import { comingEvents, findEvent, pastEvents } from './eventRepository';
import { noSuchEvent } from './learningProblems';
import { eventMails } from './tellSeats';

const tags = ['Learning'];
const params = LearningEventParams;
const read = { access: 'user' } as const;
const config = { access: 'user', rateLimit: httpLimits.eventSeats } as const;

/** Events, and seats at them. Whether a plan includes a seat is decided for each event. */
export const eventRoutes: FastifyPluginAsyncZod = async (app) => {
  const changes = changeEvents(app.db, eventMails(app));
  const room = eventRoom(app);
  const answer = async (request: FastifyRequest, id: string): Promise<LearningEvent> => {
    const event = await findEvent(app.db, viewerOf(request), id);
    if (!event) throw noSuchEvent();
    return event;
  };

  app.get(
    '/learn/events',
    { schema: { tags, response: { 200: LearningEventsReply } }, config: read },
    async (request) => {
      const viewer = viewerOf(request);
      const now = app.clock.now();
      return {
        coming: await comingEvents(app.db, viewer, now),
        past: await pastEvents(app.db, viewer, now),
        isDemo: app.config.offersDemoAccounts,
      };
    },
  );

  app.put(
    '/learn/events/:id/seat',
    { schema: { tags, params, response: { 200: LearningEvent, 404: Problem, 409: Problem } }, config },
    async (request) => {
      await changes.takeSeat(request.params.id, viewerOf(request), app.clock.now());
      return answer(request, request.params.id);
    },
  );

  app.delete(
    '/learn/events/:id/seat',
    { schema: { tags, params, response: { 200: LearningEvent, 404: Problem, 409: Problem } }, config },
    async (request) => {
      const { userId } = viewerOf(request);
      await changes.giveBack(request.params.id, userId, app.clock.now());
      await room.leaveSeat(request.params.id, userId);
      return answer(request, request.params.id);
    },
  );

  app.post(
    '/learn/events/:id/room',
    {
      schema: { tags, params, response: { 200: EventRoomReply, 404: Problem, 409: Problem } },
      config: { access: 'user', rateLimit: httpLimits.eventRooms },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { address: await room.join(request.params.id, viewerOf(request).userId) };
    },
  );
};
