import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from '@tayyib/shared/router';

/** After each navigation the page starts at its top, and the keyboard and screen readers with it. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return; // the first page keeps the browser's own focus
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [pathname]);
  return main;
}
