import type { TrackKind } from './LocalMedia';

const parts = new WeakMap<MediaStream, Partial<Record<TrackKind, MediaStream>>>();

/**
 * The picture or the voice of a stream alone, the same object each time; it follows what comes and goes. An element decodes and mixes
 * all that it is given, also what it does not show and what it keeps silent about.
 */
export function partOf(stream: MediaStream, kind: TrackKind): MediaStream {
  const known = parts.get(stream) ?? {};
  parts.set(stream, known);
  return (known[kind] ??= follow(stream, kind));
}

function follow(stream: MediaStream, kind: TrackKind): MediaStream {
  const part = new MediaStream(stream.getTracks().filter((track) => track.kind === kind));
  stream.addEventListener('addtrack', ({ track }) => {
    if (track.kind === kind) part.addTrack(track);
  });
  stream.addEventListener('removetrack', ({ track }) => part.removeTrack(track));
  return part;
}
