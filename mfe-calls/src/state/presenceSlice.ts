import type { ActiveUser, CallBroadcast, GroupCallRoom } from '@tayyib/shared/contracts';
import { rootReducer } from '@tayyib/shared/sdk/store';
import { createSlice, type PayloadAction } from '@tayyib/shared/sdk/toolkit';

/**
 * `out` -> `joining` -> `online` <-> `reconnecting`, and from each back to `out`.
 * While `reconnecting`, a user is invisible to others until the connection is back.
 */
type PresencePhase = 'out' | 'joining' | 'online' | 'reconnecting';

interface PresenceState {
  phase: PresencePhase;
  /** The chosen name; retained after leaving, to offer it again. */
  username: string;
  /** In no list of who is online: only in the room of a consultation. */
  isHidden: boolean;
  /** Why the server refused that name. */
  refusal: string | null;
  /** These lists only come over the socket, never over HTTP. */
  activeUsers: ActiveUser[];
  groupCallRooms: GroupCallRoom[];
}

const emptyLists = { activeUsers: [], groupCallRooms: [] };
const initialState: PresenceState = {
  phase: 'out',
  username: '',
  isHidden: false,
  refusal: null,
  ...emptyLists,
};

/** Whether the user is online for calls, under which name, and who and which rooms are online. */
export const presenceSlice = createSlice({
  name: 'calls',
  initialState,
  reducers: {
    joinRequested: (
      _presence,
      { payload }: PayloadAction<Pick<PresenceState, 'username' | 'isHidden'>>,
    ): PresenceState => ({ ...initialState, phase: 'joining', ...payload }),
    joined: (presence) => {
      presence.phase = 'online';
    },
    joinRefused: ({ username }, { payload: refusal }: PayloadAction<string>): PresenceState => ({
      ...initialState,
      username,
      refusal,
    }),
    connectionLost: (presence) => {
      if (presence.phase === 'online') presence.phase = 'reconnecting';
      Object.assign(presence, emptyLists);
    },
    left: ({ username }): PresenceState => ({ ...initialState, username }),
    reset: () => initialState,
    broadcastReceived: (presence, { payload }: PayloadAction<CallBroadcast>) => {
      if (payload.event === 'GROUP_CALL_ROOMS')
        presence.groupCallRooms = updateRooms(presence.groupCallRooms, payload);
      else presence.activeUsers = updateUsers(presence.activeUsers, payload);
    },
  },
  selectors: {
    selectPresence: (presence) => presence,
  },
});

export const { selectPresence } = presenceSlice.injectInto(rootReducer).selectors;

type PresenceMessage = Extract<CallBroadcast, { event: 'ACTIVE_USERS' | 'ACTIVE_USERS_CHANGED' }>;

/** The users online after a presence message, sorted by name. */
function updateUsers(users: readonly ActiveUser[], message: PresenceMessage): ActiveUser[] {
  if (message.event === 'ACTIVE_USERS') return message.activeUsers;
  const removed = new Set([...message.went, ...message.came.map(({ peer }) => peer)]);
  return [...users.filter(({ peer }) => !removed.has(peer)), ...message.came].sort((one, other) =>
    one.username.localeCompare(other.username, 'en-IN'),
  );
}

/** The open rooms after an update: changed rooms replace their previous entries. */
function updateRooms(
  rooms: readonly GroupCallRoom[],
  { isAll, groupCallRooms, closed }: Extract<CallBroadcast, { event: 'GROUP_CALL_ROOMS' }>,
): GroupCallRoom[] {
  if (isAll) return groupCallRooms;
  const changed = new Map(groupCallRooms.map((room) => [room.roomId, room]));
  const remaining = rooms
    .filter(({ roomId }) => !closed.includes(roomId))
    .map((room) => changed.get(room.roomId) ?? room);
  const known = new Set(remaining.map(({ roomId }) => roomId));
  return [...remaining, ...groupCallRooms.filter(({ roomId }) => !known.has(roomId))];
}
