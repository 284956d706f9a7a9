import {
  GroupSfuAnswer,
  GroupSfuCandidate,
  GroupSfuLeave,
  GroupSfuPublish,
  GroupSfuSubscribe,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import type { RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomRuling';
import { checkDescription } from '../oneToOne/checkDescription';
import { deviceOf } from '../oneToOne/callDevices';
import type { Forwarding } from './forwarding';
import type { People } from './ForwardedRoom';
import type { Forwarded } from './Forwarded';
import { peopleOf, type InWayRequest } from './forwardRequest';

/** A way is tried once, and again when it is lost. */
const ways = { burst: 12, perSecond: 1 / 4 };
/** A change of who is there makes an offer for each of the others. */
const answers = { burst: 40, perSecond: 4 };
const candidates = { burst: 200, perSecond: 20 };
/** A voice and a picture of each of the others, and as many lines again of people who left. */
const answeredLinesAtMost = 48;

type RequestOf = (who: Forwarded, way: { roomId: string; epoch: number }, people: People) => InWayRequest;

const otherWay = () => new ProblemError(409, 'other-way', 'The pictures of that room go another way.');

/**
 * What browsers say to our forwarding server, which they never reach themselves. Who speaks, and in which room they are, is known from the
 * connection; whom they receive is decided here.
 */
export function registerSfuEvents(app: FastifyInstance, rooms: GroupRooms, forwarding: Forwarding): void {
  /** The member who speaks, and what forwards their room. */
  const speaking = async (socket: RealtimeSocket, asked: { roomId: string; epoch: number }) => {
    const room = await rooms.find(asked.roomId);
    const member = memberOn(room, deviceOf(socket));
    if (!room || !member) throw new ProblemError(409, 'no-such-room', 'That room is closed.');
    const { topology, forwarder } = room;
    if (topology.kind !== 'sfu' || topology.epoch !== asked.epoch || forwarder === null) throw otherWay();
    const { participant, device } = member;
    return { forwarder, participant, device, people: peopleOf(room) };
  };

  const ask = async (forwarder: string, request: InWayRequest): Promise<string> => {
    const reply = await forwarding.ask(forwarder, request);
    if (reply.ok) return reply.sdp ?? '';
    if (reply.reason === 'stale') throw otherWay();
    if (reply.reason === 'lost') forwarding.lost(request.roomId, request.epoch, forwarder);
    throw new ProblemError(503, 'not-forwarded', 'The pictures cannot be sent right now. We keep trying.');
  };

  /** One message of a member. */
  const pass = async (
    socket: RealtimeSocket,
    { roomId, epoch, attempt }: GroupSfuSubscribe,
    requestOf: RequestOf,
  ) => {
    const { forwarder, participant, device, people } = await speaking(socket, { roomId, epoch });
    return ask(forwarder, requestOf({ participant, device, attempt }, { roomId, epoch }, people));
  };

  app.socketEvents.register(
    'group-sfu-publish',
    { access: 'user', schema: GroupSfuPublish, limit: ways },
    async (socket, { offer, ...way }) => {
      checkDescription(offer.sdp);
      const { sdp } = offer;
      const answer = await pass(socket, way, (who, at, people) => ({
        kind: 'publish',
        who,
        people,
        sdp,
        ...at,
      }));
      return { answer: { type: 'answer' as const, sdp: answer } };
    },
  );

  app.socketEvents.register(
    'group-sfu-subscribe',
    { access: 'user', schema: GroupSfuSubscribe, limit: ways },
    async (socket, way) => {
      await pass(socket, way, (who, at, people) => ({ kind: 'subscribe', who, people, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-answer',
    { access: 'user', schema: GroupSfuAnswer, limit: answers },
    async (socket, { answer, ...way }) => {
      checkDescription(answer.sdp, answeredLinesAtMost);
      await pass(socket, way, (who, at) => ({ kind: 'answer', who, sdp: answer.sdp, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-candidate',
    { access: 'user', schema: GroupSfuCandidate, limit: candidates },
    async (socket, { link, candidate, ...way }) => {
      await pass(socket, way, (who, at) => ({ kind: 'candidate', who, link, candidate, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-leave',
    { access: 'user', schema: GroupSfuLeave, limit: ways },
    async (socket, { roomId, epoch }) => {
      const room = await rooms.find(roomId);
      const member = memberOn(room, deviceOf(socket));
      if (!room?.forwarder || !member) return;
      await forwarding.ask(room.forwarder, {
        kind: 'leave',
        participant: member.participant,
        roomId,
        epoch,
      });
    },
  );
}
