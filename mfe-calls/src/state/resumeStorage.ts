import { callOf } from '../rtc/call/callTransitions';
import type { Call, CallState } from '../rtc/call/callTypes';

/** The user of a tab, and the devices that are on. */
interface SavedUser {
  viewerId: string;
  username: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  /** Only the other participant of a consultation sees them. */
  isHidden?: boolean;
}

/** What a tab needs to rejoin its call after a reload, with the same devices off. */
export interface SavedCall extends SavedUser {
  call: Call;
}

/** The same for a room. */
export interface SavedRoom extends SavedUser {
  roomId: string;
  /** Camera and microphone are closed: a reload opens neither. */
  listensOnly?: boolean;
}

/** Under which name the user of a tab is online for calls. */
type SavedPresence = Pick<SavedUser, 'viewerId' | 'username'>;

const activePhases = new Set<CallState['phase']>(['connecting', 'connected', 'reconnecting']);
const callStorage = tabStorage('tayyib.call', isSavedCall);
const roomStorage = tabStorage('tayyib.room', isSavedRoom);
const presenceStorage = tabStorage('tayyib.presence', isSavedPresence);

/**
 * Saves an active call, and clears it when it ends. Until a reloaded page has rejoined its call, that one stays
 * saved.
 */
export function saveCall(user: SavedUser, state: CallState): void {
  const call = activePhases.has(state.phase) ? callOf(state) : null;
  if (call) callStorage.save({ ...user, call });
  else if (state.phase === 'available' && state.ended) callStorage.clear();
}

export const clearSavedCall = callStorage.clear;
/** The call this tab was in before a reload. */
export const readSavedCall = callStorage.read;

export const saveRoom = roomStorage.save;
export const clearSavedRoom = roomStorage.clear;
/** The room this tab was in before a reload. */
export const readSavedRoom = roomStorage.read;

export const savePresence = presenceStorage.save;
export const clearSavedPresence = presenceStorage.clear;
/** The presence of this tab before a reload. */
export const readSavedPresence = presenceStorage.read;

/**
 * One value per user in `sessionStorage`, which ends with the tab.
 * @param isSaved whether the parsed value is complete
 */
function tabStorage<Saved extends { viewerId: string }>(
  key: string,
  isSaved: (value: object) => value is Saved,
) {
  return {
    save: (saved: Saved): void => sessionStorage.setItem(key, JSON.stringify(saved)),
    clear: (): void => sessionStorage.removeItem(key),
    /** Null if there is none, it belongs to another user or it cannot be read. */
    read: (viewerId: string): Saved | null => {
      const saved = parse(sessionStorage.getItem(key));
      return saved !== null && isSaved(saved) && saved.viewerId === viewerId ? saved : null;
    },
  };
}

function parse(text: string | null): object | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

function isSavedCall(value: object): value is SavedCall {
  return isSavedUser(value) && 'call' in value && typeof value.call === 'object' && value.call !== null;
}

function isSavedRoom(value: object): value is SavedRoom {
  return isSavedUser(value) && 'roomId' in value && typeof value.roomId === 'string';
}

function isSavedUser(value: object): value is SavedUser {
  return (
    isSavedPresence(value) && has(value, 'isCameraOn', 'boolean') && has(value, 'isMicrophoneOn', 'boolean')
  );
}

function isSavedPresence(value: object): value is SavedPresence {
  return has(value, 'viewerId', 'string') && has(value, 'username', 'string');
}

const has = (value: object, name: string, type: string) => typeof Reflect.get(value, name) === type;
