import { IceServersRequest } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomRuling';
import { deviceOf } from '../oneToOne/callDevices';
import type { HeldCalls } from '../oneToOne/heldCalls';
import { sideOf } from '../rules/Ruling';
import { iceServersFor } from './iceServersFor';

/** Each call that is placed or taken asks once, and again before the credentials run out: more is farming. */
const askingWith = (allowance: number) => ({ burst: allowance * 2, perSecond: allowance / 60 });

/** Tells those who are in an accepted call or in a room where to find a path, and nobody else. */
export function registerIceServerEvents(app: FastifyInstance, calls: HeldCalls, rooms: GroupRooms): void {
  app.socketEvents.register(
    'call-ice-servers',
    { access: 'user', schema: IceServersRequest, limit: askingWith(app.config.calls.allowance) },
    // after the answer that made them part of the call
    async (socket, asked, { userId }) => {
      const device = deviceOf(socket);
      const isIn =
        'roomId' in asked
          ? memberOn(await rooms.find(asked.roomId), device) !== null
          : await calls.decide(asked.callId, (call) => ({
              ok: call?.phase === 'accepted' && sideOf(call, device) !== null,
            }));
      if (typeof isIn === 'boolean' ? !isIn : !isIn.ok)
        throw new ProblemError(409, 'no-such-call', 'That call is over.');
      return iceServersFor(app.config.calls, userId, app.clock.now());
    },
  );
}
