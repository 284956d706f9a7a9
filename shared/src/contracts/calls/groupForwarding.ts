import { z } from 'zod';
import type { Acknowledgement, Answer } from './calls';
import { IceCandidate } from './callSignals';
import { ParticipantId, RoomId } from './groupCalls';

/** A session description; one for a dozen participants fits into 32 kB. */
const Sdp = z.string().min(1).max(32_768);

/** The media route: its epoch, and the attempt within it. Messages of earlier ones are dropped. */
const onRoute = {
  roomId: RoomId,
  epoch: z.number().int().min(0).max(1_000_000),
  attempt: z.number().int().min(1).max(100_000),
};

/** Payload of `group-sfu-publish`: the media a browser sends. The participant is known from the connection. */
export const GroupSfuPublish = z.strictObject({
  ...onRoute,
  offer: z.strictObject({ type: z.literal('offer'), sdp: Sdp }),
});
export type GroupSfuPublish = z.infer<typeof GroupSfuPublish>;

export const SfuPublishedReply = z.object({
  answer: z.object({ type: z.literal('answer'), sdp: z.string() }),
});
export type SfuPublishedReply = z.infer<typeof SfuPublishedReply>;

/** Payload of `group-sfu-subscribe`: requests the media of all other participants; offers follow. */
export const GroupSfuSubscribe = z.strictObject(onRoute);
export type GroupSfuSubscribe = z.infer<typeof GroupSfuSubscribe>;

/** Payload of `group-sfu-answer`: the answer to the last offer. */
export const GroupSfuAnswer = z.strictObject({
  ...onRoute,
  answer: z.strictObject({ type: z.literal('answer'), sdp: Sdp }),
});
export type GroupSfuAnswer = z.infer<typeof GroupSfuAnswer>;

/** Payload of `group-sfu-candidate`: an ICE candidate for the sending or the receiving connection. */
export const GroupSfuCandidate = z.strictObject({
  ...onRoute,
  link: z.enum(['out', 'in']),
  candidate: IceCandidate,
});
export type GroupSfuCandidate = z.infer<typeof GroupSfuCandidate>;

/** Payload of `group-sfu-leave`: stops sending and receiving on that route. */
export const GroupSfuLeave = z.strictObject({ roomId: onRoute.roomId, epoch: onRoute.epoch });
export type GroupSfuLeave = z.infer<typeof GroupSfuLeave>;

/** The next offer of the forwarding server, and whose media its m-lines carry. */
export const GroupSfuOffer = z.object({
  ...onRoute,
  offer: z.object({ type: z.literal('offer'), sdp: z.string() }),
  lines: z.array(
    z.object({
      mid: z.string(),
      participant: ParticipantId,
      /** Whether it is the camera beside a shared screen. A server of the version before does not say. */
      isPresenter: z.boolean().optional(),
    }),
  ),
});
export type GroupSfuOffer = z.infer<typeof GroupSfuOffer>;

export interface SfuServerEvents {
  'group-sfu-offer': (offer: GroupSfuOffer) => void;
}

type Done = (answer: Acknowledgement) => void;

/** Events from browsers about forwarded media. */
export interface SfuClientEvents {
  'group-sfu-publish': (request: GroupSfuPublish, done: (answer: Answer<SfuPublishedReply>) => void) => void;
  'group-sfu-subscribe': (request: GroupSfuSubscribe, done: Done) => void;
  'group-sfu-answer': (message: GroupSfuAnswer, done: Done) => void;
  'group-sfu-candidate': (message: GroupSfuCandidate, done: Done) => void;
  'group-sfu-leave': (request: GroupSfuLeave, done: Done) => void;
}
