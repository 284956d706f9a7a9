import type { CallBroadcast } from '@tayyib/shared/contracts';
import { liveSocket, onSocket } from '@tayyib/shared/realtime';

/** What happens to someone who wants to be online for calls. */
export interface PresenceEvents {
  registered: () => void;
  /** The server's sentence: the name is taken, or not a name. Nothing more is tried after it. */
  refused: (message: string) => void;
  lost: () => void;
  heard: (message: CallBroadcast) => void;
  /** Asked before each registration: false ends it, because somebody else is signed in by now. */
  isStillWanted: () => boolean;
}

/** Registers with the server now and after every reconnect, until it is refused or the returned function is called. */
export function stayRegistered(username: string, events: PresenceEvents): () => void {
  let isOver = false;
  const hear = (message: CallBroadcast) => {
    if (!isOver) events.heard(message);
  };
  const stopListening = onSocket((socket) => {
    isOver ||= !events.isStillWanted();
    if (isOver) return () => {};
    socket.on('broadcast', hear);
    socket.emit('register-new-user', { username }, (answer) => {
      if (isOver) return;
      if (answer.ok) return events.registered();
      isOver = true;
      events.refused(answer.message);
    });
    return () => {
      socket.off('broadcast', hear);
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
