import { useSyncExternalStore } from 'react';

/** Pictures and voices: live objects that a store of plain data cannot hold. */
export interface Streams {
  local: MediaStream | null;
  remote: MediaStream | null;
}

let streams: Streams = { local: null, remote: null };
const listeners = new Set<() => void>();

export function setStream(which: keyof Streams, stream: MediaStream | null): void {
  if (streams[which] === stream) return;
  streams = { ...streams, [which]: stream };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pictures of now. */
export function useStreams(): Streams {
  return useSyncExternalStore(subscribe, () => streams);
}
