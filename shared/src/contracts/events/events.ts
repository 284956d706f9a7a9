import type { Alert } from '../watchlists/alerts';
import type { Acknowledgement, CallBroadcast, RegisterCaller } from '../calls/calls';
import type { CallRecordClientEvents, CallRecordServerEvents } from '../calls/callRecords';
import type { CallClientEvents, CallServerEvents } from '../calls/callSignals';
import type { Post } from '../community/community';
import type { ConsultationClientEvents, ConsultationServerEvents } from '../calls/consultations';
import type { GroupClientEvents, GroupServerEvents } from '../calls/groupCalls';
import type { SfuClientEvents, SfuServerEvents } from '../calls/groupForwarding';
import type { IceClientEvents } from '../calls/iceServers';
import type { ModulesChanged } from '../modules/moduleRegistry';

/** Everything the server may send over the socket. */
export interface ServerEvents
  extends
    CallServerEvents,
    CallRecordServerEvents,
    ConsultationServerEvents,
    GroupServerEvents,
    SfuServerEvents {
  /** The session ended elsewhere: sign out here. */
  'session:ended': (reason: { message: string }) => void;
  /** What the viewer may do changed: their plan, its term, their roles or their status. */
  'plan:changed': () => void;
  /** The viewer's watchlists changed, on whatever device. */
  'watchlists:changed': () => void;
  /** Something new for the viewer to hear of. */
  newAlert: (alert: Alert) => void;
  /** Their notifications are others than they were: read, cleared or many at once. Ask for them again. */
  getNotification: () => void;
  /** The module registry changed. Every open page asks it again. */
  'modules:changed': (now: ModulesChanged) => void;
  /** To those whose plan opens the community, the author included. */
  'community:posted': (post: Post) => void;
  'community:deleted': (post: { id: string }) => void;
  broadcast: (message: CallBroadcast) => void;
}

/** Everything a browser may send over the socket. Each payload has a schema that the server checks. */
export interface ClientEvents
  extends
    CallClientEvents,
    CallRecordClientEvents,
    ConsultationClientEvents,
    GroupClientEvents,
    SfuClientEvents,
    IceClientEvents {
  'register-new-user': (caller: RegisterCaller, done: (answer: Acknowledgement) => void) => void;
  'unregister-user': (done: (answer: Acknowledgement) => void) => void;
}
