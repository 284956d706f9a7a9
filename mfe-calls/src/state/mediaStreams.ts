import { useSyncExternalStore } from 'react';

/** The streams of a one-to-one call. */
interface CallStreams {
  local: MediaStream | null;
  remote: MediaStream | null;
}

/** The streams of a group room. */
interface RoomStreams {
  local: MediaStream | null;
  /** By participant. */
  remote: ReadonlyMap<string, MediaStream>;
}

/** Live objects cannot be part of the Redux store, which holds plain data. */
function createStreamStore<Streams extends object>(initial: Streams) {
  let streams = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set: (change: Partial<Streams>): void => {
      const next = { ...streams, ...change };
      const before = new Map<string, unknown>(Object.entries(streams));
      if (Object.entries(next).every(([name, value]) => before.get(name) === value)) return;
      streams = next;
      for (const listener of listeners) listener();
    },
    current: (): Streams => streams,
    useStreams: (): Streams => useSyncExternalStore(subscribe, () => streams),
  };
}

const call = createStreamStore<CallStreams>({ local: null, remote: null });
const room = createStreamStore<RoomStreams>({ local: null, remote: new Map() });

export const setCallStreams = call.set;
export const useCallStreams = call.useStreams;
export const setRoomStreams = room.set;
export const roomStreams = room.current;
export const useRoomStreams = room.useStreams;
