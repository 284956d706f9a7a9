import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOwner } from '../useOwner';
import {
  chooseSaving,
  listenToSaving,
  loadText,
  savingOf,
  saveText,
  type SavedName,
  type Saving,
} from './savedTexts';

/** A saved text, and how to save another. */
export interface SavedText {
  /** Whose it is. */
  owner: string;
  /** As it was loaded; null where there was none. */
  text: string | null;
  /** Null removes it. */
  save: (text: string | null) => void;
}

/** What this browser saved of the viewer; null until it is read, when nothing may be typed yet. */
export function useSavedText(name: SavedName): SavedText | null {
  const { owner, isLoading } = useOwner();
  const [loaded, setLoaded] = useState<SavedText | null>(null);
  useEffect(() => {
    if (isLoading) return;
    let isCurrent = true;
    void loadText(name, owner).then((text) => {
      if (isCurrent) setLoaded({ owner, text, save: (next) => saveText(name, owner, next) });
    });
    return () => {
      isCurrent = false;
    };
  }, [name, owner, isLoading]);
  return loaded?.owner === owner ? loaded : null;
}

/** Where a text of the viewer is, and their choice of it. */
export function useSaving(name: SavedName): { saving: Saving; choose: (isSaved: boolean) => Promise<void> } {
  const { owner } = useOwner();
  const saving = useSyncExternalStore(listenToSaving, () => savingOf(name, owner));
  return { saving, choose: (isSaved) => chooseSaving(owner, isSaved) };
}
