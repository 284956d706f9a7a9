import { useSyncExternalStore } from 'react';

const phone = '(max-width: 768px)';

/** Whether the window is as narrow as a phone's; updates on rotation and resize. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
