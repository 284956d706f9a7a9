import type { CallEndReason } from '@tayyib/shared/contracts';
import { rootReducer } from '@tayyib/shared/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/toolkit';
import { specStateOf, type CallState, type EndedCall, type SpecCallState } from '../rtc/call/callState';
import type { MediaState } from '../rtc/media/LocalMedia';

/** One line of the chat beside a call. */
export interface ChatLine {
  id: string;
  isOwn: boolean;
  content: string;
  /** When it was written or heard here, in milliseconds. */
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
  /** False in a call of voices alone. */
  arePicturesOn: boolean;
  isChatOpen: boolean;
  /** Whether the page that is open shows the call itself. */
  isCallShown: boolean;
  chat: ChatLine[];
}

const initialState: OneToOneState = {
  call: { phase: 'unavailable' },
  callState: null,
  localCameraEnabled: true,
  localMicrophoneEnabled: true,
  screenSharingActive: false,
  deviceProblem: null,
  arePicturesOn: true,
  isChatOpen: false,
  isCallShown: false,
  chat: [],
};

/** The call this tab is in, and what goes out from here. */
export const callSlice = createSlice({
  name: 'call',
  initialState,
  reducers: {
    callChanged: (state, { payload }: PayloadAction<CallState>) => {
      const isNew =
        'call' in payload && (!('call' in state.call) || state.call.call.callId !== payload.call.callId);
      if (isNew) Object.assign(state, { chat: [], arePicturesOn: true });
      state.call = payload;
      state.callState = specStateOf(payload);
    },
    mediaChanged: (state, { payload }: PayloadAction<Omit<MediaState, 'stream'>>) => {
      state.localCameraEnabled = payload.isCameraOn;
      state.localMicrophoneEnabled = payload.isMicrophoneOn;
      state.screenSharingActive = payload.isSharingScreen;
      state.deviceProblem = payload.problem;
    },
    picturesToggled: (state, { payload }: PayloadAction<boolean>) => {
      state.arePicturesOn = payload;
    },
    chatOpened: (state, { payload }: PayloadAction<boolean>) => {
      state.isChatOpen = payload;
    },
    callShown: (state, { payload }: PayloadAction<boolean>) => {
      state.isCallShown = payload;
    },
    chatLineAdded: (state, { payload }: PayloadAction<ChatLine>) => {
      state.chat.push(payload);
    },
    endSeen: (state) => {
      if (state.call.phase === 'available') state.call.ended = null;
    },
    callsForgotten: () => initialState,
  },
  selectors: {
    selectCall: ({ call }) => call,
    selectCallState: ({ callState }) => callState,
    selectOutgoing: (state) => state,
  },
});

export const { selectCall, selectOutgoing } = callSlice.injectInto(rootReducer).selectors;

/** The same, by who reads it: whoever did not answer has missed a call. */
export function endSentenceOf({ role, reason }: Pick<EndedCall, 'role' | 'reason'>): string {
  return role === 'callee' && reason === 'timeout' ? 'You missed this call.' : endSentences[reason];
}

/** Why a call ended, for the one who reads it. The first two are the spec's sentences. */
const endSentences: Readonly<Record<CallEndReason, string>> = {
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
