import { callOf, type Call, type CallState } from '../rtc/call/callState';

/** What a tab needs to rejoin its call after a reload. */
export interface SavedCall {
  viewerId: string;
  username: string;
  call: Call;
}

/** What a tab needs to rejoin its room after a reload, with the same devices off. */
export interface SavedRoom {
  viewerId: string;
  username: string;
  roomId: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

const activePhases = new Set<CallState['phase']>(['connecting', 'connected', 'reconnecting']);
const callStorage = tabStorage('tayyib.call', isSavedCall);
const roomStorage = tabStorage('tayyib.room', isSavedRoom);

/** Saves an active call, and clears it when it is over. */
export function saveCall(user: Omit<SavedCall, 'call'>, state: CallState): void {
  const call = activePhases.has(state.phase) ? callOf(state) : null;
  if (call) callStorage.save({ ...user, call });
  else callStorage.clear();
}

export const clearSavedCall = callStorage.clear;
/** The call this tab was in before a reload. */
export const readSavedCall = callStorage.read;

export const saveRoom = roomStorage.save;
export const clearSavedRoom = roomStorage.clear;
/** The room this tab was in before a reload. */
export const readSavedRoom = roomStorage.read;

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
  return 'viewerId' in value && 'username' in value && 'call' in value && typeof value.call === 'object';
}

function isSavedRoom(value: object): value is SavedRoom {
  const has = (name: string, type: string) => typeof Reflect.get(value, name) === type;
  return (
    has('viewerId', 'string') &&
    has('username', 'string') &&
    has('roomId', 'string') &&
    has('isCameraOn', 'boolean') &&
    has('isMicrophoneOn', 'boolean')
  );
}
