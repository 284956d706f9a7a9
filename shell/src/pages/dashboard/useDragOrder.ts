import { useEffect, useEffectEvent, useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';

/** Lets a pointer drag the entries of a list: `move` is called whenever the dragged one comes to another place. */
export function useDragOrder(move: (key: string, place: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  const drag = useEffectEvent(({ clientY }: PointerEvent) => {
    if (dragged === null) return;
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return clientY >= top && clientY < bottom;
    });
    const isOther = place !== -1 && !rows[place]?.hasAttribute('data-dragged');
    if (isOther) move(dragged, place);
  });

  useEffect(() => {
    if (dragged === null) return;
    const end = () => setDragged(null);
    document.addEventListener('pointermove', drag);
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointermove', drag);
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, [dragged]);

  return {
    list,
    /** The key of the dragged entry, or null. */
    dragged,
    startDrag: (key: string, event: ReactPointerEvent<HTMLElement>) => {
      // the text of the list is not selected meanwhile
      event.preventDefault();
      setDragged(key);
    },
  };
}
