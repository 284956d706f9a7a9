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
import { eventLimits } from '../../../../plugins/rateLimit/limits';
import type { GroupRooms } from '../group/groupRooms';
import { memberOn } from '../group/rules/RoomDecision';
import { checkDescription } from '../oneToOne/checkDescription';
import { deviceOf } from '../oneToOne/callDevices';
import type { Forwarding } from './forwarding';
import type { RoomMembers } from './ForwardedRoom';
import type { Forwarded } from './Publication';
import { peopleOf, type RouteRequest } from './forwardRequest';

/** Audio, video and the camera beside a screen of each of the others, and as many lines again of members who left. */
const maxAnsweredLines = 72;

type RequestOf = (
  who: Forwarded,
  route: { roomId: string; epoch: number },
  people: RoomMembers,
) => RouteRequest;

const otherRoute = () => new ProblemError(409, 'other-way', 'The media of that room takes another route.');

/**
 * Messages from browsers to the forwarding server, which they never reach directly. The sender and their room
 * are determined from the connection; whom they receive is decided here.
 */
export function registerSfuEvents(app: FastifyInstance, rooms: GroupRooms, forwarding: Forwarding): void {
  /** The member who sends, and the server that forwards their room. */
  const speaking = async (socket: RealtimeSocket, requested: { roomId: string; epoch: number }) => {
    const room = await rooms.find(requested.roomId);
    const member = memberOn(room, deviceOf(socket));
    if (!room || !member) throw new ProblemError(409, 'no-such-room', 'That room is closed.');
    const { topology, forwarder } = room;
    if (topology.kind !== 'sfu' || topology.epoch !== requested.epoch || forwarder === null)
      throw otherRoute();
    const { participant, device } = member;
    return { forwarder, participant, device, people: peopleOf(room) };
  };

  const ask = async (forwarder: string, request: RouteRequest): Promise<string> => {
    const reply = await forwarding.ask(forwarder, request);
    if (reply.ok) return reply.sdp ?? '';
    if (reply.reason === 'stale') throw otherRoute();
    if (reply.reason === 'lost') forwarding.lost(request.roomId, request.epoch, forwarder);
    throw new ProblemError(503, 'not-forwarded', 'Your video cannot be sent right now. We keep trying.');
  };

  /** One message of a member. */
  const forward = async (
    socket: RealtimeSocket,
    { roomId, epoch, attempt }: GroupSfuSubscribe,
    requestOf: RequestOf,
  ) => {
    const { forwarder, participant, device, people } = await speaking(socket, { roomId, epoch });
    return ask(forwarder, requestOf({ participant, device, attempt }, { roomId, epoch }, people));
  };

  app.socketEvents.register(
    'group-sfu-publish',
    { access: 'user', schema: GroupSfuPublish, limit: eventLimits.mediaRoute },
    async (socket, { offer, ...route }) => {
      checkDescription(offer.sdp);
      const { sdp } = offer;
      const answer = await forward(socket, route, (who, at, people) => ({
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
    { access: 'user', schema: GroupSfuSubscribe, limit: eventLimits.mediaRoute },
    async (socket, route) => {
      await forward(socket, route, (who, at, people) => ({ kind: 'subscribe', who, people, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-answer',
    { access: 'user', schema: GroupSfuAnswer, limit: eventLimits.mediaAnswer },
    async (socket, { answer, ...route }) => {
      checkDescription(answer.sdp, maxAnsweredLines);
      await forward(socket, route, (who, at) => ({ kind: 'answer', who, sdp: answer.sdp, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-candidate',
    { access: 'user', schema: GroupSfuCandidate, limit: eventLimits.iceCandidate },
    async (socket, { link, candidate, ...route }) => {
      await forward(socket, route, (who, at) => ({ kind: 'candidate', who, link, candidate, ...at }));
    },
  );

  app.socketEvents.register(
    'group-sfu-leave',
    { access: 'user', schema: GroupSfuLeave, limit: eventLimits.mediaRoute },
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
