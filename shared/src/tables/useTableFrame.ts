import { useEffect, useRef } from 'react';
import { watchEdges } from './watchEdges';

/**
 * The state of a frame that scrolls sideways, for the style sheet: `data-overflow` if its table is wider, and the edges with
 * hidden columns. It can be focused only while there is something to scroll.
 */
export function useTableFrame<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  useEffect(() => {
    const { current: element } = frame;
    if (!element) return;
    return watchEdges(element, (overflows) => {
      if (overflows) element.tabIndex = 0;
      else element.removeAttribute('tabindex');
      element.toggleAttribute('data-overflow', overflows);
    });
  }, []);
  return frame;
}
