import { z } from 'zod';
import type { RealtimeServer, RealtimeSocket } from '../../../../plugins/sockets/socketTypes';
import type { Device, Send } from './rules/callRules';

/** A connection to this or another server. */
type Connection = Pick<RealtimeSocket, 'data' | 'handshake' | 'id'>;

const Tab = z.object({ tab: z.uuid() });

/**
 * The tab a connection belongs to. A tab keeps its name over reconnects, and the name is scoped to the
 * session, so that claiming another user's name gains nothing, and the tabs of a session are known when it ends.
 */
export function deviceOf({ data: { viewer }, handshake, id }: Connection): Device {
  const { data: named } = Tab.safeParse(handshake.auth);
  return { userId: viewer.userId, device: `${devicesOfSession(viewer.sessionId)}${named?.tab ?? id}` };
}

/** What the devices of a session begin with. */
export const devicesOfSession = (sessionId: string) => `${sessionId}/`;

/** All connections of one tab; clients never name a socket room. */
export const deviceRoom = (device: string) => `device:${device}`;
/** All connections of the user whom others call by this id. */
export const peerRoom = (peer: string) => `peer:${peer}`;

/** Sends the messages of a decision to the tabs, on whatever server they are. */
export function sendAll(io: RealtimeServer, sends: readonly Send[]): void {
  for (const send of sends) sendOne(io, send);
}

/** Dropped for a tab whose connection is down: it asks for the state of its calls when it reconnects. */
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
    case 'call-peer-away':
      room.emit(send.event, send.payload);
      return;
    case 'call-resumed':
      room.emit(send.event, send.payload);
  }
}
