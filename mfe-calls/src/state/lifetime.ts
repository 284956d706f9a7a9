import { beforeSignOut } from '@tayyib/shared/sdk/api';
import type { ModuleLife } from '@tayyib/shared/sdk/modules';

/** What the shell started this module with; null where its pages run without the shell. */
let life: ModuleLife | null = null;

/** What this page does at the moment, as users call it. */
const ongoing = { call: 'Your call', room: 'Your group call', recording: 'Your recording' } as const;
const active = new Set<keyof typeof ongoing>();

export const startModule = (started: ModuleLife): void => {
  life = started;
};

/** Says whether this page is in a call or a room, or sends a recording, which a newer version of the module must not interrupt. */
export function setOngoing(what: keyof typeof ongoing, isOngoing: boolean): void {
  if (isOngoing) active.add(what);
  else active.delete(what);
  const [first] = active;
  life?.setBusy?.(first ? ongoing[first] : null);
}

/** Why nothing of this user may go on in this page: the session is over, or the module was switched off or replaced. */
export type Over = 'signed-out' | 'stopped';

/**
 * Runs once nothing of this user may go on in this page.
 * @returns the function to unsubscribe
 */
export function whenOver(end: (why: Over) => void): () => void {
  const signal = life?.signal;
  const onAbort = () => end('stopped');
  signal?.addEventListener('abort', onAbort);
  const stop = beforeSignOut(() => end('signed-out'));
  return () => {
    signal?.removeEventListener('abort', onAbort);
    stop();
  };
}
