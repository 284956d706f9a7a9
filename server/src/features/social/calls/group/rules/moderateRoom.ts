import type { GroupCallModerate } from '@tayyib/shared/contracts';
import type { Device } from '../../oneToOne/rules/CallDecision';
import { memberOn, roomAsBefore, roomRefused, roomRuled, withMember, type RoomRuling } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';
import { withNewMember } from './joinRoom';

/** What the host does to the room and to those in it or at its door; nobody else can. Naming somebody who is gone changes nothing. */
export function moderateRoom(
  room: HeldRoom | null,
  by: Device,
  asked: GroupCallModerate,
  newPeerId: string,
): RoomRuling {
  const host = memberOn(room, by);
  if (!room || !host) return roomRefused('no-such-room');
  if (host.userId !== room.hostId) return roomRefused('not-host');
  if (asked.verb === 'lock' || asked.verb === 'unlock')
    return roomRuled({ ...room, isLocked: asked.verb === 'lock' });
  const { verb, participant } = asked;
  if (verb === 'admit' || verb === 'refuse') return answerDoor(room, verb, participant, newPeerId);
  const member = room.members.find((one) => one.participant === participant);
  if (!member) return roomAsBefore;
  switch (verb) {
    case 'mute':
      return roomRuled(withMember(room, participant, { isMutedByHost: true, isMicrophoneOn: false }));
    case 'unmute':
      return roomRuled(withMember(room, participant, { isMutedByHost: false }));
    case 'hand-over':
      return roomRuled({ ...room, hostId: member.userId });
    case 'remove':
      if (member.userId === room.hostId) return roomAsBefore;
      return roomRuled(
        {
          ...room,
          members: room.members.filter((one) => one !== member),
          banned: [...room.banned, member.userId],
        },
        [{ device: member.device, reason: 'removed' }],
      );
  }
}

function answerDoor(
  room: HeldRoom,
  verb: 'admit' | 'refuse',
  participant: string,
  peerId: string,
): RoomRuling {
  const one = room.waiting.find((each) => each.participant === participant);
  if (!one) return roomAsBefore;
  const without = { ...room, waiting: room.waiting.filter((each) => each !== one) };
  if (verb === 'refuse') return roomRuled(without, [{ device: one.device, reason: 'refused' }]);
  if (room.members.length >= room.capacity) return roomRefused('room-full');
  return roomRuled(withNewMember(without, { ...one, peerId }));
}
