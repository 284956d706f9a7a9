import type { GroupCallStatus } from '@tayyib/shared/contracts';
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

/**
 * A member updates their own hand, microphone, camera and screen. A member muted by the host stays muted, and one who only listens shows
 * nothing either.
 */
export function describeSelf(
  room: StoredRoom | null,
  by: Device,
  { hasRaisedHand, isMicrophoneOn, isCameraOn, isSharingScreen }: Omit<GroupCallStatus, 'roomId'>,
  now: number,
): RoomDecision {
  const member = memberOn(room, by);
  if (!room || !member) return roomRefused('no-such-room');
  const mayShow = !(room.isOneToMany && member.isMutedByHost);
  const change = {
    isCameraOn: isCameraOn && mayShow,
    isSharingScreen: isSharingScreen && mayShow,
    isMicrophoneOn: isMicrophoneOn && !member.isMutedByHost,
    handRaisedAt: hasRaisedHand ? (member.handRaisedAt ?? now) : null,
  };
  const isSame =
    member.isCameraOn === change.isCameraOn &&
    member.isSharingScreen === change.isSharingScreen &&
    member.isMicrophoneOn === change.isMicrophoneOn &&
    member.handRaisedAt === change.handRaisedAt;
  return isSame ? roomUnchanged : roomDecided(withMember(room, member.participant, change));
}
