import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';
import type { Viewer } from '../session/Viewer';

/** What the server knows of a connection. Features declare what they add. @public */
export interface SocketData {
  viewer: Viewer;
}
export type RealtimeServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketData>;
