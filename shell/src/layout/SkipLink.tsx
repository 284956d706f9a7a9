import styles from './SkipLink.module.css';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from '@tayyib/shared/router';

/** The first focusable element: skips the navigation. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      Skip to content
    </a>
  );
}

/** After each navigation, scrolls to the top and moves the focus to the page. */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    if (shownPath.current === pathname) return; // the first page leaves the browser's focus as it is
    shownPath.current = pathname;
    main.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [pathname]);
  return main;
}
