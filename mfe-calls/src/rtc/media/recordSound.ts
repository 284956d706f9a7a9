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
  /** @param onPart receives each part, and the seconds recorded up to its end */
  start: (onPart: (bytes: Blob, seconds: number) => void) => void;
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
  let used: MediaStreamTrack | null = null;
  let source: MediaStreamAudioSourceNode | null = null;
  return {
    type,
    start(onPart) {
      const startedAt = performance.now();
      recorder.addEventListener('dataavailable', ({ data }) => {
        // the server knows formats without their codecs
        const bytes = new Blob([data], { type });
        if (data.size > 0) onPart(bytes, Math.round((performance.now() - startedAt) / 1000));
      });
      recorder.start(recordingPartMs);
    },
    useMicrophone(track) {
      if (track === used) return;
      source?.disconnect();
      used = track;
      source = track && audio.createMediaStreamSource(new MediaStream([track]));
      source?.connect(sound);
    },
    async stop() {
      if (recorder.state !== 'inactive')
        await new Promise<void>((resolve) => {
          recorder.addEventListener('stop', () => resolve(), { once: true });
          recorder.stop();
        });
      await audio.close();
    },
  };
}
