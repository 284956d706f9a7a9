import { z } from 'zod';
import type { Acknowledgement, Answer } from './calls';

/** One call, made by whoever places it, so that a repeated message is known as one. */
export const CallId = z.uuid();
/** Someone on the calls pages, as the server named them: the spec's socket id, which says nothing about who it is. */
export const PeerId = z.uuid();

export const CallMedia = z.enum(['video', 'audio']);
export type CallMedia = z.infer<typeof CallMedia>;

/** What a callee, or the server in their place, says to a call. */
export const CallAnswer = z.enum(['CALL_ACCEPTED', 'CALL_REJECTED', 'CALL_NOT_AVAILABLE']);
export type CallAnswer = z.infer<typeof CallAnswer>;

/** Why a call is over. */
export const CallEndReason = z.enum([
  'rejected',
  'not-available',
  'timeout',
  'cancelled',
  'hung-up',
  'peer-lost',
  'answered-elsewhere',
  'no-path',
  'media-error',
]);
export type CallEndReason = z.infer<typeof CallEndReason>;

/** The reasons a side may give for its own end of a call; the server knows the others. */
export const LeaveReason = z.enum(['hung-up', 'peer-lost', 'no-path', 'media-error']);
export type LeaveReason = z.infer<typeof LeaveReason>;

/** A session description; 32 kB hold the largest we make several times over. */
const Sdp = z.string().min(1).max(32_768);
/** Counts a side's messages within a call: an older or repeated one is dropped. */
const Seq = z.number().int().min(1).max(1_000_000);
/** Which peer connection of the call a message belongs to; a rebuilt one has the next number. */
const Generation = z.number().int().min(0).max(1000);

const inCall = { callId: CallId };
const ofLink = { ...inCall, seq: Seq, generation: Generation };

/** Payload of `pre-offer`. Who calls comes from the connection. */
export const PreOffer = z.strictObject({
  ...inCall,
  callee: z.strictObject({ socketId: PeerId }),
  media: CallMedia,
});
export type PreOffer = z.infer<typeof PreOffer>;

export const PreOfferAnswer = z.strictObject({ ...inCall, callerSocketId: PeerId, answer: CallAnswer });
export type PreOfferAnswer = z.infer<typeof PreOfferAnswer>;

export const WebRtcOffer = z.strictObject({
  ...ofLink,
  calleeSocketId: PeerId,
  offer: z.strictObject({ type: z.literal('offer'), sdp: Sdp }),
});
export type WebRtcOffer = z.infer<typeof WebRtcOffer>;

export const WebRtcAnswer = z.strictObject({
  ...ofLink,
  callerSocketId: PeerId,
  answer: z.strictObject({ type: z.literal('answer'), sdp: Sdp }),
});
export type WebRtcAnswer = z.infer<typeof WebRtcAnswer>;

/** One way to reach a side; an empty line says that there are no more. */
export const IceCandidate = z.strictObject({
  candidate: z
    .string()
    .max(1024)
    .regex(/^(candidate:[^\r\n]*)?$/, 'That is not a candidate.'),
  sdpMid: z.string().max(64).nullable(),
  sdpMLineIndex: z.number().int().min(0).max(32).nullable(),
  usernameFragment: z.string().max(256).nullable(),
});
export type IceCandidate = z.infer<typeof IceCandidate>;

export const WebRtcCandidate = z.strictObject({
  ...ofLink,
  connectedUserSocketId: PeerId,
  candidate: IceCandidate,
});
export type WebRtcCandidate = z.infer<typeof WebRtcCandidate>;

export const UserHangedUp = z.strictObject({
  ...inCall,
  connectedUserSocketId: PeerId,
  reason: LeaveReason,
});
export type UserHangedUp = z.infer<typeof UserHangedUp>;

/** Payload of `call-resume`, sent after a connection came back or a page was loaded anew in the middle of a call. */
export const CallResume = z.strictObject(inCall);
export type CallResume = z.infer<typeof CallResume>;

/** Someone at the other end, as a browser may know them. */
export const CallPeer = z.object({ socketId: PeerId, username: z.string() });
export type CallPeer = z.infer<typeof CallPeer>;

/** What the server says of calls. `callId` is in each; a browser drops what is not about its own call. */
export interface CallServerEvents {
  'pre-offer': (ring: { callId: string; caller: CallPeer; media: CallMedia }) => void;
  'pre-offer-answer': (said: { callId: string; answer: CallAnswer }) => void;
  'webRTC-offer': (said: Omit<WebRtcOffer, 'calleeSocketId'>) => void;
  'webRTC-answer': (said: Omit<WebRtcAnswer, 'callerSocketId'>) => void;
  'webRTC-candidate': (said: Omit<WebRtcCandidate, 'connectedUserSocketId'>) => void;
  'user-hanged-up': (said: { callId: string; reason: CallEndReason }) => void;
  /** The other side is at a new connection, such as a reloaded page: the caller rebuilds the peer connection. */
  'call-resumed': (said: { callId: string }) => void;
}

/** What became of a call that was placed: itself, or part of the call the other had placed to us, which is accepted. */
export const PlacedReply = z.object({
  merged: z.object({ callId: CallId, caller: CallPeer }).nullable(),
});
export type PlacedReply = z.infer<typeof PlacedReply>;

/** How a call stands, for a connection that asks after it. */
export const ResumeReply = z.object({
  as: z.enum(['ringing', 'accepted', 'ended']),
  merged: z.object({ callId: CallId, caller: CallPeer }).nullable(),
});
export type ResumeReply = z.infer<typeof ResumeReply>;

type Taken = (answer: Acknowledgement) => void;

/** What a browser says of one-to-one calls. */
export interface CallClientEvents {
  'pre-offer': (offer: PreOffer, done: (answer: Answer<PlacedReply>) => void) => void;
  'pre-offer-answer': (answer: PreOfferAnswer, done: Taken) => void;
  'webRTC-offer': (said: WebRtcOffer, done: Taken) => void;
  'webRTC-answer': (said: WebRtcAnswer, done: Taken) => void;
  'webRTC-candidate': (said: WebRtcCandidate, done: Taken) => void;
  'user-hanged-up': (said: UserHangedUp, done: Taken) => void;
  'call-resume': (asked: CallResume, done: (answer: Answer<ResumeReply>) => void) => void;
}
