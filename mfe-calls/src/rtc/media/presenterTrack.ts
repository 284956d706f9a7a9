/** The received tracks that carry the camera of who shares a screen. */
const presenters = new WeakSet<MediaStreamTrack>();

/**
 * Says whether a received track is the camera beside a shared screen. The media line tells it: tracks of a stream have no order, and a line
 * that carried one participant may carry another later.
 */
export function markPresenter(track: MediaStreamTrack, isPresenter: boolean): void {
  if (isPresenter) presenters.add(track);
  else presenters.delete(track);
}

/** Whether a received track is the camera beside a shared screen. */
export const isPresenter = (track: MediaStreamTrack): boolean => presenters.has(track);

/** Marks what arrives from one other participant, whose second video line is the camera. Transceivers are in the order of the lines. */
export function markPresenterOf(connection: Pick<RTCPeerConnection, 'getTransceivers'>): void {
  const videos = connection
    .getTransceivers()
    .map(({ receiver }) => receiver.track)
    .filter(({ kind }) => kind === 'video');
  for (const [place, track] of videos.entries()) markPresenter(track, place === 1);
}
