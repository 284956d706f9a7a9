import { useState } from 'react';

function inTab<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(sessionStorage);
  } catch {
    // denied or full: it lasts until the field is gone
    return undefined;
  }
}

/** The text that was typed under this key in this tab and not sent; null where there is none. */
export const unsentText = (key: string): string | null => inTab((storage) => storage.getItem(key)) ?? null;

/**
 * The text of a field, kept in this tab while it is not sent: also when the user looks at another page in between, or reloads. It is kept
 * until it is set to an empty text, and at most until the user signs out, which clears the storage of the tab.
 * @param key begins with the id of the module; null keeps nothing, as for a text that is stored already
 * @param initial the text where nothing is kept
 */
export function useUnsentText(key: string | null, initial = ''): [string, (text: string) => void] {
  const [text, setText] = useState(() => (key === null ? null : unsentText(key)) ?? initial);
  const change = (next: string) => {
    setText(next);
    if (key === null) return;
    inTab((storage) => (next === '' ? storage.removeItem(key) : storage.setItem(key, next)));
  };
  return [text, change];
}
