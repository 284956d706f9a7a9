import type {
  CallMoved,
  GroupCallModerate,
  GroupCallPlan,
  GroupCallReact,
  GroupCallReacted,
  GroupCallRegister,
  GroupCallState,
  GroupCallStatus,
  GroupChatLine,
  InvitedReply,
  JoinedReply,
  RoomEndReason,
} from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/sdk/realtime';
import type { FoundIceServers } from '../link/IceServerRefresher';

/** A room waits no longer than this for ICE servers: the direct path needs none. */
const iceServersMs = 1500;

/** Messages from the server about the room this tab is in or asks to enter. */
export interface RoomListener {
  /** Connected, at first and after each reconnect. */
  online: () => void;
  offline: () => void;
  changed: (room: GroupCallState) => void;
  message: (line: GroupChatLine) => void;
  reacted: (reacted: GroupCallReacted) => void;
  ended: (ended: { roomId: string; reason: RoomEndReason }) => void;
}

/** The reply of the server, or its error. */
export type SignallingReply<Reply> = ({ ok: true } & Reply) | { ok: false; code: string; message: string };

/** The reply while there is no connection. */
export const notConnected = {
  ok: false,
  code: 'offline',
  message: 'There is no connection right now. Please try again in a moment.',
} as const;

/** Starts to listen; the returned function stops. */
export function listenToRooms(listener: RoomListener): () => void {
  const { online, offline, changed, message, reacted, ended } = listener;
  return onSocket((socket) => {
    socket.on('group-call-room', changed);
    socket.on('group-call-chart', message);
    socket.on('group-call-reacted', reacted);
    socket.on('group-call-ended', ended);
    online();
    return () => {
      socket.off('group-call-room', changed);
      socket.off('group-call-chart', message);
      socket.off('group-call-reacted', reacted);
      socket.off('group-call-ended', ended);
      offline();
    };
  });
}

/** Calls `onMoved` when the call of this tab becomes a room; the returned function stops. */
export function listenToMoves(onMoved: (moved: CallMoved) => void): () => void {
  return onSocket((socket) => {
    socket.on('group-call-from-call', onMoved);
    return () => socket.off('group-call-from-call', onMoved);
  });
}

/** Sends the messages of a group room. Nothing is queued while there is no connection: it would be replayed too late. */
export const groupSignalling = {
  open: (room: GroupCallRegister): Promise<SignallingReply<JoinedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-register', room, resolve);
      else resolve(notConnected);
    }),

  /** Opens a room for later, without joining it. */
  plan: (room: GroupCallPlan): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-plan', room, resolve);
      else resolve(notConnected);
    }),

  join: (roomId: string): Promise<SignallingReply<JoinedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-join-request', { roomId }, resolve);
      else resolve(notConnected);
    }),

  joinByInvite: (code: string): Promise<SignallingReply<InvitedReply>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-join-by-invite', { code }, resolve);
      else resolve(notConnected);
    }),

  /** Makes a room of the call of this tab. Both sides are told by `listenToMoves`. */
  fromCall: (callId: string): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-from-call', { callId }, resolve);
      else resolve(notConnected);
    }),

  leave: (roomId: string): void => void liveSocket()?.emit('group-call-user-left', { roomId }, ignore),

  close: (roomId: string): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-closed-by-host', { roomId }, resolve);
      else resolve(notConnected);
    }),

  sendMessage: (roomId: string, content: string): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-chart', { roomId, content }, resolve);
      else resolve(notConnected);
    }),

  moderate: (request: GroupCallModerate): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-moderate', request, resolve);
      else resolve(notConnected);
    }),

  /** Invites an online user to the room. The reply does not say whether they were notified. */
  invite: (roomId: string, peer: string): Promise<SignallingReply<object>> =>
    new Promise((resolve) => {
      const socket = liveSocket();
      if (socket) socket.emit('group-call-invite', { roomId, peer }, resolve);
      else resolve(notConnected);
    }),

  react: (reaction: GroupCallReact): void => void liveSocket()?.emit('group-call-react', reaction, ignore),

  sendStatus: (status: GroupCallStatus): void => void liveSocket()?.emit('group-call-status', status, ignore),

  /** ICE servers of the room; null when the server does not reply in time, which leaves the direct path. */
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

/** A refusal needs no handling: another message follows, that the room ended or changed. */
const ignore = () => undefined;
