import type { CallEndReason } from '@tayyib/shared/contracts';
import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';
import { specStateOf } from '../rtc/call/callTransitions';
import type { CallState, EndedCall, SpecCallState } from '../rtc/call/callTypes';
import type { MediaState } from '../rtc/media/LocalMedia';

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
  deviceProblem: string | null;
  /** False in a voice-only call. */
  isVideoOn: boolean;
  isChatOpen: boolean;
  /** Whether the current page shows the call itself. */
  isCallShown: boolean;
  /** The page that shows the call, which other pages link to. */
  shownAt: string;
  chat: ChatLine[];
}

/** Where a call is shown that belongs to no consultation. */
const defaultPath = '/video_chart';

const initialState: OneToOneState = {
  call: { phase: 'unavailable' },
  callState: null,
  localCameraEnabled: true,
  localMicrophoneEnabled: true,
  screenSharingActive: false,
  deviceProblem: null,
  isVideoOn: true,
  isChatOpen: false,
  isCallShown: false,
  shownAt: defaultPath,
  chat: [],
};

/** The call this tab is in, and what it sends. */
export const callSlice = createSlice({
  name: 'call',
  initialState,
  reducers: {
    callChanged: (state, { payload }: PayloadAction<CallState>) => {
      const isNew =
        'call' in payload && (!('call' in state.call) || state.call.call.callId !== payload.call.callId);
      if (isNew) Object.assign(state, { chat: [], isVideoOn: true, shownAt: defaultPath });
      state.call = payload;
      state.callState = specStateOf(payload);
    },
    mediaChanged: (state, { payload }: PayloadAction<Omit<MediaState, 'stream'>>) => {
      state.localCameraEnabled = payload.isCameraOn;
      state.localMicrophoneEnabled = payload.isMicrophoneOn;
      state.screenSharingActive = payload.isSharingScreen;
      state.deviceProblem = payload.problem;
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
    },
    chatLineAdded: (state, { payload }: PayloadAction<ChatLine>) => {
      state.chat.push(payload);
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

/** Why a call ended: a callee who did not answer has missed it. */
export function endMessageOf({
  role,
  reason,
  message,
}: Pick<EndedCall, 'role' | 'reason' | 'message'>): string {
  if (message !== undefined) return message;
  return role === 'callee' && reason === 'timeout' ? 'You missed this call.' : endMessages[reason];
}

/** Why a call ended. The first two texts are the spec's. */
const endMessages: Readonly<Record<CallEndReason, string>> = {
  'not-available': 'Callee is not able to pick up the call right now',
  rejected: 'Call rejected by the callee',
  timeout: 'Nobody answered.',
  cancelled: 'The call was cancelled.',
  'hung-up': 'The call has ended.',
  'peer-lost': 'The connection to the other side was lost.',
  'answered-elsewhere': 'You answered on another tab or device.',
  'no-path':
    'No connection could be made: the network here or there seems to block calls. Try another network.',
  'media-error': 'A camera or microphone failed.',
};

/** Whether the user can call this peer now: when free, and while that peer's call rings, which calling back accepts. */
export function canCall(call: CallState, socketId: string): boolean {
  return call.phase === 'available' || (call.phase === 'ringing' && call.call.peer.socketId === socketId);
}
