import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';

const headingOf = (page: ParentNode | null) => page?.querySelector('h1')?.textContent;

/**
 * After each navigation to another page, scrolls to the top and moves the focus to the page. Another page has another path; or the same
 * with another heading, as of one fund after the list of funds, unless the focus moved before it arrived. A focus whose element
 * disappeared moves to the page too. Where the page begins with what has just happened, marked `data-receives-focus`, that has the focus.
 */
export function useMainFocus(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  const shown = useRef({ pathname, key });
  // read before the new page is in the document
  const [before, setBefore] = useState<{ key: string; heading?: string | null }>({ key });
  if (before.key !== key) setBefore({ key, heading: headingOf(document.getElementById('main')) });
  const { heading } = before;

  useEffect(() => {
    const last = shown.current;
    if (last.key === key) return; // the first page leaves the browser's focus as it is
    shown.current = { pathname, key };
    const page = main.current;
    if (!page) return;
    const show = () => {
      (page.querySelector<HTMLElement>('[data-receives-focus]') ?? page).focus({ preventScroll: true });
      window.scrollTo({ top: 0 });
    };
    if (last.pathname !== pathname) return show();
    return whenReplaced(page, heading, show);
  }, [pathname, key, heading]);
  return main;
}

/**
 * Calls `show` once the page has another heading, and moves a lost focus to the page until then.
 * @returns a function that stops waiting
 */
function whenReplaced(page: HTMLElement, heading: string | null | undefined, show: () => void): () => void {
  const focused = document.activeElement;
  const changes = new MutationObserver(() => check());
  const stop = () => changes.disconnect();
  const check = () => {
    const active = document.activeElement;
    const isLost = active === null || active === document.body;
    if (!isLost && active !== focused && active !== page) return stop();
    const current = headingOf(page);
    if (current !== undefined && current !== heading) {
      stop();
      return show();
    }
    if (isLost) page.focus({ preventScroll: true });
  };
  changes.observe(page, { subtree: true, childList: true, characterData: true });
  check();
  return stop;
}
