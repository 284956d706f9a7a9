import { useEffect, useRef } from 'react';

/** Lets the keyboard reach a frame, but only while it holds more than fits: else Tab would stop at it for nothing. */
export function useKeyboardScroll<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const isTooWide = element.scrollWidth > element.clientWidth;
      if (isTooWide) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    look();
    return () => observer.disconnect();
  }, []);
  return frame;
}
