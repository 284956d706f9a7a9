import { useEffect, useEffectEvent } from 'react';
import { onSocket, type AppSocket } from './connection';

/** While mounted, runs `start` with each live socket; `start` returns its cleanup. */
export function useSocket(start: (socket: AppSocket) => () => void) {
  const startLatest = useEffectEvent(start);
  useEffect(() => onSocket((socket) => startLatest(socket)), []);
}
