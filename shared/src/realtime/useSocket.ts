import { useEffect, useEffectEvent } from 'react';
import { onSocket, type AppSocket } from './connection';

/** While the component is on the page, runs `start` with each live socket; what it returns cleans up. */
export function useSocket(start: (socket: AppSocket) => () => void) {
  const startLatest = useEffectEvent(start);
  useEffect(() => onSocket((socket) => startLatest(socket)), []);
}
