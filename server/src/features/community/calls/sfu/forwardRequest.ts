import type { IceCandidate } from '@tayyib/shared/contracts';
import type { StoredRoom } from '../../../../database/schema/community/StoredRoom';
import type { RoomMembers } from './ForwardedRoom';
import type { Forwarded } from './Publication';

interface InRoute {
  roomId: string;
  epoch: number;
}

/** The members who may be in a room now. */
export const peopleOf = ({ version, members }: StoredRoom): RoomMembers => ({
  version,
  allowed: members.map(({ participant, device, isMutedByHost }) => ({
    participant,
    device,
    isMuted: isMutedByHost,
  })),
});

/** A request to the server whose Janus forwards a room. The sender has already been identified. */
export type ForwardRequest =
  | ({ kind: 'publish'; who: Forwarded; people: RoomMembers; sdp: string } & InRoute)
  | ({ kind: 'subscribe'; who: Forwarded; people: RoomMembers } & InRoute)
  | ({ kind: 'answer'; who: Forwarded; sdp: string } & InRoute)
  | ({ kind: 'candidate'; who: Forwarded; link: 'out' | 'in'; candidate: IceCandidate } & InRoute)
  | ({ kind: 'leave'; participant: string } & InRoute)
  /** The members of a room and its media route; null where it is no longer forwarded. */
  | { kind: 'settle'; roomId: string; epoch: number | null; people: RoomMembers }
  /** A room is about to need forwarding: starts what is not running yet. */
  | { kind: 'warm' };

/** A request about one media route of a room. */
export type RouteRequest = Extract<ForwardRequest, InRoute>;

/** `lost` when that server has no working Janus at the moment: the room moves to another media route. */
export type ForwardReply =
  | { ok: true; sdp: string | null }
  | { ok: false; reason: 'stale' | 'refused' | 'lost' };
