import type { GroupCallState, GroupChatLine, RoomEndReason } from '@tayyib/shared/contracts';
import { rootReducer, type RootState } from '@tayyib/shared/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/toolkit';
import type { RoomPhase } from '../rtc/group/RoomDriver';
import type { MediaState } from '../rtc/media/LocalMedia';

export type RoomLayout = 'grid' | 'spotlight';

interface GroupState {
  phase: RoomPhase;
  roomId: string | null;
  /** The spec's flag: whether this person is in a room. */
  groupCallActive: boolean;
  /** The spec's list: whose picture is here, and which it is. The pictures themselves are in `useGroupStreams`. */
  groupCallStreams: { participant: string; streamId: string }[];
  room: GroupCallState | null;
  chat: GroupChatLine[];
  /** Who spoke last. */
  speaker: string | null;
  /** Pictures that broke off are being brought back. */
  isRestoring: boolean;
  layout: RoomLayout;
  hasRaisedHand: boolean;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isSharingScreen: boolean;
  /** What went wrong or why the room is over, for the person to read. */
  notice: string | null;
}

const initialState: GroupState = {
  phase: 'outside',
  roomId: null,
  groupCallActive: false,
  groupCallStreams: [],
  room: null,
  chat: [],
  speaker: null,
  isRestoring: false,
  layout: 'grid',
  hasRaisedHand: false,
  isCameraOn: true,
  isMicrophoneOn: true,
  isSharingScreen: false,
  notice: null,
};

/** Why a room is over, for the one who reads it. */
const endSentences: Readonly<Record<RoomEndReason, string>> = {
  'closed-by-host': 'The host has closed the room.',
  removed: 'The host has removed you from the room.',
  refused: 'The host has not let you in.',
  elsewhere: 'You are in the room on another tab or device now.',
  empty: 'Everyone has left the room.',
  lost: 'The connection to the room was lost.',
};

/** The room this person is in, and how they look at it. */
export const groupSlice = createSlice({
  name: 'groupCall',
  initialState,
  reducers: {
    phaseChanged: (
      group,
      { payload: { phase, roomId } }: PayloadAction<{ phase: RoomPhase; roomId: string | null }>,
    ) => {
      if (phase === 'outside') return { ...initialState, layout: group.layout, notice: group.notice };
      if (phase === 'entering') group.notice = null;
      group.phase = phase;
      group.roomId = roomId;
      group.groupCallActive = phase === 'in';
    },
    roomChanged: (group, { payload }: PayloadAction<GroupCallState>) => {
      group.room = payload;
    },
    linesHeard: (
      group,
      { payload: { lines, isAll } }: PayloadAction<{ lines: readonly GroupChatLine[]; isAll: boolean }>,
    ) => {
      const known = new Set(isAll ? [] : group.chat.map(({ id }) => id));
      group.chat = [...(isAll ? [] : group.chat), ...lines.filter(({ id }) => !known.has(id))];
    },
    streamsChanged: (group, { payload }: PayloadAction<GroupState['groupCallStreams']>) => {
      group.groupCallStreams = payload;
    },
    speakerChanged: (group, { payload }: PayloadAction<string | null>) => {
      group.speaker = payload;
    },
    restoringChanged: (group, { payload }: PayloadAction<boolean>) => {
      group.isRestoring = payload;
    },
    devicesChanged: (group, { payload }: PayloadAction<Omit<MediaState, 'stream'>>) => {
      group.isCameraOn = payload.isCameraOn;
      group.isMicrophoneOn = payload.isMicrophoneOn;
      group.isSharingScreen = payload.isSharingScreen;
      if (payload.problem !== null) group.notice = payload.problem;
    },
    handMoved: (group, { payload }: PayloadAction<boolean>) => {
      group.hasRaisedHand = payload;
    },
    layoutChosen: (group, { payload }: PayloadAction<RoomLayout>) => {
      group.layout = payload;
    },
    ended: (group, { payload }: PayloadAction<RoomEndReason>) => {
      group.notice = endSentences[payload];
    },
    noticed: (group, { payload }: PayloadAction<string | null>) => {
      group.notice = payload;
    },
    roomForgotten: () => initialState,
  },
  selectors: {
    selectGroup: (group) => group,
    // what large parts of the page show: the rest changes with every word that is spoken
    selectRoom: ({ room }) => room,
    selectRoomTitle: ({ room }) => room?.title ?? null,
    selectIsInRoom: ({ room }) => room !== null,
    selectRoomPhase: ({ phase }) => phase,
    selectIsRestoring: ({ isRestoring }) => isRestoring,
    selectChat: ({ chat }) => chat,
  },
});

export const {
  selectGroup,
  selectRoom,
  selectRoomTitle,
  selectIsInRoom,
  selectRoomPhase,
  selectIsRestoring,
  selectChat,
} = groupSlice.injectInto(rootReducer).selectors;

/** The state of the page, with the room in it once somebody looked. */
export type WithRoom = RootState & Parameters<typeof selectGroup>[0];
