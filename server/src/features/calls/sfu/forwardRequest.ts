import type { IceCandidate } from '@tayyib/shared/contracts';
import type { Allowed, Forwarded } from './ForwardedRoom';

interface InWay {
  roomId: string;
  epoch: number;
}

/** What is asked of the server whose Janus forwards a room. Whoever asks has looked up who speaks. */
export type ForwardRequest =
  | ({ kind: 'publish'; who: Forwarded; sdp: string } & InWay)
  | ({ kind: 'subscribe'; who: Forwarded } & InWay)
  | ({ kind: 'answer'; who: Forwarded; sdp: string } & InWay)
  | ({ kind: 'candidate'; who: Forwarded; link: 'out' | 'in'; candidate: IceCandidate } & InWay)
  | ({ kind: 'leave'; participant: string } & InWay)
  /** Who may be in a room now, and which way it goes; null where it is not forwarded any more. */
  | { kind: 'settle'; roomId: string; epoch: number | null; allowed: readonly Allowed[] };

/** `lost` when that server has no Janus at the moment: the room finds another way. */
export type ForwardReply =
  { ok: true; sdp: string | null } | { ok: false; reason: 'stale' | 'refused' | 'lost' };
