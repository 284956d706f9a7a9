import { setLiveSocket } from './connection';

/** Connects as the signed-in person (the session cookie says who). The returned function disconnects. */
export function openSocket(): () => void {
  let closed = false;
  let close = () => {};
  // only signed-in people need it, so it stays out of the first load
  void import('socket.io-client').then(({ io }) => {
    if (closed) return;
    const socket = io({
      transports: ['websocket'],
      reconnectionDelayMax: 10_000,
    });
    socket.on('connect', () => setLiveSocket(socket));
    socket.on('disconnect', () => setLiveSocket(null));
    close = () => socket.disconnect();
  });
  return () => {
    closed = true;
    close();
    setLiveSocket(null);
  };
}
