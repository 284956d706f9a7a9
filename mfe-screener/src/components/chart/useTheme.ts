import { useSyncExternalStore } from 'react';

/** The theme's class on the page, followed as a person switches it: what is drawn on a canvas must be drawn again. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, () => document.documentElement.className);
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['class'] });
  return () => observer.disconnect();
}
