import { useSyncExternalStore } from 'react';

/** The theme's class on the page. Canvases have to be redrawn when it changes. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.className);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
