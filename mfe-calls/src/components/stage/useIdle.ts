import { useEffect, useState, type RefObject } from 'react';

/** How long the controls stay after the last movement. */
const hideAfterMs = 4000;

/**
 * Whether nobody has used the stage for a while, so that its controls may hide. A control that has the keyboard's focus keeps them, and
 * the touch that brings them back presses nothing.
 */
export function useIdle(stage: RefObject<HTMLElement | null>, mayHide: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const { current } = stage;
    if (!current || !mayHide) return;
    let timer: ReturnType<typeof setTimeout>;
    let wasIdle = false;
    let isSwallowed = false;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (current.querySelector('[role="toolbar"] :focus-visible')) return wait();
        wasIdle = true;
        setIdle(true);
      }, hideAfterMs);
    };
    const wake = (event: Event) => {
      isSwallowed = wasIdle && event instanceof PointerEvent && event.pointerType === 'touch';
      wasIdle = false;
      setIdle(false);
      wait();
    };
    const onClick = (event: Event) => {
      if (isSwallowed) event.stopPropagation();
      isSwallowed = false;
    };
    const events = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
    for (const name of events) current.addEventListener(name, wake);
    current.addEventListener('click', onClick, { capture: true });
    wait();
    return () => {
      clearTimeout(timer);
      for (const name of events) current.removeEventListener(name, wake);
      current.removeEventListener('click', onClick, { capture: true });
      setIdle(false);
    };
  }, [stage, mayHide]);
  return isIdle;
}
