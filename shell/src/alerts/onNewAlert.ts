import type { Alert } from '@tayyib/shared/contracts';
import type { AppSocket } from '@tayyib/shared/sdk/realtime';

/** Calls back for each new alert, under whichever event its origin has. Returns the function that stops it. */
export function onNewAlert(socket: AppSocket, handle: (alert: Alert) => void): () => void {
  socket.on('newAlert', handle);
  socket.on('secratscanner', handle);
  socket.on('data', handle);
  socket.on('group-call-notification', handle);
  return () => {
    socket.off('newAlert', handle);
    socket.off('secratscanner', handle);
    socket.off('data', handle);
    socket.off('group-call-notification', handle);
  };
}
