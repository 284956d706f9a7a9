import { useEffect, useEffectEvent, type RefObject } from 'react';

export type CallKey = 'm' | 'v' | 's' | 'a';

/** Keyboard shortcuts of a call: active while its section has the focus, and never while the user types. */
export function useCallKeys(
  section: RefObject<HTMLElement | null>,
  actions: Readonly<Record<CallKey, () => void>>,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    const key = event.key.toLowerCase();
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !isCallKey(key)) return;
    event.preventDefault();
    actions[key]();
  });
  useEffect(() => {
    const { current } = section;
    const handler = (event: KeyboardEvent) => onKey(event);
    current?.addEventListener('keydown', handler);
    return () => current?.removeEventListener('keydown', handler);
  }, [section]);
}

const isCallKey = (key: string): key is CallKey => ['m', 'v', 's', 'a'].includes(key);
