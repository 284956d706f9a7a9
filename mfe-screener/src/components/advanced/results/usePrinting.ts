import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const set = (next: boolean) => () => {
    isPrinting = next;
    notify();
  };
  const begin = set(true);
  const end = set(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * Whether the page is being printed. The browser lays out the page right after `beforeprint`; React renders changes of an
 * external store synchronously, so it is in time.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
