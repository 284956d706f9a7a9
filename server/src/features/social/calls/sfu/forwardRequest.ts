import type { IceCandidate } from '@tayyib/shared/contracts';
import type { HeldRoom } from '../../../../database/schema/HeldRoom';
import type { People } from './ForwardedRoom';
import type { Forwarded } from './Forwarded';

interface InWay {
  roomId: string;
  epoch: number;
}

/** Who may be in a room as it is now. */
export const peopleOf = ({ version, members }: HeldRoom): People => ({
  version,
  allowed: members.map(({ participant, device, isMutedByHost }) => ({
    participant,
    device,
    isMuted: isMutedByHost,
  })),
});

/** What is asked of the server whose Janus forwards a room. Whoever asks has looked up who speaks. */
export type ForwardRequest =
  | ({ kind: 'publish'; who: Forwarded; people: People; sdp: string } & InWay)
  | ({ kind: 'subscribe'; who: Forwarded; people: People } & InWay)
  | ({ kind: 'answer'; who: Forwarded; sdp: string } & InWay)
  | ({ kind: 'candidate'; who: Forwarded; link: 'out' | 'in'; candidate: IceCandidate } & InWay)
  | ({ kind: 'leave'; participant: string } & InWay)
  /** Who may be in a room now, and which way it goes; null where it is not forwarded any more. */
  | { kind: 'settle'; roomId: string; epoch: number | null; people: People }
  /** A room is about to need it: what is not started yet starts. */
  | { kind: 'warm' };

/** What is asked about one way of a room. */
export type InWayRequest = Extract<ForwardRequest, InWay>;

/** `lost` when that server has no Janus at the moment: the room finds another way. */
export type ForwardReply =
  | { ok: true; sdp: string | null }
  | { ok: false; reason: 'stale' | 'refused' | 'lost' };
