import { setLiveSocket, type AppSocket } from './connection';
import { EventHandlers } from './EventHandlers';

/** Names this page for as long as it is loaded, so that the server knows it again after a lost connection. Calls, which need it, are for secure pages alone. */
const tab = globalThis.isSecureContext ? crypto.randomUUID() : undefined;

/** A server that cannot reach its database refuses connections. The library takes that for final; the page would hear of nothing any more. */
const refusedAgainMs = 3_000;

/** Connects as the signed-in person (the session cookie says who). The returned function disconnects. */
export function openSocket(): () => void {
  let closed = false;
  let close = () => {};
  // only signed-in people need it, so it stays out of the first load
  void import('socket.io-client').then(({ io }) => {
    if (closed) return;
    const handlers = new EventHandlers();
    const socket = io({ transports: ['websocket'], reconnectionDelayMax: 10_000, auth: { tab } });
    const live: AppSocket = {
      on: (name, handler) => handlers.on(name, handler),
      off: (name, handler) => handlers.off(name, handler),
      emit: (name, ...payload) => socket.emit(name, ...payload),
    };
    socket.onAny((name: string, ...payload: unknown[]) => handlers.tell(name, payload));
    socket.on('connect', () => setLiveSocket(live));
    socket.on('disconnect', () => setLiveSocket(null));
    let again: ReturnType<typeof setTimeout> | undefined;
    socket.on('connect_error', () => {
      if (socket.active) return; // the network failed: the library tries again by itself
      // not all pages at the same moment
      again = setTimeout(() => socket.connect(), refusedAgainMs * (1 + Math.random()));
    });
    close = () => {
      clearTimeout(again);
      socket.disconnect();
    };
  });
  return () => {
    closed = true;
    close();
    setLiveSocket(null);
  };
}
