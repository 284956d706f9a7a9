import { useEffect, useEffectEvent, type RefObject } from 'react';

export type CallKey = 'm' | 'v' | 's' | 'a';

/** Keys of a call, on the part of the page that shows it: they work while it has the focus, and never while somebody types. */
export function useCallKeys(
  part: RefObject<HTMLElement | null>,
  actions: Readonly<Record<CallKey, () => void>>,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.target instanceof HTMLElement && event.target.closest('input, textarea, select') !== null;
    const key = event.key.toLowerCase();
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !isCallKey(key)) return;
    event.preventDefault();
    actions[key]();
  });
  useEffect(() => {
    const { current } = part;
    const listen = (event: KeyboardEvent) => press(event);
    current?.addEventListener('keydown', listen);
    return () => current?.removeEventListener('keydown', listen);
  }, [part]);
}

const isCallKey = (key: string): key is CallKey => ['m', 'v', 's', 'a'].includes(key);
