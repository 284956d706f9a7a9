import type { GroupCallModerate } from '@tayyib/shared/contracts';
import { roomInviteMs } from '@tayyib/shared/limits';
import type { Device } from '../../oneToOne/rules/callRules';
import {
  memberOn,
  roomUnchanged,
  roomRefused,
  roomDecided,
  withMember,
  type RoomDecision,
} from './RoomDecision';
import type { StoredRoom } from '../../../../../database/schema/community/StoredRoom';
import { placesOf, withNewMember } from './joinRoom';

/** What a decision may need that no rule can make. */
interface Fresh {
  peerId: string;
  inviteId: string;
  /** In milliseconds. */
  now: number;
}

/**
 * Moderation by the host, of the room and of members and waiting users; nobody else can. Naming someone who
 * has left changes nothing.
 */
export function moderateRoom(
  room: StoredRoom | null,
  by: Device,
  request: GroupCallModerate,
  fresh: Fresh,
): RoomDecision {
  const host = memberOn(room, by);
  if (!room || !host) return roomRefused('no-such-room');
  if (host.userId !== room.hostId) return roomRefused('not-host');
  if (request.verb === 'lock' || request.verb === 'unlock')
    return roomDecided({ ...room, isLocked: request.verb === 'lock' });
  if (request.verb === 'make-invite')
    return roomDecided({
      ...room,
      invite: { id: fresh.inviteId, expiresAt: Math.max(fresh.now + roomInviteMs, room.plan?.until ?? 0) },
    });
  if (request.verb === 'withdraw-invite')
    return room.invite ? roomDecided({ ...room, invite: null }) : roomUnchanged;
  const { verb, participant } = request;
  if (verb === 'admit' || verb === 'refuse') return answerWaiting(room, verb, participant, fresh.peerId);
  const member = room.members.find((one) => one.participant === participant);
  if (!member) return roomUnchanged;
  switch (verb) {
    case 'mute':
      return roomDecided(withMember(room, participant, { isMutedByHost: true, isMicrophoneOn: false }));
    case 'unmute':
      return roomDecided(withMember(room, participant, { isMutedByHost: false }));
    case 'hand-over':
      return roomDecided({
        ...withMember(room, participant, { isMutedByHost: false }),
        hostId: member.userId,
      });
    case 'remove':
      if (member.userId === room.hostId || member.userId === room.plan?.by) return roomUnchanged;
      return roomDecided(
        {
          ...room,
          members: room.members.filter((one) => one !== member),
          banned: [...room.banned, member.userId],
        },
        [{ device: member.device, reason: 'removed' }],
      );
  }
}

function answerWaiting(
  room: StoredRoom,
  verb: 'admit' | 'refuse',
  participant: string,
  peerId: string,
): RoomDecision {
  const one = room.waiting.find((each) => each.participant === participant);
  if (!one) return roomUnchanged;
  const without = { ...room, waiting: room.waiting.filter((each) => each !== one) };
  if (verb === 'refuse') return roomDecided(without, [{ device: one.device, reason: 'refused' }]);
  if (room.members.length >= placesOf(room)) return roomRefused('room-full');
  return roomDecided(withNewMember(without, { ...one, peerId }));
}
