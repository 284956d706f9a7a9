import { useState } from 'react';
import { withStorage } from './withStorage';

/** The text that was typed under this key in this tab and not sent; null where there is none. */
export const unsentText = (key: string): string | null =>
  withStorage(() => sessionStorage.getItem(key)) ?? null;

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
    withStorage(() => (next === '' ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, next)));
  };
  return [text, change];
}
