/** The part of the library's socket that decides about reconnecting. */
interface Connection {
  /** Whether the library reconnects by itself. */
  readonly active: boolean;
  connect: () => unknown;
  on: (name: 'disconnect' | 'connect_error', handler: () => void) => unknown;
}

/** A server without its database refuses connections. */
const retryRefusedMs = 3_000;
const reconnectMs = 500;

/**
 * Reconnects where the library does not: it retries after network errors only, not after a refusal, and not when the server closes
 * a connection because its credentials were replaced. Returns the function to stop.
 */
export function keepConnected(socket: Connection): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const retryAfter = (ms: number) => {
    // jitter, so that pages do not reconnect all at once
    if (!isStopped && !socket.active) timer = setTimeout(() => socket.connect(), ms * (1 + Math.random()));
  };
  socket.on('disconnect', () => retryAfter(reconnectMs));
  socket.on('connect_error', () => retryAfter(retryRefusedMs));
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
