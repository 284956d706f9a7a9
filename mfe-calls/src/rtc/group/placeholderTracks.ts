import type { Tracks } from './GroupTransport';

/**
 * The tracks, with silent and black placeholders for those that are off: PeerJS never renegotiates, so all have to be part of the
 * first offer. `release` stops the placeholders.
 */
export function withPlaceholders({ audio, video, presenter }: Tracks): {
  stream: MediaStream;
  release: () => void;
} {
  const audioContext = audio ? null : new AudioContext();
  const silence = audioContext?.createMediaStreamDestination().stream.getAudioTracks()[0];
  const black = video ? undefined : blackTrack();
  const nobody = presenter ? undefined : blackTrack();
  const tracks = [audio ?? silence, video ?? black, presenter ?? nobody].filter(
    (track) => track !== undefined,
  );
  return {
    stream: new MediaStream(tracks),
    release: () => {
      silence?.stop();
      black?.stop();
      nobody?.stop();
      void audioContext?.close();
    },
  };
}

function blackTrack(): MediaStreamTrack | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  canvas.getContext('2d')?.fillRect(0, 0, 16, 16);
  return canvas.captureStream(1).getVideoTracks()[0];
}
