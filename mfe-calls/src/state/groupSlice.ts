import type { CallReaction, GroupCallState, GroupChatLine, RoomSubject } from '@tayyib/shared/contracts';
import { rootReducer, type RootState } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';
import type { RoomPhase } from '../rtc/group/RoomDriver';
import { noEffects, type DeviceEffects } from '../rtc/media/deviceEffects';
import type { MediaState } from '../rtc/media/LocalMedia';

/** `auto`: all the same size, until a participant shares a screen, which is shown large. */
export type RoomLayout = 'auto' | 'grid' | 'spotlight';

interface GroupState {
  phase: RoomPhase;
  roomId: string | null;
  /** The spec's flag: whether the user is in a room. */
  groupCallActive: boolean;
  /** The spec's list: the stream of each participant. The streams themselves are in `useRoomStreams`. */
  groupCallStreams: { participant: string; streamId: string }[];
  room: GroupCallState | null;
  /** What is known of the room while the user waits to be let in. */
  subject: RoomSubject | null;
  chat: GroupChatLine[];
  /** The participant who spoke last. */
  speaker: string | null;
  /** Interrupted video is being restored. */
  isRestoring: boolean;
  layout: RoomLayout;
  /** When the user came into the room, in milliseconds. */
  joinedAt: number | null;
  /** The room connects while the call that it was goes on: that one is shown and heard. */
  isArriving: boolean;
  /** Whether the room fills the window; otherwise it is in a small one. */
  isOpen: boolean;
  hasRaisedHand: boolean;
  /** The reactions that are shown at the moment, by participant. */
  reactions: Record<string, CallReaction | null>;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  isSharingScreen: boolean;
  /** What the open microphone and camera can do to sound and picture. */
  effects: DeviceEffects;
  /** What went wrong or why the room ended, as shown to the user. */
  notice: string | null;
}

const initialState: GroupState = {
  phase: 'outside',
  roomId: null,
  groupCallActive: false,
  groupCallStreams: [],
  room: null,
  subject: null,
  chat: [],
  speaker: null,
  isRestoring: false,
  layout: 'auto',
  joinedAt: null,
  isArriving: false,
  isOpen: false,
  hasRaisedHand: false,
  reactions: {},
  isCameraOn: true,
  isMicrophoneOn: true,
  isSharingScreen: false,
  effects: noEffects,
  notice: null,
};

const isSharing = (room: GroupCallState | null, participant: string): boolean =>
  room?.participants.some((one) => one.participant === participant && one.isSharingScreen) ?? false;

/** The room the user is in, and how it is shown. */
export const groupSlice = createSlice({
  name: 'groupCall',
  initialState,
  reducers: {
    phaseChanged: (
      group,
      {
        payload: { phase, roomId, at },
      }: PayloadAction<{ phase: RoomPhase; roomId: string | null; at: number }>,
    ) => {
      if (phase === 'outside') return { ...initialState, layout: group.layout, notice: group.notice };
      if (phase === 'entering') group.notice = null;
      if (phase === 'in' && group.phase !== 'in') {
        group.isOpen = true;
        group.joinedAt ??= at;
      }
      group.phase = phase;
      group.roomId = roomId;
      group.groupCallActive = phase === 'in';
    },
    lobbyEntered: (group, { payload }: PayloadAction<RoomSubject | null>) => {
      group.subject = payload;
    },
    roomChanged: (group, { payload }: PayloadAction<GroupCallState>) => {
      const isNewlyShared = payload.participants.some(
        ({ participant, self, isSharingScreen }) =>
          isSharingScreen && !self && !isSharing(group.room, participant),
      );
      if (isNewlyShared) group.layout = 'auto';
      group.room = payload;
    },
    arrivalChanged: (group, { payload }: PayloadAction<boolean>) => {
      group.isArriving = payload;
    },
    roomOpened: (group, { payload }: PayloadAction<boolean>) => {
      group.isOpen = payload;
    },
    chatReceived: (
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
      group.effects = payload.effects;
      if (payload.problem !== null) group.notice = payload.problem;
    },
    handToggled: (group, { payload }: PayloadAction<boolean>) => {
      group.hasRaisedHand = payload;
    },
    reactionChanged: (group, { payload }: PayloadAction<{ of: string; reaction: CallReaction | null }>) => {
      if (payload.reaction === null) Reflect.deleteProperty(group.reactions, payload.of);
      else group.reactions[payload.of] = payload.reaction;
    },
    layoutChosen: (group, { payload }: PayloadAction<RoomLayout>) => {
      group.layout = payload;
    },
    noticeChanged: (group, { payload }: PayloadAction<string | null>) => {
      group.notice = payload;
    },
    roomReset: () => initialState,
  },
  selectors: {
    selectGroup: (group) => group,
    // separate selectors for large parts of the page: the rest changes whenever someone speaks
    selectRoom: ({ room }) => room,
    selectIsInRoom: ({ room }) => room !== null,
    selectRoomPhase: ({ phase }) => phase,
    selectChat: ({ chat }) => chat,
  },
});

export const { selectGroup, selectRoom, selectIsInRoom, selectRoomPhase, selectChat } =
  groupSlice.injectInto(rootReducer).selectors;

/** The root state with the lazily injected room slice. */
export type WithRoom = RootState & Parameters<typeof selectGroup>[0];
