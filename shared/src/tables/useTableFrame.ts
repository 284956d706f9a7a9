import { useEffect, useRef } from 'react';

/** Scrolled pixels below which an edge counts as reached: browsers round. */
const TOLERANCE_PX = 1;

/**
 * The state of a frame that scrolls sideways, for the style sheet: `data-overflow` if its table is wider, `data-more-before` and
 * `data-more-after` while columns are hidden there. It can be focused only while there is something to scroll.
 */
export function useTableFrame<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const update = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      const overflows = hidden > TOLERANCE_PX;
      if (overflows) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
      element.toggleAttribute('data-overflow', overflows);
      element.toggleAttribute('data-more-before', element.scrollLeft > TOLERANCE_PX);
      element.toggleAttribute('data-more-after', element.scrollLeft < hidden - TOLERANCE_PX);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, []);
  return frame;
}
