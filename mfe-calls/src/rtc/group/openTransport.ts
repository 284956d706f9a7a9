import { ForwardedTransport } from './forwarded/ForwardedTransport';
import { groupSignalling } from './GroupSignalling';
import { MeshTransport } from './MeshTransport';
import type { OpenTransport } from './VideoTracks';

/** Opens the media route that the server chose, with the ICE servers it provides. */
export const openTransport: OpenTransport = (kind, own, tracks, listener) => {
  const Transport = kind === 'sfu' ? ForwardedTransport : MeshTransport;
  return new Transport(own, () => groupSignalling.iceServers(own.roomId), tracks, listener);
};
