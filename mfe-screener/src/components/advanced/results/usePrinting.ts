import { useSyncExternalStore } from 'react';

let isPrinting = false;

function subscribe(notify: () => void): () => void {
  const tell = (next: boolean) => () => {
    isPrinting = next;
    notify();
  };
  const [begin, end] = [tell(true), tell(false)];
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/**
 * Whether the page is being printed. The browser looks at the page as soon as it has told us, and a change of an external
 * store is the one that React draws before anything else has its turn.
 */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
