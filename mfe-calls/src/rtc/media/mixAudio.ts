import { openAudio } from './openAudio';

/** Several tracks as one that can be sent. */
export interface AudioMix {
  track: MediaStreamTrack;
  sources: readonly MediaStreamTrack[];
  /** Ends the mix; its sources go on. */
  stop: () => void;
}

/** Mixes tracks into one; null where the browser cannot. A source that is muted is silent in the mix. */
export function mixAudio(sources: readonly MediaStreamTrack[]): AudioMix | null {
  const audio = openAudio();
  if (audio === null) return null;
  const mixed = audio.createMediaStreamDestination();
  for (const source of sources) audio.createMediaStreamSource(new MediaStream([source])).connect(mixed);
  const [track] = mixed.stream.getAudioTracks();
  const stop = () => {
    track?.stop();
    void audio.close();
  };
  if (track) return { track, sources, stop };
  stop();
  return null;
}
