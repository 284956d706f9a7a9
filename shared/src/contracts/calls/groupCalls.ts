import { z } from 'zod';
import type { Acknowledgement, Answer } from './calls';
import { callMessageMaxLength, roomTitleMaxLength } from '../../policy/limits';

/** A room, made by the server. It is looked up, never joined by name. */
export const RoomId = z.uuid();
/** Someone's place in a room, made by the server; good until they leave. */
export const ParticipantId = z.uuid();

/** Control characters, and the two marks that turn the reading direction of others' words. */
const unseen = /[\p{Cc}\u202D\u202E]/gu;

export const RoomTitle = z
  .string()
  .max(200, 'At most 60 letters.')
  .overwrite((title) => title.replaceAll(unseen, ' ').trim().replaceAll(/\s+/g, ' '))
  .min(2, 'Use at least 2 letters.')
  .max(roomTitleMaxLength, 'At most 60 letters.');

/** Payload of `group-call-register`: opens a room, whose host is whoever asks. */
export const GroupCallRegister = z.strictObject({
  title: RoomTitle,
  /** Whether the host lets each person in. */
  hasLobby: z.boolean(),
});
export type GroupCallRegister = z.infer<typeof GroupCallRegister>;

/** Payload of the events that say no more than which room they are about. */
export const InRoom = z.strictObject({ roomId: RoomId });
export type InRoom = z.infer<typeof InRoom>;

/** Payload of `group-call-chart`, the chat of a room under the spec's name. */
export const GroupCallChart = z.strictObject({
  roomId: RoomId,
  content: z
    .string()
    .max(callMessageMaxLength * 2, 'At most 4,000 characters.')
    .overwrite((text) => text.replaceAll('\r\n', '\n').replaceAll(/[^\P{Cc}\n\t]|[\u202D\u202E]/gu, ''))
    .trim()
    .min(1, 'Write something first.')
    .max(callMessageMaxLength, 'At most 4,000 characters.'),
});
export type GroupCallChart = z.infer<typeof GroupCallChart>;

/** Payload of `group-call-status`: what a person says of themselves. */
export const GroupCallStatus = z.strictObject({
  roomId: RoomId,
  hasRaisedHand: z.boolean(),
  isMicrophoneOn: z.boolean(),
  isCameraOn: z.boolean(),
  isSharingScreen: z.boolean(),
});
export type GroupCallStatus = z.infer<typeof GroupCallStatus>;

const aboutSomebody = { roomId: RoomId, participant: ParticipantId };

/** Payload of `group-call-moderate`: what the host alone may do. */
export const GroupCallModerate = z.discriminatedUnion('verb', [
  z.strictObject({ verb: z.literal('admit'), ...aboutSomebody }),
  z.strictObject({ verb: z.literal('refuse'), ...aboutSomebody }),
  z.strictObject({ verb: z.literal('mute'), ...aboutSomebody }),
  /** Lets somebody speak again; they turn the microphone on themselves. */
  z.strictObject({ verb: z.literal('unmute'), ...aboutSomebody }),
  /** Out, and not in again. */
  z.strictObject({ verb: z.literal('remove'), ...aboutSomebody }),
  z.strictObject({ verb: z.literal('hand-over'), ...aboutSomebody }),
  z.strictObject({ verb: z.literal('lock'), roomId: RoomId }),
  z.strictObject({ verb: z.literal('unlock'), roomId: RoomId }),
]);
export type GroupCallModerate = z.infer<typeof GroupCallModerate>;

/** Someone in a room, as the others in it may know them. */
export const GroupParticipant = z.object({
  participant: ParticipantId,
  /** The id under which `/peer` knows them; made anew with each connection. */
  peerId: z.string(),
  username: z.string(),
  self: z.boolean(),
  isHost: z.boolean(),
  /** False while their connection is lost and they are waited for. */
  isPresent: z.boolean(),
  /** Grows with each arrival: of two people the later one calls the earlier one. */
  order: z.number().int(),
  /** When the hand went up, in milliseconds; null while it is down. */
  handRaisedAt: z.number().int().nullable(),
  isMicrophoneOn: z.boolean(),
  isCameraOn: z.boolean(),
  isSharingScreen: z.boolean(),
  /** Muted by the host: nobody plays what they send. */
  isMutedByHost: z.boolean(),
});
export type GroupParticipant = z.infer<typeof GroupParticipant>;

/** How pictures travel: each to each, or through our forwarding server. A new epoch is a new way. */
export const Topology = z.object({ kind: z.enum(['mesh', 'sfu']), epoch: z.number().int() });
export type Topology = z.infer<typeof Topology>;

/** A room as one of its people sees it. The newest version counts; an older one that comes later is dropped. */
export const GroupCallState = z.object({
  roomId: RoomId,
  version: z.number().int(),
  title: z.string(),
  isLocked: z.boolean(),
  hasLobby: z.boolean(),
  capacity: z.number().int(),
  topology: Topology,
  participants: z.array(GroupParticipant),
  /** Who asks to come in; only the host sees them. */
  waiting: z.array(z.object({ participant: ParticipantId, username: z.string() })),
});
export type GroupCallState = z.infer<typeof GroupCallState>;

/** One line of a room's chat. */
export const GroupChatLine = z.object({
  id: z.uuid(),
  roomId: RoomId,
  username: z.string(),
  self: z.boolean(),
  content: z.string(),
  at: z.iso.datetime(),
});
export type GroupChatLine = z.infer<typeof GroupChatLine>;

export const RoomEndReason = z.enum(['closed-by-host', 'removed', 'refused', 'elsewhere', 'empty', 'lost']);
export type RoomEndReason = z.infer<typeof RoomEndReason>;

/** How a person stands after asking to come in: in the room, or at its door. */
export const JoinedReply = z.object({
  as: z.enum(['joined', 'waiting']),
  /** Null at the door. */
  room: GroupCallState.nullable(),
  /** The last lines of the chat, oldest first; none at the door. */
  chat: z.array(GroupChatLine),
});
export type JoinedReply = z.infer<typeof JoinedReply>;

/** What the server says to those in a room, or at its door. */
export interface GroupServerEvents {
  'group-call-room': (room: GroupCallState) => void;
  'group-call-chart': (line: GroupChatLine) => void;
  /** You are no longer in the room, nor at its door. */
  'group-call-ended': (ended: { roomId: string; reason: RoomEndReason }) => void;
}

type Taken = (answer: Acknowledgement) => void;
type Joined = (answer: Answer<JoinedReply>) => void;

/** What a browser says of group rooms. Who speaks, and who is host, is known from the connection. */
export interface GroupClientEvents {
  'group-call-register': (room: GroupCallRegister, done: Joined) => void;
  'group-call-join-request': (asked: InRoom, done: Joined) => void;
  'group-call-user-left': (left: InRoom, done: Taken) => void;
  'group-call-closed-by-host': (closed: InRoom, done: Taken) => void;
  'group-call-chart': (said: GroupCallChart, done: Taken) => void;
  'group-call-status': (status: GroupCallStatus, done: Taken) => void;
  'group-call-moderate': (asked: GroupCallModerate, done: Taken) => void;
}
