import {
  ConsultationRoom,
  ConsultationSheet,
  type Consultation,
  type ConsultationState,
} from '@tayyib/shared/contracts';
import { waitingRoomClosesMs, waitingRoomOpensMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { eventLimits } from '../../../plugins/rateLimit/limits';
import { alertOfWaiting } from './alertOfConsultation';
import { knownStock } from '../../facts/verdicts/knownStock';
import type { ConsultationRepository } from './consultationRepository';

declare module '../../../plugins/sockets/socketTypes' {
  interface SocketData {
    /** The consultation whose waiting room this connection is in. */
    consultation?: string;
  }
}

const roomOf = (id: string) => `consultation:${id}`;
const noSuchRoom = () => new ProblemError(404, 'no-such-consultation', 'You have no such consultation.');

/** Whether the room of a consultation can be entered now. */
function isRoomOpen(startsAt: string, now: Date): boolean {
  const early = Date.parse(startsAt) - now.getTime();
  return early <= waitingRoomOpensMs && -early <= waitingRoomClosesMs;
}

interface RoomWatch {
  /** Whether the other participant is in the room now. */
  isOtherIn: (consultation: Consultation, userId: string) => Promise<boolean>;
}

/**
 * The room of a consultation: which of the two are there, and the stock that both look at.
 * @param notify sends these users that something of their consultations changed
 */
export function registerConsultationRoom(
  app: FastifyInstance,
  repository: ConsultationRepository,
  notify: (...userIds: string[]) => void,
): RoomWatch {
  const enterable = async (userId: string, id: string) => {
    const found = await repository.find(userId, id);
    if (!found || found.consultation.status === 'cancelled') throw noSuchRoom();
    return found;
  };

  /** Reads all servers: the two may be at different ones. */
  const stateOf = async (
    id: string,
    { askerId, advisorId, sheetIsin }: { askerId: string; advisorId: string; sheetIsin: string | null },
  ): Promise<ConsultationState> => {
    const here = await app.io.in(roomOf(id)).fetchSockets();
    const peerOf = (userId: string) => {
      const caller = here.find(({ data }) => data.viewer.userId === userId && data.caller?.listed)?.data
        .caller;
      return caller ? { socketId: caller.peer, username: caller.username } : null;
    };
    return { id, asker: peerOf(askerId), advisor: peerOf(advisorId), isin: sheetIsin };
  };
  const sendState = async (userId: string, id: string): Promise<ConsultationState | null> => {
    const found = await repository.find(userId, id);
    if (!found) return null;
    const state = await stateOf(id, found);
    app.io.to(roomOf(id)).emit('consultation:room', state);
    notify(found.askerId, found.advisorId);
    return state;
  };
  const leave = async (socket: RealtimeSocket) => {
    const { consultation: id, viewer } = socket.data;
    if (id === undefined) return;
    delete socket.data.consultation;
    await socket.leave(roomOf(id));
    await sendState(viewer.userId, id);
  };

  app.socketEvents.register(
    'consultation-enter',
    { access: 'pro', schema: ConsultationRoom, limit: eventLimits.consultation },
    async (socket, { id }, { userId }) => {
      const { consultation, askerId, advisorId } = await enterable(userId, id);
      const early = Date.parse(consultation.startsAt) - app.clock.now().getTime();
      if (early > waitingRoomOpensMs)
        throw new ProblemError(409, 'not-now', 'The room opens ten minutes before the time.');
      if (-early > waitingRoomClosesMs)
        throw new ProblemError(409, 'not-now', 'The time of this room is over.');
      if (!socket.data.caller?.listed)
        throw new ProblemError(409, 'not-registered', 'Go online for calls first.');
      await leave(socket);
      socket.data.consultation = id;
      await socket.join(roomOf(id));
      const state = await sendState(userId, id);
      if (!state) throw noSuchRoom();
      if (!(await isOtherIn(consultation, userId)))
        await alertOfWaiting(app.db, { consultation, userIds: [askerId, advisorId], actorId: userId });
      return { state };
    },
  );

  app.socketEvents.register(
    'consultation-leave',
    { access: 'pro', schema: ConsultationRoom, limit: eventLimits.consultation },
    async (socket, { id }) => {
      if (socket.data.consultation === id) await leave(socket);
    },
  );

  app.socketEvents.register(
    'consultation-sheet',
    { access: 'pro', schema: ConsultationSheet, limit: eventLimits.consultation },
    async (socket, { id, isin }, { userId }) => {
      if (socket.data.consultation !== id) throw noSuchRoom();
      if (isin !== null) await knownStock(app.db, isin);
      await repository.change(id, { sheetIsin: isin });
      await sendState(userId, id);
    },
  );

  const isOtherIn = async ({ id, startsAt, status }: Consultation, userId: string): Promise<boolean> => {
    if (status === 'cancelled' || !isRoomOpen(startsAt, app.clock.now())) return false;
    const here = await app.io.in(roomOf(id)).fetchSockets();
    return here.some(({ data }) => data.viewer.userId !== userId);
  };

  app.onSocket((socket) => {
    socket.on('disconnect', () => {
      leave(socket).catch((error: unknown) =>
        app.log.warn(error, 'cannot remove a user from a consultation'),
      );
    });
  });
  return { isOtherIn };
}
