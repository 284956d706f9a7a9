import { useLayoutEffect, type RefObject } from 'react';

/** While the stage fills the window, nothing beneath it can be focused or read; what announces to screen readers still can. */
export function useCoveredPage(stage: RefObject<HTMLElement | null>, isCovering: boolean): void {
  useLayoutEffect(() => {
    if (!isCovering) return;
    const covered: Element[] = [];
    for (let part = stage.current; part && part.parentElement !== document.body; part = part.parentElement) {
      for (const other of part.parentElement?.children ?? []) {
        if (other === part || other.matches('[inert], [data-over-stage]')) continue;
        other.toggleAttribute('inert', true);
        covered.push(other);
      }
    }
    return () => {
      for (const other of covered) other.toggleAttribute('inert', false);
    };
  }, [stage, isCovering]);
}
