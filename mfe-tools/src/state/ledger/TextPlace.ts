import { withStorage } from '@tayyib/shared/parts/storage';

/** Where the encrypted text of an owner is stored. */
export interface TextPlace {
  /** As known here; null where there is none. */
  read: (owner: string) => string | null;
  /** Reads it again, where other devices may have written it. */
  refresh?: (owner: string) => Promise<void>;
  /** False if it was not stored. */
  write: (owner: string, text: string) => Promise<boolean>;
  remove: (owner: string) => void;
  /** Calls when it was changed elsewhere. */
  listen: (listener: () => void) => () => void;
  /** What to say if it was not stored. */
  refusal: string;
}

/** The storage of this browser, an entry for each owner. */
export function textInBrowser(name: string): TextPlace {
  const entryOf = (owner: string) => `${name}:${owner}`;
  return {
    read: (owner) => withStorage((storage) => storage.getItem(entryOf(owner))) ?? null,
    write: async (owner, text) =>
      withStorage((storage) => {
        storage.setItem(entryOf(owner), text);
        return true;
      }) === true,
    remove: (owner) => withStorage((storage) => storage.removeItem(entryOf(owner))),
    listen: (listener) => {
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
    refusal: 'This browser does not store it: its storage is full or denied.',
  };
}
