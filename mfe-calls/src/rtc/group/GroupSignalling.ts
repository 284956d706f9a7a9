import type {
  GroupCallModerate,
  GroupCallRegister,
  GroupCallState,
  GroupCallStatus,
  GroupChatLine,
  JoinedReply,
  RoomEndReason,
} from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/realtime';
import type { FoundIceServers } from '../link/IceServerKeeper';

/** The direct path needs no servers: a room never waits longer for them. */
const iceServersMs = 1500;

/** What the server says of the room this tab is in or asks to enter. */
export interface RoomListener {
  /** The connection is there, at first and after each loss. */
  online: () => void;
  offline: () => void;
  changed: (room: GroupCallState) => void;
  said: (line: GroupChatLine) => void;
  ended: (ended: { roomId: string; reason: RoomEndReason }) => void;
}

/** The answer of the server, or its sentence of refusal. */
export type Asked<Reply> = ({ ok: true } & Reply) | { ok: false; code: string; message: string };

/** The answer while there is no connection. */
export const notConnected = {
  ok: false,
  code: 'offline',
  message: 'There is no connection right now. Please try again in a moment.',
} as const;

/** Listens from now on; the returned function ends it. */
export function listenToRooms({ online, offline, changed, said, ended }: RoomListener): () => void {
  return onSocket((socket) => {
    socket.on('group-call-room', changed);
    socket.on('group-call-chart', said);
    socket.on('group-call-ended', ended);
    online();
    return () => {
      socket.off('group-call-room', changed);
      socket.off('group-call-chart', said);
      socket.off('group-call-ended', ended);
      offline();
    };
  });
}

/** How a group room speaks to the server. Nothing is kept while there is no connection: it would be replayed too late. */
export const groupSignalling = {
  open: (room: GroupCallRegister): Promise<Asked<JoinedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-register', room, resolve);
      else resolve(notConnected);
    }),

  join: (roomId: string): Promise<Asked<JoinedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-join-request', { roomId }, resolve);
      else resolve(notConnected);
    }),

  leave: (roomId: string): void => void liveSocket()?.emit('group-call-user-left', { roomId }, ignore),

  close: (roomId: string): Promise<Asked<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-closed-by-host', { roomId }, resolve);
      else resolve(notConnected);
    }),

  say: (roomId: string, content: string): Promise<Asked<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-chart', { roomId, content }, resolve);
      else resolve(notConnected);
    }),

  moderate: (asked: GroupCallModerate): Promise<Asked<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-moderate', asked, resolve);
      else resolve(notConnected);
    }),

  describeSelf: (status: GroupCallStatus): void =>
    void liveSocket()?.emit('group-call-status', status, ignore),

  /** Where to find a path; null where the server does not say in time, which leaves the direct one. */
  iceServers: (roomId: string): Promise<FoundIceServers | null> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (!socket) return resolve(null);
      const giveUp = setTimeout(() => resolve(null), iceServersMs);
      socket.emit('call-ice-servers', { roomId }, (answer) => {
        clearTimeout(giveUp);
        resolve(answer.ok ? answer : null);
      });
    }),
};

/** What is refused here is said by another word: the room ended, or a newer one comes. */
const ignore = () => undefined;
