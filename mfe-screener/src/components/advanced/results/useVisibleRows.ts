import { useEffect, useState, type RefObject } from 'react';

/** In pixels, until the frame is measured. */
const initialHeight = 600;

/**
 * The range of rows of equal height that are visible in a scrolling frame; `end` is exclusive.
 * @param overscan rows beyond either end of the frame
 */
export function useVisibleRows(
  frame: RefObject<HTMLElement | null>,
  count: number,
  rowHeight: number,
  overscan: number,
): { first: number; end: number } {
  const [range, setRange] = useState({ first: 0, rows: Math.ceil(initialHeight / rowHeight) });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const first = Math.floor(element.scrollTop / rowHeight);
      const rows = Math.ceil((element.clientHeight || initialHeight) / rowHeight);
      setRange((before) => (before.first === first && before.rows === rows ? before : { first, rows }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame, rowHeight]);
  const first = Math.min(range.first, Math.max(0, count - range.rows));
  return { first: Math.max(0, first - overscan), end: Math.min(count, first + range.rows + overscan) };
}
