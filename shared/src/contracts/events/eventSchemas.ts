import { z } from 'zod';
import { Alert } from '../watchlists/alerts';
import { CallBroadcast } from '../calls/calls';
import {
  CallAnswer,
  CallEndReason,
  CallId,
  CallMedia,
  CallPeer,
  PlacedReply,
  ResumeReply,
  WebRtcAnswer,
  WebRtcCandidate,
  WebRtcOffer,
} from '../calls/callSignals';
import { Post, PostParams } from '../community/community';
import { ConsultationReply, ConsultationState } from '../calls/consultations';
import type { ClientEvents, ServerEvents } from './events';
import { GroupCallState, GroupChatLine, JoinedReply, RoomEndReason, RoomId } from '../calls/groupCalls';
import { GroupSfuOffer, SfuPublishedReply } from '../calls/groupForwarding';
import { IceServersReply } from '../calls/iceServers';
import { ModulesChanged } from '../modules/moduleRegistry';

/** An event of the server: what it means, and what it carries; null for those that carry nothing. */
interface DescribedEvent {
  summary: string;
  payload: z.ZodType | null;
}

/** Everything the server may say, for the page that describes the socket. A new event fails to compile until it has a row. */
export const serverEventSchemas: Readonly<Record<keyof ServerEvents, DescribedEvent>> = {
  'session:ended': {
    summary: 'The session ended elsewhere: sign out here.',
    payload: z.object({ message: z.string() }),
  },
  'plan:changed': { summary: 'What the viewer may do changed.', payload: null },
  'watchlists:changed': { summary: 'The viewer’s watchlists changed, on whatever device.', payload: null },
  newAlert: { summary: 'Something new for the viewer to hear of.', payload: Alert },
  getNotification: { summary: 'The viewer’s notifications are others than they were.', payload: null },
  'calls:changed': { summary: 'The viewer’s past calls, or whom they block, changed.', payload: null },
  'consultation:room': {
    summary: 'Who of the two is in the waiting room of a consultation, and which stock both look at.',
    payload: ConsultationState,
  },
  'consultations:changed': { summary: 'A consultation of the viewer changed.', payload: null },
  'modules:changed': { summary: 'The module registry changed.', payload: ModulesChanged },
  'community:posted': { summary: 'Somebody posted to the community.', payload: Post },
  'community:deleted': { summary: 'A post was deleted.', payload: PostParams },
  broadcast: { summary: 'Who is online for calls, and which group rooms are open.', payload: CallBroadcast },
  'pre-offer': {
    summary: 'A call rings.',
    payload: z.object({ callId: CallId, caller: CallPeer, media: CallMedia }),
  },
  'pre-offer-answer': {
    summary: 'What was said to a call that was placed.',
    payload: z.object({ callId: CallId, answer: CallAnswer }),
  },
  'webRTC-offer': {
    summary: 'The other side’s offer.',
    payload: WebRtcOffer.omit({ calleeSocketId: true }),
  },
  'webRTC-answer': {
    summary: 'The other side’s answer to an offer.',
    payload: WebRtcAnswer.omit({ callerSocketId: true }),
  },
  'webRTC-candidate': {
    summary: 'A way to reach the other side.',
    payload: WebRtcCandidate.omit({ connectedUserSocketId: true }),
  },
  'user-hanged-up': {
    summary: 'A call is over, and why.',
    payload: z.object({ callId: CallId, reason: CallEndReason }),
  },
  'call-resumed': {
    summary: 'The other side is back at a new connection.',
    payload: z.object({ callId: CallId }),
  },
  'group-call-room': { summary: 'A room as it is now; the newest version counts.', payload: GroupCallState },
  'group-call-chart': { summary: 'A line of a room’s chat.', payload: GroupChatLine },
  'group-call-ended': {
    summary: 'The viewer is no longer in the room, nor at its door.',
    payload: z.object({ roomId: RoomId, reason: RoomEndReason }),
  },
  'group-sfu-offer': {
    summary: 'What the forwarding server sends from the viewer’s room next, and which line carries whom.',
    payload: GroupSfuOffer,
  },
};

/** What a yes says besides that it is one; most say nothing more. */
export const replySchemas: Readonly<Partial<Record<keyof ClientEvents, z.ZodObject>>> = {
  'consultation-enter': ConsultationReply,
  'pre-offer': PlacedReply,
  'call-resume': ResumeReply,
  'call-ice-servers': IceServersReply,
  'group-call-register': JoinedReply,
  'group-call-join-request': JoinedReply,
  'group-sfu-publish': SfuPublishedReply,
};
