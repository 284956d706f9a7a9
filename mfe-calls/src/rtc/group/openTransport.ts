import { ForwardedTransport } from './forwarded/ForwardedTransport';
import { groupSignalling } from './GroupSignalling';
import { MeshTransport } from './MeshTransport';
import type { OpenTransport } from './Pictures';

/** Opens the way that the server names, with the servers it knows for finding a path. */
export const openTransport: OpenTransport = (kind, own, tracks, listener) => {
  const Transport = kind === 'sfu' ? ForwardedTransport : MeshTransport;
  return new Transport(own, () => groupSignalling.iceServers(own.roomId), tracks, listener);
};
