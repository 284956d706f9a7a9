import { z } from 'zod';
import type { Acknowledgement, Answer } from './calls';
import { IceCandidate } from './callSignals';
import { ParticipantId, RoomId } from './groupCalls';

/** A session description; 32 kB hold one of a dozen people. */
const Sdp = z.string().min(1).max(32_768);

/** The way a browser means: its epoch, and which of its attempts on it. What belongs to an earlier one is dropped. */
const onWay = {
  roomId: RoomId,
  epoch: z.number().int().min(0).max(1_000_000),
  attempt: z.number().int().min(1).max(100_000),
};

/** Payload of `group-sfu-publish`: what a browser sends through our forwarding server. Whose it is comes from the connection. */
export const GroupSfuPublish = z.strictObject({
  ...onWay,
  offer: z.strictObject({ type: z.literal('offer'), sdp: Sdp }),
});
export type GroupSfuPublish = z.infer<typeof GroupSfuPublish>;

export const SfuPublishedReply = z.object({
  answer: z.object({ type: z.literal('answer'), sdp: z.string() }),
});
export type SfuPublishedReply = z.infer<typeof SfuPublishedReply>;

/** Payload of `group-sfu-subscribe`: asks for all the others of the room, whose offers follow. */
export const GroupSfuSubscribe = z.strictObject(onWay);
export type GroupSfuSubscribe = z.infer<typeof GroupSfuSubscribe>;

/** Payload of `group-sfu-answer`: the answer to the last offer. */
export const GroupSfuAnswer = z.strictObject({
  ...onWay,
  answer: z.strictObject({ type: z.literal('answer'), sdp: Sdp }),
});
export type GroupSfuAnswer = z.infer<typeof GroupSfuAnswer>;

/** Payload of `group-sfu-candidate`: a way to reach this browser, for what it sends or what it receives. */
export const GroupSfuCandidate = z.strictObject({
  ...onWay,
  link: z.enum(['out', 'in']),
  candidate: IceCandidate,
});
export type GroupSfuCandidate = z.infer<typeof GroupSfuCandidate>;

/** Payload of `group-sfu-leave`: this browser neither sends nor receives on that way any more. */
export const GroupSfuLeave = z.strictObject({ roomId: onWay.roomId, epoch: onWay.epoch });
export type GroupSfuLeave = z.infer<typeof GroupSfuLeave>;

/** What the forwarding server sends next, and which of its lines carry whom. */
export const GroupSfuOffer = z.object({
  ...onWay,
  offer: z.object({ type: z.literal('offer'), sdp: z.string() }),
  lines: z.array(z.object({ mid: z.string(), participant: ParticipantId })),
});
export type GroupSfuOffer = z.infer<typeof GroupSfuOffer>;

export interface SfuServerEvents {
  'group-sfu-offer': (offer: GroupSfuOffer) => void;
}

type Taken = (answer: Acknowledgement) => void;

/** What a browser says of its way through the forwarding server. */
export interface SfuClientEvents {
  'group-sfu-publish': (asked: GroupSfuPublish, done: (answer: Answer<SfuPublishedReply>) => void) => void;
  'group-sfu-subscribe': (asked: GroupSfuSubscribe, done: Taken) => void;
  'group-sfu-answer': (said: GroupSfuAnswer, done: Taken) => void;
  'group-sfu-candidate': (said: GroupSfuCandidate, done: Taken) => void;
  'group-sfu-leave': (left: GroupSfuLeave, done: Taken) => void;
}
