import { useMemo, useSyncExternalStore } from 'react';
import { withStorage } from '@tayyib/shared/parts/storage';
import { useOwner } from './useOwner';

/** What the calculators save in this browser: forms as typed, and their last results. */
const draftNames = ['zakat', 'purification', 'zakat-result', 'purification-result'] as const;
export type DraftName = (typeof draftNames)[number];

/**
 * Where drafts are saved: on the device until their user logs out, or in the tab until it is closed, by choice or as there is no user; nowhere
 * where the browser denies pages its storage.
 */
export type DraftPlace = 'device' | 'tab' | 'visitor' | 'denied';

export interface Draft {
  /** Whose it is. */
  owner: string;
  /** As it was saved; null where there is none. */
  text: string | null;
  /** Null removes it. */
  save: (text: string | null) => void;
}

/** A preference of the device, which survives a sign-out. */
const choiceKey = 'calculatorsNotSaved';
const listeners = new Set<() => void>();

function placeOf(owner: string): DraftPlace {
  if (withStorage(({ length }) => length) === undefined) return 'denied';
  if (owner === 'visitor') return 'visitor';
  return withStorage((storage) => storage.getItem(choiceKey)) === 'true' ? 'tab' : 'device';
}

const storageOf = (owner: string) => (placeOf(owner) === 'device' ? localStorage : sessionStorage);

/** The saved text of an owner; null where there is none. */
export const readDraft = (name: DraftName, owner: string): string | null =>
  withStorage(() => storageOf(owner).getItem(`${name}:${owner}`)) ?? null;

/** Saves a text where the owner's drafts are; null removes it. */
export function saveDraft(name: DraftName, owner: string, text: string | null): void {
  const entry = `${name}:${owner}`;
  withStorage(() =>
    text === null ? storageOf(owner).removeItem(entry) : storageOf(owner).setItem(entry, text),
  );
}

/** Whether the calculators save on this device from now on. What was saved moves to the tab, and back. */
function chooseSaving(owner: string, isSaved: boolean): void {
  const drafts = draftNames.map((name) => ({ name, text: readDraft(name, owner) }));
  for (const { name } of drafts) saveDraft(name, owner, null);
  withStorage((storage) =>
    isSaved ? storage.removeItem(choiceKey) : storage.setItem(choiceKey, String(true)),
  );
  for (const { name, text } of drafts) saveDraft(name, owner, text);
  for (const listener of listeners) listener();
}

/** Another tab may choose as well. */
function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** A draft of the viewer as it was saved when the page opened; null while it is not known whose it is. */
export function useDraft(name: DraftName): Draft | null {
  const { owner, isLoading } = useOwner();
  return useMemo(
    () =>
      isLoading
        ? null
        : { owner, text: readDraft(name, owner), save: (text) => saveDraft(name, owner, text) },
    [name, owner, isLoading],
  );
}

/** Where the viewer's drafts are saved, and their choice of it. */
export function useDraftPlace(): { place: DraftPlace; choose: (isSaved: boolean) => void } {
  const { owner } = useOwner();
  const place = useSyncExternalStore(listen, () => placeOf(owner));
  return { place, choose: (isSaved) => chooseSaving(owner, isSaved) };
}
