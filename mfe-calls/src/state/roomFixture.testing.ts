import type { GroupCallState } from '@tayyib/shared/contracts';

/** The room with Ann alone, as the server knows her. */
export const aRoomWithAnn = (version: number, isCameraOn = true): GroupCallState => ({
  roomId: '00000000-0000-4000-8000-0000000000aa',
  version,
  title: 'Zakat circle',
  topic: null,
  startsAt: null,
  isOneToMany: false,
  isRecorded: false,
  isLocked: false,
  hasLobby: false,
  capacity: 4,
  topology: { kind: 'mesh', epoch: 1 },
  participants: [
    {
      participant: '00000000-0000-4000-8000-0000000000a1',
      peerId: 'ann',
      username: 'Ann',
      self: true,
      isHost: true,
      isPresent: true,
      order: 1,
      handRaisedAt: null,
      isMicrophoneOn: true,
      isCameraOn,
      isSharingScreen: false,
      isMutedByHost: false,
    },
  ],
  waiting: [],
  invite: null,
});
