import { z } from 'zod';
import { CallEndReason, CallId, CallMedia, PeerId } from './callSignals';
import type { Acknowledgement } from './calls';
import { callMessageMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';

/** A line of the chat beside a call, kept for the two who were in it. The number is the writer's: said twice it is one line. */
export const CallMessageBody = z.strictObject({
  callId: CallId,
  id: z.uuid(),
  content: plainText(callMessageMaxLength),
});
export type CallMessageBody = z.infer<typeof CallMessageBody>;

/** One call as the person who asks was in it. */
export const CallRecord = z.object({
  id: CallId,
  direction: z.enum(['out', 'in']),
  /** The name that the other had in that call. */
  username: z.string(),
  media: CallMedia,
  placedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  reason: CallEndReason.nullable(),
  /** It rang here, or could not, and nobody took it. */
  isMissed: z.boolean(),
  /** False for a missed call that was not looked at yet. */
  isSeen: z.boolean(),
  messages: z.number().int(),
  isBlocked: z.boolean(),
  /** Under which id the other is online now and may be called back; null when they are not. */
  peer: PeerId.nullable(),
});
export type CallRecord = z.infer<typeof CallRecord>;

/** Newest first; `next` asks for the page after this one and is null at the end. */
export const CallsQuery = z.object({ before: CallId.optional() });
export const CallsReply = z.object({
  calls: z.array(CallRecord),
  next: CallId.nullable(),
  /** Missed calls not looked at yet, in all. */
  missed: z.number().int(),
});
export type CallsReply = z.infer<typeof CallsReply>;

export const MissedSeenReply = z.object({ missed: z.literal(0) });
export type MissedSeenReply = z.infer<typeof MissedSeenReply>;

export const CallMessage = z.object({
  id: z.uuid(),
  isOwn: z.boolean(),
  content: z.string(),
  at: z.iso.datetime(),
});
export type CallMessage = z.infer<typeof CallMessage>;

export const CallParams = z.object({ id: CallId });
/** Everything kept of one call's chat, oldest first. */
export const CallMessagesReply = z.object({ messages: z.array(CallMessage) });
export type CallMessagesReply = z.infer<typeof CallMessagesReply>;

/** Whom not to be called by: somebody one was in a call with, or somebody who is online. */
export const BlockBody = z.union([z.strictObject({ callId: CallId }), z.strictObject({ peer: PeerId })]);
export type BlockBody = z.infer<typeof BlockBody>;

/** Somebody who cannot call and is not seen any more, under the name they had then. */
export const CallBlock = z.object({ id: z.uuid(), username: z.string(), since: z.iso.datetime() });
export type CallBlock = z.infer<typeof CallBlock>;
export const CallBlocksReply = z.object({ blocks: z.array(CallBlock) });
export type CallBlocksReply = z.infer<typeof CallBlocksReply>;

export const UnblockParams = z.object({ id: z.uuid() });
export const UnblockedReply = z.object({ success: z.literal(true) });
export type UnblockedReply = z.infer<typeof UnblockedReply>;

/** What a browser says so that a call is remembered. */
export interface CallRecordClientEvents {
  'call-message': (message: CallMessageBody, done: (answer: Acknowledgement) => void) => void;
}

/** What the server says of calls that are over. */
export interface CallRecordServerEvents {
  /** The list of the viewer's calls changed: one ended, or was missed. */
  'calls:changed': () => void;
}
