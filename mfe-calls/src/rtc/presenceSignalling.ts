import type { CallBroadcast, RegisterCaller } from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/sdk/realtime';

/** Events of a user who wants to be online for calls. */
export interface PresenceEvents {
  registered: () => void;
  /** The server's message: the name is in use, or not a valid name. Registration stops. */
  refused: (message: string) => void;
  lost: () => void;
  broadcast: (message: CallBroadcast) => void;
  /** Checked before each registration: false stops it, because another user is signed in by now. */
  shouldRegister: () => boolean;
}

/** Tells the server whether the user is active on this page. */
export const sendAway = (isAway: boolean): void => void liveSocket()?.emit('call-away', { isAway }, () => {});

/** Registers with the server now and after every reconnect, until the server refuses or the returned function is called. */
export function stayRegistered(registration: RegisterCaller, events: PresenceEvents): () => void {
  let isOver = false;
  const onBroadcast = (message: CallBroadcast) => {
    if (!isOver) events.broadcast(message);
  };
  const stopListening = onSocket((socket) => {
    isOver ||= !events.shouldRegister();
    if (isOver) return () => {};
    socket.on('broadcast', onBroadcast);
    socket.emit('register-new-user', registration, (answer) => {
      if (isOver) return;
      if (answer.ok) return events.registered();
      isOver = true;
      events.refused(answer.message);
    });
    return () => {
      socket.off('broadcast', onBroadcast);
      if (!isOver) events.lost();
    };
  });
  return () => {
    const wasOver = isOver;
    isOver = true;
    stopListening();
    if (!wasOver) liveSocket()?.emit('unregister-user', () => {});
  };
}
