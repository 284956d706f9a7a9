import type { ActiveUser, CallBroadcast, GroupCallRoom } from '@tayyib/shared/contracts';
import { rootReducer } from '@tayyib/shared/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/toolkit';
import { followPresence } from '../domain/followPresence';

/**
 * `out` -> `joining` -> `online` <-> `reconnecting`, and from each back to `out`.
 * Whoever is `reconnecting` is not seen by others until the connection is back.
 */
type CallsPhase = 'out' | 'joining' | 'online' | 'reconnecting';

interface CallsState {
  phase: CallsPhase;
  /** The name the person chose; kept after leaving, to offer it again. */
  username: string;
  /** Why the server would not have them under that name. */
  refusal: string | null;
  /** Nothing asks for these lists over HTTP: what the socket said last is all there is. */
  activeUsers: ActiveUser[];
  groupCallRooms: GroupCallRoom[];
}

const nobody = { activeUsers: [], groupCallRooms: [] };
const initialState: CallsState = { phase: 'out', username: '', refusal: null, ...nobody };

/** Whether the person is online for calls, as whom, and what they see there. */
export const callsSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    joinAsked: (_calls, { payload: username }: PayloadAction<string>): CallsState => ({
      ...initialState,
      phase: 'joining',
      username,
    }),
    joined: (calls) => {
      calls.phase = 'online';
    },
    joinRefused: ({ username }, { payload: refusal }: PayloadAction<string>): CallsState => ({
      ...initialState,
      username,
      refusal,
    }),
    connectionLost: (calls) => {
      if (calls.phase === 'online') calls.phase = 'reconnecting';
      Object.assign(calls, nobody);
    },
    left: ({ username }): CallsState => ({ ...initialState, username }),
    forgotten: () => initialState,
    broadcastHeard: (calls, { payload }: PayloadAction<CallBroadcast>) => {
      if (payload.event === 'GROUP_CALL_ROOMS')
        calls.groupCallRooms = roomsAfter(calls.groupCallRooms, payload);
      else calls.activeUsers = followPresence(calls.activeUsers, payload);
    },
  },
  selectors: { selectCalls: (calls) => calls },
});

export const { selectCalls } = callsSlice.injectInto(rootReducer).selectors;

/** The open rooms after what was said of them: those that changed take the place of what they were. */
function roomsAfter(
  rooms: readonly GroupCallRoom[],
  { isAll, groupCallRooms, closed }: Extract<CallBroadcast, { event: 'GROUP_CALL_ROOMS' }>,
): GroupCallRoom[] {
  if (isAll) return groupCallRooms;
  const changed = new Map(groupCallRooms.map((room) => [room.roomId, room]));
  const kept = rooms
    .filter(({ roomId }) => !closed.includes(roomId))
    .map((room) => changed.get(room.roomId) ?? room);
  const known = new Set(kept.map(({ roomId }) => roomId));
  return [...kept, ...groupCallRooms.filter(({ roomId }) => !known.has(roomId))];
}
