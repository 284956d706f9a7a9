import { useSyncExternalStore } from 'react';

/** Pictures and voices of a room: live objects that a store of plain data cannot hold. */
export interface GroupStreams {
  local: MediaStream | null;
  /** By participant. */
  remote: ReadonlyMap<string, MediaStream>;
}

let streams: GroupStreams = { local: null, remote: new Map() };
const listeners = new Set<() => void>();

export function setGroupStreams(change: Partial<GroupStreams>): void {
  streams = { ...streams, ...change };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pictures of now. */
export function useGroupStreams(): GroupStreams {
  return useSyncExternalStore(subscribe, () => streams);
}
