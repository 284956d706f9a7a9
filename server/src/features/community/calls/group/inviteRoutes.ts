import { Problem, RoomInviteBody, RoomInviteReply } from '@tayyib/shared/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { httpLimits } from '../../../../plugins/rateLimit/limits';
import { viewerOf } from '../../../../plugins/session/Viewer';
import { createBlockRepository } from '../records/blockRepository';
import type { GroupRooms } from './groupRooms';
import type { RoomReminders } from './roomReminders';
import { roomProblem } from './roomProblem';
import { isInvited } from './rules/joinByInvite';
import { subjectOf } from './rules/roomAsSeen';

/** Says whether an invite link leads into a room, before the user chooses a name and opens a camera. */
export const inviteRoutes: FastifyPluginAsyncZod<{ rooms: GroupRooms; reminders: RoomReminders }> = async (
  app,
  { rooms, reminders },
) => {
  const blocks = createBlockRepository(app.db);

  app.post(
    '/calls/rooms/invite',
    {
      schema: { tags: ['Calls'], body: RoomInviteBody, response: { 200: RoomInviteReply, 404: Problem } },
      config: { access: 'user', rateLimit: httpLimits.roomInvites },
    },
    async (request, reply) => {
      const { userId } = viewerOf(request);
      const found = await rooms.invitedTo(request.body.code);
      const apartFrom = await blocks.apartFrom(userId);
      const opened = { inviteId: found?.inviteId ?? '', apartFrom, now: app.clock.now().getTime() };
      const room = found?.room ?? null;
      if (!isInvited(room, userId, opened)) throw roomProblem('no-such-invite', 404);
      reply.header('cache-control', 'no-store');
      const isOwn = room.plan?.by === userId;
      const reminderId = await reminders.find(userId, room.id);
      return { isOpen: true as const, ...subjectOf(room), isOwn, reminderId };
    },
  );
};
