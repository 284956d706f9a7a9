import type { GroupCallStatus } from '@tayyib/shared/contracts';
import type { Device } from '../../oneToOne/rules/CallDecision';
import { memberOn, roomAsBefore, roomRefused, roomRuled, withMember, type RoomRuling } from './RoomDecision';
import type { HeldRoom } from '../../../../../database/schema/HeldRoom';

/** What somebody says of their own hand, microphone, camera and screen. Whoever the host muted stays muted. */
export function describeSelf(
  room: HeldRoom | null,
  by: Device,
  { hasRaisedHand, isMicrophoneOn, isCameraOn, isSharingScreen }: Omit<GroupCallStatus, 'roomId'>,
  now: number,
): RoomRuling {
  const member = memberOn(room, by);
  if (!room || !member) return roomRefused('no-such-room');
  const change = {
    isCameraOn,
    isSharingScreen,
    isMicrophoneOn: isMicrophoneOn && !member.isMutedByHost,
    handRaisedAt: hasRaisedHand ? (member.handRaisedAt ?? now) : null,
  };
  const isSame =
    member.isCameraOn === change.isCameraOn &&
    member.isSharingScreen === change.isSharingScreen &&
    member.isMicrophoneOn === change.isMicrophoneOn &&
    member.handRaisedAt === change.handRaisedAt;
  return isSame ? roomAsBefore : roomRuled(withMember(room, member.participant, change));
}
