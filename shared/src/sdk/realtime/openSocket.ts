import { setLiveSocket, type AppSocket } from './connection';
import { EventHandlers } from './EventHandlers';
import { keepConnected } from './keepConnected';

/** Identifies this page while it is loaded, so that the server recognizes it after a reconnect. Only calls need it, and they require a secure context. */
const tab = globalThis.isSecureContext ? crypto.randomUUID() : undefined;

/** Connects as the signed-in user (by the session cookie). Returns the function to disconnect. */
export function openSocket(): () => void {
  let closed = false;
  let close = () => {};
  // only signed-in users need it, so it is not in the initial bundle
  void import('socket.io-client').then(({ io }) => {
    if (closed) return;
    const handlers = new EventHandlers();
    const socket = io({ transports: ['websocket'], reconnectionDelayMax: 10_000, auth: { tab } });
    const live: AppSocket = {
      on: (name, handler) => handlers.on(name, handler),
      off: (name, handler) => handlers.off(name, handler),
      emit: (name, ...payload) => socket.emit(name, ...payload),
    };
    socket.onAny((name: string, ...payload: unknown[]) => handlers.dispatch(name, payload));
    socket.on('connect', () => setLiveSocket(live));
    socket.on('disconnect', () => setLiveSocket(null));
    const stop = keepConnected(socket);
    close = () => {
      stop();
      socket.disconnect();
    };
  });
  return () => {
    closed = true;
    close();
    setLiveSocket(null);
  };
}
