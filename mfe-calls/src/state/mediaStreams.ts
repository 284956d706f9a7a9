import { createLiveStore } from './createLiveStore';

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

const call = createLiveStore<CallStreams>({ local: null, remote: null });
const room = createLiveStore<RoomStreams>({ local: null, remote: new Map() });

export const setCallStreams = call.set;
export const useCallStreams = call.useCurrent;
export const setRoomStreams = room.set;
export const roomStreams = room.current;
export const useRoomStreams = room.useCurrent;
