import { useEffect, useLayoutEffect, useRef } from 'react';
import { fitColumns } from './fitColumns';
import { watchEdges } from './watchEdges';

/**
 * The state of a frame that scrolls sideways, for the style sheet: optional columns are left out while they do not fit,
 * `data-overflow` is set if its table is wider even so, and the edges with hidden columns are marked. It can be focused only while
 * there is something to scroll.
 */
export function useTableFrame<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  // before it is painted, so that nothing moves
  useLayoutEffect(() => (frame.current ? fitColumns(frame.current) : undefined), []);
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
