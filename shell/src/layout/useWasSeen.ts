import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '../browser/useIsHydrated';

const canWatch = () => 'IntersectionObserver' in globalThis;

/** Whether an element has been in the window. */
export function useWasSeen(element: RefObject<Element | null>): boolean {
  const isHydrated = useIsHydrated();
  const [wasSeen, setSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current || !canWatch()) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen || (isHydrated && !canWatch());
}
