import { ConsultationRoom, type Consultation, type ConsultationState } from '@tayyib/shared/contracts';
import { waitingRoomClosesMs, waitingRoomOpensMs } from '@tayyib/shared/limits';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../plugins/sockets/socketTypes';
import { eventLimits } from '../../../plugins/rateLimit/limits';
import { alertOfWaiting } from './alertOfConsultation';
import type { ConsultationRepository } from './consultationRepository';
import { pointedBy, registerConsultationSheets } from './consultationSheets';
import type { OpenSheets } from './openSheets';

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
 * The room of a consultation: which of the two are there, the sheets that both look at, and where they point.
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
    { askerId, advisorId, sheets }: { askerId: string; advisorId: string; sheets: OpenSheets },
  ): Promise<ConsultationState> => {
    const here = await app.io.in(roomOf(id)).fetchSockets();
    const peerOf = (userId: string) => {
      const caller = here.find(({ data }) => data.viewer.userId === userId && data.caller?.listed)?.data
        .caller;
      return caller ? { socketId: caller.peer, username: caller.username } : null;
    };
    return {
      id,
      asker: peerOf(askerId),
      advisor: peerOf(advisorId),
      isin: sheets.front,
      sheets: [...sheets.isins],
      pointed: { asker: pointedBy(askerId, here, sheets), advisor: pointedBy(advisorId, here, sheets) },
    };
  };
  const sendState = async (userId: string, id: string) => {
    const found = await repository.find(userId, id);
    if (!found) return null;
    const state = await stateOf(id, found);
    app.io.to(roomOf(id)).emit('consultation:room', state);
    return { ...found, state };
  };
  /** The same where somebody came or left, which the lists of both show. */
  const sendArrival = async (userId: string, id: string): Promise<ConsultationState | null> => {
    const sent = await sendState(userId, id);
    if (!sent) return null;
    notify(sent.askerId, sent.advisorId);
    return sent.state;
  };
  const leave = async (socket: RealtimeSocket) => {
    const { consultation: id, viewer } = socket.data;
    if (id === undefined) return;
    delete socket.data.consultation;
    delete socket.data.pointed;
    await socket.leave(roomOf(id));
    await sendArrival(viewer.userId, id);
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
      const state = await sendArrival(userId, id);
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

  registerConsultationSheets(app, {
    check: (socket, id) => {
      if (socket.data.consultation !== id) throw noSuchRoom();
    },
    sendState,
  });

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
