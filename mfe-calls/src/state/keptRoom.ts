/** What a tab must know to go back into its room after it was loaded anew: also what the others did not see or hear of this person. */
export interface KeptRoom {
  viewerId: string;
  username: string;
  roomId: string;
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
}

/** In the tab's own storage: gone with the tab, and never seen by another. */
const key = 'tayyib.room';

export function keepRoom(room: KeptRoom): void {
  sessionStorage.setItem(key, JSON.stringify(room));
}

export function forgetRoom(): void {
  sessionStorage.removeItem(key);
}

/** The room this tab was in when it was loaded anew; null for none, or somebody else's. */
export function keptRoomOf(viewerId: string): KeptRoom | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    return isKept(kept) && kept.viewerId === viewerId ? kept : null;
  } catch {
    return null;
  }
}

function isKept(kept: unknown): kept is KeptRoom {
  if (typeof kept !== 'object' || kept === null) return false;
  const has = (name: string, type: string) => typeof Reflect.get(kept, name) === type;
  return (
    has('viewerId', 'string') &&
    has('username', 'string') &&
    has('roomId', 'string') &&
    has('isCameraOn', 'boolean') &&
    has('isMicrophoneOn', 'boolean')
  );
}
