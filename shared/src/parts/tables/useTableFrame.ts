import { useEffect, useLayoutEffect, useRef } from 'react';
import { fitColumns } from './fitColumns';
import { watchEdges } from './watchEdges';

/** From this number of columns on, cells are narrower, so that the table fits a desk of 1440 px. */
const MANY_COLUMNS = 10;

/** Tells the style sheet about the columns. It could ask with `:has`, but then every change of the document matches all cells again. */
function describeColumns(frame: HTMLElement): void {
  const head = frame.querySelector('thead tr');
  frame.toggleAttribute('data-many-columns', (head?.childElementCount ?? 0) >= MANY_COLUMNS);
  frame.toggleAttribute('data-optional-columns', Boolean(head?.querySelector('[data-optional]')));
}

/**
 * The state of a frame that scrolls sideways, for the style sheet: optional columns are left out while they do not fit,
 * `data-overflow` is set if its table is wider even so, and the edges with hidden columns are marked. It can be focused only while
 * there is something to scroll.
 */
export function useTableFrame<Frame extends HTMLElement>() {
  const frame = useRef<Frame>(null);
  // before it is painted, so that nothing moves; columns change
  useLayoutEffect(() => (frame.current ? describeColumns(frame.current) : undefined));
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
