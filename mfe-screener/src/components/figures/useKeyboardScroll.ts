import { useEffect, useRef } from 'react';

/** Makes a frame focusable only while its content overflows, so that it adds no useless tab stop. */
export function useKeyboardScroll<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      const overflows = element.scrollWidth > element.clientWidth;
      if (overflows) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    update();
    return () => observer.disconnect();
  }, []);
  return frame;
}
