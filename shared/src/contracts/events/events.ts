import type { Alert } from '../watchlists/alerts';
import type { Acknowledgement, CallBroadcast, CallAway, RegisterCaller } from '../calls/calls';
import type { CallRecordClientEvents, CallRecordServerEvents } from '../calls/callRecords';
import type { CallClientEvents, CallServerEvents } from '../calls/callSignals';
import type { LikeCount, Post, ReplyCount } from '../community/community';
import type { ConsultationClientEvents, ConsultationServerEvents } from '../calls/consultations';
import type { GroupClientEvents, GroupServerEvents } from '../calls/groupCalls';
import type { SfuClientEvents, SfuServerEvents } from '../calls/groupForwarding';
import type { IceClientEvents } from '../calls/iceServers';
import type { ModulesChanged } from '../modules/moduleRegistry';

/** All events the server sends. */
export interface ServerEvents
  extends
    CallServerEvents,
    CallRecordServerEvents,
    ConsultationServerEvents,
    GroupServerEvents,
    SfuServerEvents {
  /** The session ended elsewhere: sign out here. */
  'session:ended': (reason: { message: string }) => void;
  /** The access of the viewer changed: plan, term, roles or status. */
  'plan:changed': () => void;
  /** The viewer's watchlists changed, on any device. */
  'watchlists:changed': () => void;
  /** A new alert for the viewer. */
  newAlert: (alert: Alert) => void;
  /** The same, of a scanner. */
  secratscanner: (alert: Alert) => void;
  /** The same, of staff to everyone. */
  data: (alert: Alert) => void;
  /** The same, asking the viewer into a group call. */
  'group-call-notification': (alert: Alert) => void;
  /** The viewer's alerts changed: read, cleared, or many new ones. Refetch them. */
  getNotification: () => void;
  /** The module registry changed. Every open page refetches it. */
  'modules:changed': (now: ModulesChanged) => void;
  /** Sent with every connection: what was announced before it was missed. */
  'modules:revision': (now: ModulesChanged) => void;
  /** Sent to all members of the community, the author included. */
  'community:posted': (post: Post) => void;
  'community:deleted': (post: { id: string }) => void;
  'community:replies': (count: ReplyCount) => void;
  'community:edited': (post: Post) => void;
  'community:likes': (count: LikeCount) => void;
  broadcast: (message: CallBroadcast) => void;
}

/** All events browsers send. The server validates each payload against its schema. */
export interface ClientEvents
  extends
    CallClientEvents,
    CallRecordClientEvents,
    ConsultationClientEvents,
    GroupClientEvents,
    SfuClientEvents,
    IceClientEvents {
  'call-away': (page: CallAway, done: (answer: Acknowledgement) => void) => void;
  'register-new-user': (caller: RegisterCaller, done: (answer: Acknowledgement) => void) => void;
  'unregister-user': (done: (answer: Acknowledgement) => void) => void;
}
