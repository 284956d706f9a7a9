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
import { LikeCount, Post, PostParams, ReplyCount } from '../community/community';
import { ConsultationReply, ConsultationState } from '../calls/consultations';
import type { ClientEvents, ServerEvents } from './events';
import {
  CallMoved,
  GroupCallReacted,
  GroupCallState,
  GroupChatLine,
  InvitedReply,
  JoinedReply,
  RoomEndReason,
  RoomId,
} from '../calls/groupCalls';
import { GroupSfuOffer, SfuPublishedReply } from '../calls/groupForwarding';
import { IceServersReply } from '../calls/iceServers';
import { ModulesChanged } from '../modules/moduleRegistry';

/** A server event: summary and payload schema; null without a payload. */
interface DescribedEvent {
  summary: string;
  payload: z.ZodType | null;
}

/** All server events, for the socket documentation. A new event does not compile until it has a row. */
export const serverEventSchemas: Readonly<Record<keyof ServerEvents, DescribedEvent>> = {
  'session:ended': {
    summary: 'The session ended elsewhere: sign out here.',
    payload: z.object({ message: z.string() }),
  },
  'plan:changed': { summary: 'The access of the viewer changed.', payload: null },
  'watchlists:changed': { summary: 'The viewer’s watchlists changed, on whatever device.', payload: null },
  newAlert: { summary: 'A new alert for the viewer.', payload: Alert },
  secratscanner: { summary: 'A new alert of a scanner for the viewer.', payload: Alert },
  data: { summary: 'A message of staff to everyone.', payload: Alert },
  'group-call-notification': {
    summary: 'An invitation of the viewer to a group call, or the reminder of a planned one.',
    payload: Alert,
  },
  getNotification: { summary: 'The viewer’s alerts changed.', payload: null },
  'calls:changed': { summary: 'The viewer’s past calls, or whom they block, changed.', payload: null },
  'consultation:room': {
    summary: 'Who is in the waiting room of a consultation, which sheets are open, and where the two point.',
    payload: ConsultationState,
  },
  'consultations:changed': { summary: 'A consultation of the viewer changed.', payload: null },
  'modules:changed': { summary: 'The module registry changed.', payload: ModulesChanged },
  'modules:revision': {
    summary: 'The revision of the module registry when the page was connected.',
    payload: ModulesChanged,
  },
  'community:posted': { summary: 'A new post in the community.', payload: Post },
  'community:deleted': {
    summary: 'A post was deleted; if a conversation began with it, its replies too.',
    payload: PostParams,
  },
  'community:replies': { summary: 'How many replies a post has now.', payload: ReplyCount },
  'community:edited': {
    summary: 'A post was edited, or its thread has an accepted answer.',
    payload: Post,
  },
  'community:likes': { summary: 'How many members like a post now.', payload: LikeCount },
  broadcast: { summary: 'Who is online for calls, and which group rooms are open.', payload: CallBroadcast },
  'pre-offer': {
    summary: 'A call rings.',
    payload: z.object({ callId: CallId, caller: CallPeer, media: CallMedia }),
  },
  'pre-offer-answer': {
    summary: 'The answer to a placed call.',
    payload: z.object({ callId: CallId, answer: CallAnswer }),
  },
  'webRTC-offer': {
    summary: 'The offer of the peer.',
    payload: WebRtcOffer.omit({ calleeSocketId: true }),
  },
  'webRTC-answer': {
    summary: 'The peer’s answer to an offer.',
    payload: WebRtcAnswer.omit({ callerSocketId: true }),
  },
  'webRTC-candidate': {
    summary: 'An ICE candidate of the peer.',
    payload: WebRtcCandidate.omit({ connectedUserSocketId: true }),
  },
  'user-hanged-up': {
    summary: 'A call ended, with the reason.',
    payload: z.object({ callId: CallId, reason: CallEndReason }),
  },
  'call-resumed': {
    summary: 'The peer has a new connection.',
    payload: z.object({ callId: CallId }),
  },
  'call-peer-away': {
    summary: 'The peer lost its connection to the server; who receives no media from them ends the call.',
    payload: z.object({ callId: CallId }),
  },
  'group-call-room': {
    summary: 'The current state of a room; the newest version wins.',
    payload: GroupCallState,
  },
  'group-call-chart': { summary: 'A chat message of a room.', payload: GroupChatLine },
  'group-call-reacted': { summary: 'A reaction of a participant of a room.', payload: GroupCallReacted },
  'group-call-from-call': {
    summary: 'The viewer’s call became a room, which both sides are in.',
    payload: CallMoved,
  },
  'group-call-ended': {
    summary: 'The viewer is no longer in the room, nor waiting to join.',
    payload: z.object({ roomId: RoomId, reason: RoomEndReason }),
  },
  'group-sfu-offer': {
    summary: 'The next offer of the forwarding server, and whose media its m-lines carry.',
    payload: GroupSfuOffer,
  },
};

/** The data of positive acknowledgements; most have none. */
export const replySchemas: Readonly<Partial<Record<keyof ClientEvents, z.ZodObject>>> = {
  'consultation-enter': ConsultationReply,
  'pre-offer': PlacedReply,
  'call-resume': ResumeReply,
  'call-ice-servers': IceServersReply,
  'group-call-register': JoinedReply,
  'group-call-join-request': JoinedReply,
  'group-call-join-by-invite': InvitedReply,
  'group-sfu-publish': SfuPublishedReply,
};
