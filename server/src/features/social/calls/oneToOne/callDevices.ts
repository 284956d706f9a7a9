import { z } from 'zod';
import type { RealtimeServer, RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import type { Device, Send } from './rules/CallDecision';

/** A connection here or at another server. */
type Connection = Pick<RealtimeSocket, 'data' | 'handshake' | 'id'>;

const Tab = z.object({ tab: z.uuid() });

/**
 * The tab a connection belongs to. A tab keeps its name over reconnects, and a name means something only together with the
 * person who is signed in, so that naming somebody else's gains nothing.
 */
export function deviceOf({ data: { viewer }, handshake, id }: Connection): Device {
  const { data: named } = Tab.safeParse(handshake.auth);
  return { userId: viewer.userId, device: `${viewer.userId}/${named?.tab ?? id}` };
}

/** All connections of one tab; a client never names a room. */
export const deviceRoom = (device: string) => `device:${device}`;
/** All connections of the person whom others call by this id. */
export const peerRoom = (peer: string) => `peer:${peer}`;

/** Hands out what a rule decided, on whatever server the tabs are. */
export function sendAll(io: RealtimeServer, sends: readonly Send[]): void {
  for (const send of sends) sendOne(io, send);
}

/** Dropped for a tab whose connection is down: it asks how things stand when it is back. */
function sendOne(io: RealtimeServer, send: Send): void {
  const room = io.to(deviceRoom(send.to));
  switch (send.event) {
    case 'pre-offer':
      room.emit(send.event, send.payload);
      return;
    case 'pre-offer-answer':
      room.emit(send.event, send.payload);
      return;
    case 'webRTC-offer':
      room.emit(send.event, send.payload);
      return;
    case 'webRTC-answer':
      room.emit(send.event, send.payload);
      return;
    case 'webRTC-candidate':
      room.emit(send.event, send.payload);
      return;
    case 'user-hanged-up':
      room.emit(send.event, send.payload);
      return;
    case 'call-resumed':
      room.emit(send.event, send.payload);
  }
}
