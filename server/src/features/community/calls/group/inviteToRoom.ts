import type { FastifyInstance } from 'fastify';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import { addAlert } from '../../../personal/alerts/addAlert';
import { findCallee } from '../oneToOne/calleeOf';
import { isBlockedBetween } from '../records/isBlockedBetween';

/**
 * Alerts a user who is online for calls that a member, by their name in calls, asks them into a room, once per room and member. The
 * sender is not notified whether they were: someone who blocks them, or may not join, is not bothered.
 * @param letIn lets them join, before they are alerted
 */
export async function inviteToRoom(
  app: FastifyInstance,
  room: StoredRoom,
  { from, username, peer }: { from: string; username: string; peer: string },
  letIn: (userId: string) => Promise<unknown>,
): Promise<void> {
  const invited = await findCallee(app.io, peer);
  if (!invited || invited.userId === from) return;
  const isIn = room.members.some(({ userId }) => userId === invited.userId);
  if (isIn || room.banned.includes(invited.userId)) return;
  if (await isBlockedBetween(app.db, invited.userId, from)) return;
  await letIn(invited.userId);
  await app.db.transaction((transaction) =>
    addAlert(transaction, {
      userIds: [invited.userId],
      key: `room:${room.id}:${from}`,
      actorId: from,
      content: {
        kind: 'room',
        status: 8,
        alert_name: 'Room invitation',
        scan_name: 'Calls',
        scan_url: '/video_chart',
        roomId: room.id,
        title: 'invites you to a group call',
        actorName: username,
        description: `The room is called ${room.title}.`,
      },
    }),
  );
}
