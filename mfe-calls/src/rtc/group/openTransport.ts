import { ForwardedTransport } from './forwarded/ForwardedTransport';
import { groupSignalling } from './GroupSignalling';
import { MeshTransport } from './MeshTransport';
import type { OpenTransport } from './Pictures';

/** Opens the way that the server names, with the servers it knows for finding a path. */
export const openTransport: OpenTransport = async (kind, own, tracks, listener) => {
  const answer = await groupSignalling.iceServers(own.roomId);
  const Transport = kind === 'sfu' ? ForwardedTransport : MeshTransport;
  return new Transport(own, answer.ok ? answer.iceServers : [], tracks, listener);
};
