import type { Tracks } from './GroupTransport';

/**
 * Tracks that send nothing, for those that are off: PeerJS never negotiates again, so that both lines have to be there
 * from the first offer on. The second function lets them go.
 */
export function withPlaceholders({ audio, video }: Tracks): { stream: MediaStream; release: () => void } {
  const audioContext = audio ? null : new AudioContext();
  const silence = audioContext?.createMediaStreamDestination().stream.getAudioTracks()[0];
  const dark = video ? undefined : darkness();
  const tracks = [audio ?? silence, video ?? dark].filter((track) => track !== undefined);
  return {
    stream: new MediaStream(tracks),
    release: () => {
      silence?.stop();
      dark?.stop();
      void audioContext?.close();
    },
  };
}

function darkness(): MediaStreamTrack | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  canvas.getContext('2d')?.fillRect(0, 0, 16, 16);
  return canvas.captureStream(1).getVideoTracks()[0];
}
