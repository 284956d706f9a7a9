import {
  Problem,
  RoomReminder,
  RoomReminderBody,
  RoomReminderParams,
  RoomRemindersReply,
  RoomReminderWithdrawnReply,
} from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import type { RoomReminders } from './roomReminders';

const tags = ['Calls'];
const config = { access: 'user', rateLimit: httpLimits.roomReminders } as const;

const noSuchReminder = () =>
  new ProblemError(404, 'no-such-reminder', 'You are not reminded of that room any more.');

/** Of which planned rooms the viewer is reminded. */
export const reminderRoutes: FastifyPluginAsyncZod<{ reminders: RoomReminders }> = async (
  app,
  { reminders },
) => {
  app.get(
    '/calls/reminders',
    { schema: { tags, response: { 200: RoomRemindersReply } }, config },
    async (request) => ({ reminders: await reminders.list(viewerOf(request).userId) }),
  );

  app.post(
    '/calls/reminders',
    {
      schema: { tags, body: RoomReminderBody, response: { 201: RoomReminder, 404: Problem, 409: Problem } },
      config,
    },
    async (request, reply) =>
      reply.code(201).send(await reminders.add(viewerOf(request).userId, request.body)),
  );

  app.delete(
    '/calls/reminders/:id',
    {
      schema: {
        tags,
        params: RoomReminderParams,
        response: { 200: RoomReminderWithdrawnReply, 404: Problem },
      },
      config,
    },
    async (request) => {
      if (!(await reminders.withdraw(viewerOf(request).userId, request.params.id))) throw noSuchReminder();
      return { success: true as const };
    },
  );
};
