import type { ApiError } from '@tayyib/shared/sdk/api';
import { toMessage } from '@tayyib/shared/sdk/errors';
import type { AppDispatch } from '@tayyib/shared/sdk/store';
import type { SerializedError } from '@tayyib/shared/sdk/toolkit';
import { recordingsApi } from '../api/recordingsApi';
import { openSoundRecorder } from '../rtc/media/recordSound';
import { VoiceRecording, type RecordingStore, type Sent } from '../rtc/media/VoiceRecording';
import { createLiveStore } from './createLiveStore';
import { groupSlice, selectGroup, type WithRoom } from './groupSlice';

const actions = groupSlice.actions;
const { startRecording, sendRecordingPart, endRecording } = recordingsApi.endpoints;

/** What is shown of the recording of this tab. */
interface ShownRecording {
  /** When it began, in milliseconds. */
  since: number;
  /** Whether the sound waits for a connection. */
  isDelayed: boolean;
}

const shown = createLiveStore<{ recording: ShownRecording | null }>({ recording: null });
const show = (recording: ShownRecording | null): void => shown.set({ recording });

/** What this tab records; null while it records nothing. */
export const useRecording = (): ShownRecording | null => shown.useCurrent().recording;

/** The recording of this tab, and the microphone that is recorded. */
let current: VoiceRecording | null = null;
let microphone: MediaStreamTrack | null = null;

/** Records this microphone from now on, while something is recorded. */
export function recordFrom(track: MediaStreamTrack | null): void {
  microphone = track;
  current?.useMicrophone(track);
}

/** Starts to record the own microphone, which everybody in the room sees. Why it cannot becomes the notice. */
export const recordVoice =
  () =>
  async (dispatch: AppDispatch, getState: () => WithRoom): Promise<void> => {
    const { roomId } = selectGroup(getState());
    if (roomId === null || current) return;
    const recorder = openSoundRecorder();
    if (!recorder) {
      dispatch(actions.noticeChanged('This browser cannot record sound. Try it in another one.'));
      return;
    }
    const since = Date.now();
    const recording = new VoiceRecording(recorder, storeOf(dispatch, roomId), {
      onDelay: (isDelayed) => show({ since, isDelayed }),
      onEnd: (why) => {
        current = null;
        show(null);
        if (why !== null) dispatch(actions.noticeChanged(why));
      },
    });
    current = recording;
    recording.useMicrophone(microphone);
    show({ since, isDelayed: false });
    await recording.start();
  };

/** Ends the recording of this tab, if there is one. */
export const stopRecording = () => () => void current?.stop();

const storeOf = (dispatch: AppDispatch, roomId: string): RecordingStore => ({
  start: async (type) => {
    const { data, error } = await dispatch(startRecording.initiate({ roomId, type }));
    return error ? failed(error) : { is: 'done', value: data.id };
  },
  send: async (id, part) => {
    const { error } = await dispatch(sendRecordingPart.initiate({ id, ...part }));
    return error ? failed(error) : { is: 'done', value: null };
  },
  end: (id) => dispatch(endRecording.initiate(id)),
});

/** Without a reply, and while the server is busy, a request is sent again. */
function failed<Value>(error: ApiError | SerializedError): Sent<Value> {
  const why = toMessage(error);
  if (!('status' in error)) return { is: 'refused', why };
  const isPassing = error.code === 'offline' || error.status === 429 || error.status >= 500;
  return { is: isPassing ? 'later' : 'refused', why };
}
