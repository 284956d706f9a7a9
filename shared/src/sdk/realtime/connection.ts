import type { ClientEvents, ServerEvents } from '@tayyib/shared/contracts';
import { useEffect, useEffectEvent } from 'react';

/** The part of a socket that features use. */
export interface AppSocket {
  on<Name extends keyof ServerEvents>(name: Name, handler: ServerEvents[Name]): unknown;
  off<Name extends keyof ServerEvents>(name: Name, handler: ServerEvents[Name]): unknown;
  emit<Name extends keyof ClientEvents>(name: Name, ...payload: Parameters<ClientEvents[Name]>): unknown;
}

type Listener = (socket: AppSocket) => () => void;

/** Listeners with their cleanup: each runs per connection (again after a reconnect) and is cleaned up when it is lost. */
const listeners = new Map<Listener, (() => void) | null>();
let current: AppSocket | null = null;

/** Sets the live connection, or none. */
export function setLiveSocket(socket: AppSocket | null) {
  if (socket === current) return;
  for (const [listener, stop] of listeners) {
    stop?.();
    listeners.set(listener, null);
  }
  current = socket;
  if (!socket) return;
  for (const listener of listeners.keys()) listeners.set(listener, listener(socket));
}

/** Runs `listener` with every live connection from now on. Returns the unsubscribe function. */
export function onSocket(listener: Listener): () => void {
  listeners.set(listener, current && listener(current));
  return () => {
    listeners.get(listener)?.();
    listeners.delete(listener);
  };
}

/** The live connection, or null while there is none. */
export const liveSocket = () => current;

/** While mounted, runs `start` with each live socket; `start` returns its cleanup. */
export function useSocket(start: (socket: AppSocket) => () => void) {
  const startLatest = useEffectEvent(start);
  useEffect(() => onSocket((socket) => startLatest(socket)), []);
}
