import { useSyncExternalStore } from 'react';

/** The spec's width at and below which the sidebar becomes a drawer. */
const query = '(max-width: 768px)';

/** Whether the window is as narrow as a phone's. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}

function listen(tell: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', tell);
  return () => media.removeEventListener('change', tell);
}
