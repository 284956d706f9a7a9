import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The keys of a stage: what each does, as shown to users, and the action. */
export type CallKeys = Readonly<Record<string, { does: string; press: () => void }>>;

/** Keyboard shortcuts of a call: active while its section has the focus, and but for Escape never while the user types. */
export function useCallKeys(section: RefObject<HTMLElement | null>, keys: CallKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTyping =
      event.key !== 'Escape' &&
      event.target instanceof HTMLElement &&
      event.target.closest('input, textarea, select') !== null;
    const action = keys[event.key.toLowerCase()];
    if (isTyping || event.isComposing || event.ctrlKey || event.metaKey || event.altKey || !action) return;
    event.preventDefault();
    action.press();
  });
  useEffect(() => {
    const { current } = section;
    const handler = (event: KeyboardEvent) => onKey(event);
    current?.addEventListener('keydown', handler);
    return () => current?.removeEventListener('keydown', handler);
  }, [section]);
}
