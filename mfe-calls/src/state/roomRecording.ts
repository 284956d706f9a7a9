import type { ApiError } from '@tayyib/shared/sdk/api';
import { toMessage } from '@tayyib/shared/sdk/errors';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import type { SerializedError } from '@tayyib/shared/sdk/toolkit';
import { recordingsApi } from '../api/recordingsApi';
import { openSoundRecorder } from '../rtc/media/recordSound';
import {
  VoiceRecording,
  type RecordingState,
  type RecordingStore,
  type Sent,
} from '../rtc/media/VoiceRecording';
import { createLiveStore } from './createLiveStore';
import { groupSlice, selectGroup, type WithRoom } from './groupSlice';
import { setOngoing } from './lifetime';

const actions = groupSlice.actions;
const { startRecording, sendRecordingPart, endRecording, endRecordingsIn } = recordingsApi.endpoints;

/** What is shown of the recording of this tab. */
interface ShownRecording {
  /** When it began, in milliseconds. */
  since: number;
  state: RecordingState;
}

const shown = createLiveStore<{ recording: ShownRecording | null }>({ recording: null });

/** What this tab records, or still has to send; null where there is nothing. */
export const useRecording = (): ShownRecording | null => shown.useCurrent().recording;

/** The recording of this tab, and the microphone that is recorded. */
let current: VoiceRecording | null = null;
let microphone: MediaStreamTrack | null = null;

/** Records this microphone from now on, while something is recorded. */
export function recordFrom(track: MediaStreamTrack | null): void {
  microphone = track;
  current?.useMicrophone(track);
}

/** Makes the browser ask before the page is closed or reloaded while recorded sound waits to be sent. */
function askBeforeUnload(unload: BeforeUnloadEvent): void {
  const { recording } = shown.current();
  if (recording && recording.state !== 'recording') unload.preventDefault();
}

/** Starts to record the own microphone, which everybody in the room sees. Why it cannot becomes the notice. */
export const recordVoice =
  () =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    const { roomId } = selectGroup(getState());
    // one at a time: what was recorded before may wait to be sent
    if (roomId === null || current) return;
    const recorder = openSoundRecorder();
    if (!recorder) {
      dispatch(actions.noticeChanged('This browser cannot record sound. Try it in another one.'));
      return;
    }
    const since = Date.now();
    current = new VoiceRecording(recorder, storeOf(dispatch, roomId), {
      onState: (state) => shown.set({ recording: { since, state } }),
      onEnd: (why) => {
        current = null;
        shown.set({ recording: null });
        setOngoing('recording', false);
        removeEventListener('beforeunload', askBeforeUnload);
        if (why !== null) dispatch(actions.noticeChanged(why));
      },
    });
    setOngoing('recording', true);
    addEventListener('beforeunload', askBeforeUnload);
    current.useMicrophone(microphone);
    await current.start();
  };

/** Ends the recording of this tab, if there is one. */
export const stopRecording = () => () => void current?.stop();

/** Ends what the user records in their room in another page of theirs, or what could not be ended. */
export const stopRecordingElsewhere =
  () =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    const { roomId } = selectGroup(getState());
    if (roomId === null) return;
    const { error } = await dispatch(endRecordingsIn.initiate(roomId));
    if (error) dispatch(actions.noticeChanged(toMessage(error)));
  };

const storeOf = (dispatch: AppDispatch, roomId: string): RecordingStore => ({
  start: async (type) => {
    const { data, error } = await dispatch(startRecording.initiate({ roomId, type }));
    return error ? failed(error) : { is: 'done', value: data.id };
  },
  send: async (id, part) => {
    const { error } = await dispatch(sendRecordingPart.initiate({ id, ...part }));
    return error ? failed(error) : { is: 'done', value: null };
  },
  end: async (id) => {
    const { error } = await dispatch(endRecording.initiate(id));
    return error ? failed(error) : { is: 'done', value: null };
  },
});

/** Without a reply, and while the server is busy, a request is sent again. */
function failed<Value>(error: ApiError | SerializedError): Sent<Value> {
  const why = toMessage(error);
  if (!('status' in error)) return { is: 'refused', why };
  const isPassing = error.code === 'offline' || error.status === 429 || error.status >= 500;
  return { is: isPassing ? 'later' : 'refused', why };
}
