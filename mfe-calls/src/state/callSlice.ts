import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';
import type { CallReaction } from '../domain/reactions';
import type { CallState, SpecCallState } from '../rtc/call/callTypes';
import { specStateOf } from '../rtc/call/specStateOf';
import type { PeerStatus } from '../rtc/link/PeerStatus';
import { noEffects, type DeviceEffects } from '../rtc/media/deviceEffects';
import type { MediaState } from '../rtc/media/LocalMedia';

/** Whether the user follows the pages that the other side shows; null until they choose. */
export type PageAnswer = 'follow' | 'alone' | null;

/** One message of the chat of a call. */
export interface ChatLine {
  id: string;
  isOwn: boolean;
  content: string;
  /** When it was written or received here, in milliseconds. */
  at: number;
}

interface OneToOneState {
  call: CallState;
  /** The spec's name for it; null without a local stream. */
  callState: SpecCallState | null;
  localCameraEnabled: boolean;
  localMicrophoneEnabled: boolean;
  screenSharingActive: boolean;
  /** What the open microphone and camera can do to sound and picture. */
  effects: DeviceEffects;
  deviceProblem: string | null;
  /** The name of who is called or answered as soon as the devices are open; null where nobody waits for them. */
  openingFor: string | null;
  /** False in a voice-only call. */
  isVideoOn: boolean;
  isChatOpen: boolean;
  /** Whether the current page shows the call itself. */
  isCallShown: boolean;
  /** The page that shows the call beside its own content, as that of a consultation; null where there is none. */
  shownAt: string | null;
  chat: ChatLine[];
  /** What the other side has on; null while it is unknown. */
  peer: PeerStatus | null;
  hasRaisedHand: boolean;
  /** The reactions that are shown at the moment. */
  reactions: Record<'own' | 'peer', CallReaction | null>;
  /** Whether the other side is shown the pages that are opened here. */
  isShowingPages: boolean;
  /** The page that is shown to the other side; null where the current one may not be. */
  shownPage: string | null;
  pageAnswer: PageAnswer;
  /** When the call was first connected, in milliseconds. */
  connectedAt: number | null;
  /** Whether the call fills the window; otherwise it is in a small one. */
  isOpen: boolean;
  /** Why the call did not become a room, though it goes on; null where it was not tried, or was dismissed. */
  moveProblem: string | null;
}

const initialState: OneToOneState = {
  call: { phase: 'unavailable' },
  callState: null,
  localCameraEnabled: true,
  localMicrophoneEnabled: true,
  screenSharingActive: false,
  effects: noEffects,
  deviceProblem: null,
  openingFor: null,
  isVideoOn: true,
  isChatOpen: false,
  isCallShown: false,
  shownAt: null,
  chat: [],
  peer: null,
  hasRaisedHand: false,
  reactions: { own: null, peer: null },
  isShowingPages: false,
  shownPage: null,
  pageAnswer: null,
  connectedAt: null,
  isOpen: false,
  moveProblem: null,
};

/** What ends with a call. */
const ended = {
  hasRaisedHand: false,
  isShowingPages: false,
  shownPage: null,
  pageAnswer: null,
  moveProblem: null,
} as const satisfies Partial<OneToOneState>;

/** What begins anew with a call. */
const begun = {
  ...ended,
  isVideoOn: true,
  shownAt: null,
  peer: null,
  connectedAt: null,
  isOpen: false,
} as const satisfies Partial<OneToOneState>;

/** The call this tab is in, and what it sends. */
export const callSlice = createSlice({
  name: 'call',
  initialState,
  reducers: {
    callChanged: (state, { payload }: PayloadAction<CallState>) => {
      const isNew =
        'call' in payload && (!('call' in state.call) || state.call.call.callId !== payload.call.callId);
      if (isNew) Object.assign(state, begun, { chat: [] });
      if (!('call' in payload)) Object.assign(state, ended);
      const begins = payload.phase === 'connecting' && state.call.phase !== 'connecting';
      // wherever the user is: who accepts a call sees it
      if (begins && state.connectedAt === null) state.isOpen = true;
      state.call = payload;
      state.callState = specStateOf(payload);
    },
    mediaChanged: (state, { payload }: PayloadAction<Omit<MediaState, 'stream'>>) => {
      state.localCameraEnabled = payload.isCameraOn;
      state.localMicrophoneEnabled = payload.isMicrophoneOn;
      state.screenSharingActive = payload.isSharingScreen;
      state.effects = payload.effects;
      state.deviceProblem = payload.problem;
    },
    devicesAwaited: (state, { payload }: PayloadAction<string | null>) => {
      state.openingFor = payload;
    },
    /** The call has its first media. */
    callConnected: (state, { payload }: PayloadAction<number>) => {
      state.connectedAt ??= payload;
    },
    callOpened: (state, { payload }: PayloadAction<boolean>) => {
      state.isOpen = payload;
    },
    peerChanged: (state, { payload }: PayloadAction<PeerStatus | null>) => {
      state.peer = payload;
      // they stopped showing pages; a connection that is only interrupted changes nothing
      if (payload?.shownPage === null && state.pageAnswer === 'follow') state.pageAnswer = null;
    },
    handRaised: (state, { payload }: PayloadAction<boolean>) => {
      state.hasRaisedHand = payload;
    },
    reactionChanged: (
      state,
      { payload }: PayloadAction<{ of: 'own' | 'peer'; reaction: CallReaction | null }>,
    ) => {
      state.reactions[payload.of] = payload.reaction;
    },
    /** Who shows pages follows none. */
    pagesShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isShowingPages = payload;
      state.shownPage = null;
      if (payload && state.pageAnswer === 'follow') state.pageAnswer = 'alone';
    },
    pageOpened: (state, { payload }: PayloadAction<string | null>) => {
      if (state.isShowingPages) state.shownPage = payload;
    },
    pagesAnswered: (state, { payload }: PayloadAction<PageAnswer>) => {
      state.pageAnswer = payload;
      if (payload === 'follow') {
        state.isShowingPages = false;
        state.shownPage = null;
      }
    },
    /** The lines of the chat from before a reload. */
    chatRestored: (state, { payload }: PayloadAction<ChatLine[]>) => {
      const known = new Set(state.chat.map(({ id }) => id));
      state.chat = [...payload.filter(({ id }) => !known.has(id)), ...state.chat];
    },
    videoToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.isVideoOn = payload;
    },
    chatOpened: (state, { payload }: PayloadAction<boolean>) => {
      state.isChatOpen = payload;
    },
    callShownAt: (state, { payload }: PayloadAction<string>) => {
      state.shownAt = payload;
    },
    callShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isCallShown = payload;
      // a page that showed the call itself is left: it goes on in the small window
      state.isOpen = false;
    },
    chatLineAdded: (state, { payload }: PayloadAction<ChatLine>) => {
      state.chat.push(payload);
    },
    moveFailed: (state, { payload }: PayloadAction<string | null>) => {
      state.moveProblem = payload;
    },
    endDismissed: (state) => {
      if (state.call.phase === 'available') state.call.ended = null;
    },
    callsReset: () => initialState,
  },
  selectors: {
    selectCall: ({ call }) => call,
    selectCallState: ({ callState }) => callState,
    selectOutgoing: (state) => state,
  },
});

export const { selectCall, selectOutgoing } = callSlice.injectInto(rootReducer).selectors;

/** Whether the user can call this peer now: when free, and while that peer's call rings, which calling back accepts. */
export function canCall(call: CallState, socketId: string): boolean {
  return call.phase === 'available' || (call.phase === 'ringing' && call.call.peer.socketId === socketId);
}
