import { useSyncExternalStore } from 'react';

/** At this width and below, the sidebar becomes a drawer (from the spec). */
const query = '(max-width: 768px)';

/** Whether the window is as narrow as a phone's. */
export function useIsMobile(): boolean {
  return useSyncExternalStore(listen, () => window.matchMedia(query).matches);
}

function listen(onChange: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}
