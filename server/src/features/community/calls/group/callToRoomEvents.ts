import { randomUUID } from 'node:crypto';
import { CallToRoom } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { StoredCall } from '../../../../database/schema/community/StoredCall';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import { deviceOf, deviceRoom } from '../oneToOne/callDevices';
import { unchanged } from '../oneToOne/rules/callRules';
import type { StoredCalls } from '../oneToOne/storedCalls';
import { createBlockRepository } from '../records/blockRepository';
import { peerIdIn } from './groupEvents';
import type { GroupRooms } from './groupRooms';
import { roomProblem } from './roomProblem';
import { roomOfCall, sidesOf } from './rules/roomOfCall';

/** Makes a room of a call, so that others can be asked in. The call itself goes on until its sides end it. */
export function registerCallToRoomEvents(app: FastifyInstance, rooms: GroupRooms, calls: StoredCalls): void {
  const blocks = createBlockRepository(app.db);

  app.socketEvents.register(
    'group-call-from-call',
    { access: 'user', schema: CallToRoom, limit: eventLimits.roomOpening },
    async (socket, { callId }) => {
      let call: StoredCall | null = null;
      await calls.decide(callId, (found) => {
        call = found;
        return unchanged;
      });
      const sides = sidesOf(call, deviceOf(socket));
      if (!sides) throw new ProblemError(409, 'no-such-call', 'That call is over.');
      const roomId = randomUUID();
      const [host, other] = sides;
      const arrivalOf = ({ userId, username, device }: (typeof sides)[number]) => ({
        userId,
        username,
        device,
        participant: randomUUID(),
        peerId: peerIdIn(roomId),
      });
      const apart = await Promise.all(sides.map(({ userId }) => blocks.apartFrom(userId)));
      const banned = [...new Set(apart.flat())];
      const room = roomOfCall(
        { id: roomId, capacity: rooms.capacity(), banned },
        arrivalOf(host),
        arrivalOf(other),
      );
      const opened = await rooms.open(room);
      if (typeof opened === 'string') throw roomProblem(opened);
      for (const { device } of sides)
        app.io
          .to(deviceRoom(device))
          .emit('group-call-from-call', { callId, roomId, username: host.username });
    },
  );
}
