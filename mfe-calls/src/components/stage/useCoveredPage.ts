import { useLayoutEffect, type RefObject } from 'react';

/** While the stage fills the window, nothing beneath it can be focused or read; what announces to screen readers still can. */
export function useCoveredPage(stage: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useLayoutEffect(() => {
    const { current } = stage;
    if (!isCovering || !current) return;
    const ancestors = ancestorsOf(current);
    const shown = new Set<Element>([current, ...ancestors]);
    const covered = new Set<Element>();
    const cover = () => {
      for (const part of ancestors.flatMap(({ children }) => [...children])) {
        if (shown.has(part) || part.matches('[inert], [data-over-stage]')) continue;
        part.toggleAttribute('inert', true);
        covered.add(part);
      }
    };
    cover();
    // what is added beneath later, as by a page that opens or a window that changes its width
    const observer = new MutationObserver(cover);
    for (const ancestor of ancestors) observer.observe(ancestor, { childList: true });
    return () => {
      observer.disconnect();
      for (const part of covered) part.toggleAttribute('inert', false);
    };
  }, [stage, isCovering]);
}

/** What an element is in, below the body. */
function ancestorsOf(element: Element): Element[] {
  const { parentElement: parent } = element;
  return parent === null || parent === document.body ? [] : [parent, ...ancestorsOf(parent)];
}
