import type { recordingTypes } from '@tayyib/shared/contracts';
import { recordingPartMs } from '@tayyib/shared/limits';
import { openAudio } from './openAudio';

type RecordingType = (typeof recordingTypes)[number];

/** Formats by what the browser calls them, the best first: every current browser plays both. */
const formats: readonly { mimeType: string; type: RecordingType }[] = [
  { mimeType: 'audio/webm;codecs=opus', type: 'audio/webm' },
  { mimeType: 'audio/mp4', type: 'audio/mp4' },
];
/** Enough for speech. */
const audioBitsPerSecond = 32_000;

/** Records the sound of one microphone after the other, in parts that make one file in their order. */
export interface SoundRecorder {
  type: RecordingType;
  /**
   * False where the browser refuses.
   * @param onPart receives each part, and the seconds recorded up to its end
   * @param onFailure when the browser stops by itself
   */
  start: (onPart: (bytes: Blob, seconds: number) => void, onFailure: () => void) => boolean;
  /** Records this microphone from now on; without one, silence. */
  useMicrophone: (track: MediaStreamTrack | null) => void;
  /** Ends it; its last part has come when the promise resolves. */
  stop: () => Promise<void>;
}

/** Prepares a recording; null where the browser cannot record sound. */
export function openSoundRecorder(): SoundRecorder | null {
  const isRecorderKnown = typeof globalThis.MediaRecorder === 'function';
  const format = isRecorderKnown && formats.find(({ mimeType }) => MediaRecorder.isTypeSupported(mimeType));
  const audio = format ? openAudio() : null;
  if (!format || audio === null) return null;
  const { mimeType, type } = format;
  const sound = audio.createMediaStreamDestination();
  const recorder = new MediaRecorder(sound.stream, { mimeType, audioBitsPerSecond });
  let isWanted = true;
  let used: MediaStreamTrack | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  return {
    type,
    start(onPart, onFailure) {
      const startedAt = performance.now();
      recorder.addEventListener('dataavailable', ({ data }) => {
        // the server knows formats without their codecs
        const bytes = new Blob([data], { type });
        if (data.size > 0) onPart(bytes, Math.round((performance.now() - startedAt) / 1000));
      });
      recorder.addEventListener('stop', () => {
        if (isWanted) onFailure();
      });
      try {
        recorder.start(recordingPartMs);
        return true;
      } catch {
        isWanted = false;
        void audio.close();
        return false;
      }
    },
    useMicrophone(track) {
      if (track === used) return;
      source?.disconnect();
      used = track;
      source = track && audio.createMediaStreamSource(new MediaStream([track]));
      source?.connect(sound);
    },
    async stop() {
      if (!isWanted) return;
      isWanted = false;
      if (recorder.state !== 'inactive')
        await new Promise<void>((resolve) => {
          recorder.addEventListener('stop', () => resolve(), { once: true });
          recorder.stop();
        });
      await audio.close();
    },
  };
}
