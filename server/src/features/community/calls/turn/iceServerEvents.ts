import { IceServersRequest } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomDecision';
import { deviceOf } from '../oneToOne/callDevices';
import type { StoredCalls } from '../oneToOne/storedCalls';
import { sideOf } from '../oneToOne/rules/callRules';
import { iceServersFor } from './iceServersFor';

/** Sends ICE servers to users in an accepted call or in a room, and to nobody else. */
export function registerIceServerEvents(app: FastifyInstance, calls: StoredCalls, rooms: GroupRooms): void {
  app.socketEvents.register(
    'call-ice-servers',
    { access: 'user', schema: IceServersRequest, limit: eventLimits.iceServers(app.config.calls.allowance) },
    // after the reply that made them a participant
    async (socket, requested, { userId }) => {
      const device = deviceOf(socket);
      const isIn =
        'roomId' in requested
          ? memberOn(await rooms.find(requested.roomId), device) !== null
          : await calls.decide(requested.callId, (call) => ({
              ok: call?.phase === 'accepted' && sideOf(call, device) !== null,
            }));
      if (typeof isIn === 'boolean' ? !isIn : !isIn.ok)
        throw new ProblemError(409, 'no-such-call', 'That call is over.');
      return iceServersFor(app.config.calls, userId, app.clock.now());
    },
  );
}
