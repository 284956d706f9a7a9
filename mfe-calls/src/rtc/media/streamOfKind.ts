import type { TrackKind } from './LocalMedia';
import { isPresenter } from './presenterTrack';

const streams = new WeakMap<MediaStream, Partial<Record<TrackKind, MediaStream>>>();

/**
 * The tracks of one kind of a stream as a stream of their own, the same object each time and updated as tracks are added and
 * removed. An element decodes and mixes every track it is given, including those that it does not show or play. Which video track is the
 * camera beside a screen is marked where it is received.
 */
export function streamOfKind(stream: MediaStream, kind: TrackKind): MediaStream {
  const known = streams.get(stream) ?? {};
  streams.set(stream, known);
  return (known[kind] ??= follow(stream, kind));
}

function follow(stream: MediaStream, kind: TrackKind): MediaStream {
  let all = stream.getTracks();
  const filtered = new MediaStream(ofKind(all, kind));
  const update = () => {
    const wanted = ofKind(all, kind);
    for (const track of filtered.getTracks()) if (!wanted.includes(track)) filtered.removeTrack(track);
    for (const track of wanted) if (!filtered.getTracks().includes(track)) filtered.addTrack(track);
  };
  stream.addEventListener('addtrack', ({ track }) => {
    all = [...all, track];
    update();
  });
  stream.addEventListener('removetrack', ({ track }) => {
    all = all.filter((one) => one !== track);
    update();
  });
  return filtered;
}

function ofKind(tracks: readonly MediaStreamTrack[], kind: TrackKind): MediaStreamTrack[] {
  if (kind === 'audio') return tracks.filter((track) => track.kind === 'audio');
  const videos = tracks.filter((track) => track.kind === 'video');
  const wanted = videos.filter((track) => isPresenter(track) === (kind === 'presenter'));
  return wanted.slice(0, 1);
}
