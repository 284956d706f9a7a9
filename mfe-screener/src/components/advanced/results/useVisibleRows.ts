import { useEffect, useState, type RefObject } from 'react';

/** Rows kept on the page beyond either end of the window, so that a fast finger finds no gap. */
const spare = 8;
/** In pixels, until the frame has been measured. */
const heightBefore = 600;

/** Which of many equally high rows a scrolling frame shows: from the first up to, without, the last. */
export function useVisibleRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
): { first: number; end: number } {
  const [seen, setSeen] = useState({ first: 0, rows: Math.ceil(heightBefore / rowHeight) });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const look = () => {
      const first = Math.floor(element.scrollTop / rowHeight);
      const rows = Math.ceil((element.clientHeight || heightBefore) / rowHeight);
      setSeen((before) => (before.first === first && before.rows === rows ? before : { first, rows }));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [frame, rowHeight]);
  const first = Math.min(seen.first, Math.max(0, count - seen.rows));
  return { first: Math.max(0, first - spare), end: Math.min(count, first + seen.rows + spare) };
}
