import { z } from 'zod';
import { CallEndReason, CallId, CallMedia, PeerId } from './callSignals';
import { CallerMark, type Acknowledgement } from './calls';
import { callMessageMaxLength } from '../../policy/limits';
import { plainText } from '../common/plainText';

/** A chat message of a call, stored for both participants. The sender numbers it: a repeated number is ignored. */
export const CallMessageBody = z.strictObject({
  callId: CallId,
  id: z.uuid(),
  content: plainText(callMessageMaxLength),
});
export type CallMessageBody = z.infer<typeof CallMessageBody>;

/** One call from the viewpoint of the viewer. */
export const CallRecord = z.object({
  id: CallId,
  direction: z.enum(['out', 'in']),
  /** The name of the peer in that call. */
  username: z.string(),
  /** From the roles that the account of the peer has now, never from the name. */
  mark: CallerMark.nullable(),
  media: CallMedia,
  placedAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().nullable(),
  endedAt: z.iso.datetime().nullable(),
  reason: CallEndReason.nullable(),
  /** An incoming call that was not answered. */
  isMissed: z.boolean(),
  /** False for a missed call that was not seen yet. */
  isSeen: z.boolean(),
  messages: z.number().int(),
  isBlocked: z.boolean(),
  /** The id for calling the peer back; null when they are offline. */
  peer: PeerId.nullable(),
});
export type CallRecord = z.infer<typeof CallRecord>;

/** Newest first; `next` is the cursor of the next page, null at the end. */
export const CallsQuery = z.object({ before: CallId.optional() });
export const CallsReply = z.object({
  calls: z.array(CallRecord),
  next: CallId.nullable(),
  /** The number of unseen missed calls. */
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
/** The stored chat of one call, oldest first. */
export const CallMessagesReply = z.object({ messages: z.array(CallMessage) });
export type CallMessagesReply = z.infer<typeof CallMessagesReply>;

/** The user to block: the peer of a past call, or a user who is online. */
export const BlockBody = z.union([z.strictObject({ callId: CallId }), z.strictObject({ peer: PeerId })]);
export type BlockBody = z.infer<typeof BlockBody>;

/** A blocked user, who can neither call nor be seen, with the name at that time. */
export const CallBlock = z.object({ id: z.uuid(), username: z.string(), since: z.iso.datetime() });
export type CallBlock = z.infer<typeof CallBlock>;
export const CallBlocksReply = z.object({ blocks: z.array(CallBlock) });
export type CallBlocksReply = z.infer<typeof CallBlocksReply>;

export const UnblockParams = z.object({ id: z.uuid() });
export const UnblockedReply = z.object({ success: z.literal(true) });
export type UnblockedReply = z.infer<typeof UnblockedReply>;

/** Events from browsers about call records. */
export interface CallRecordClientEvents {
  'call-message': (message: CallMessageBody, done: (answer: Acknowledgement) => void) => void;
}

/** Events from the server about past calls. */
export interface CallRecordServerEvents {
  /** The list of the viewer's calls changed: one ended, or was missed. */
  'calls:changed': () => void;
}
