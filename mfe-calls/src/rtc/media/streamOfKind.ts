import type { TrackKind } from './LocalMedia';

const streams = new WeakMap<MediaStream, Partial<Record<TrackKind, MediaStream>>>();

/**
 * The audio or video tracks of a stream as a stream of their own, the same object each time and updated as tracks are added and
 * removed. An element decodes and mixes every track it is given, including those that it does not show or play.
 */
export function streamOfKind(stream: MediaStream, kind: TrackKind): MediaStream {
  const known = streams.get(stream) ?? {};
  streams.set(stream, known);
  return (known[kind] ??= follow(stream, kind));
}

function follow(stream: MediaStream, kind: TrackKind): MediaStream {
  const filtered = new MediaStream(stream.getTracks().filter((track) => track.kind === kind));
  stream.addEventListener('addtrack', ({ track }) => {
    if (track.kind === kind) filtered.addTrack(track);
  });
  stream.addEventListener('removetrack', ({ track }) => filtered.removeTrack(track));
  return filtered;
}
