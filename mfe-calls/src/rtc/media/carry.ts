import type { TrackKind } from './LocalMedia';

/**
 * Keeps the pictures or the voice of one stream in another, as they come and go; the returned function ends that. An element decodes
 * and mixes all that it is given, so it is given one kind; and one that goes on playing the same stream shows its last picture until
 * the first of a new track is there.
 */
export function carry(from: MediaStream, kind: TrackKind, into: MediaStream): () => void {
  const follow = () => {
    const tracks = from.getTracks().filter((track) => track.kind === kind);
    for (const track of tracks) into.addTrack(track);
    for (const track of into.getTracks()) if (!tracks.includes(track)) into.removeTrack(track);
  };
  follow();
  from.addEventListener('addtrack', follow);
  from.addEventListener('removetrack', follow);
  return () => {
    from.removeEventListener('addtrack', follow);
    from.removeEventListener('removetrack', follow);
  };
}
