import { useEffect, useRef, useState } from 'react';

/** Whether a sticky element has left its place: `above` is where the window's edge is when it begins to stick. */
export function useIsStuck() {
  const above = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    if (above.current === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setStuck(!entry.isIntersecting && entry.boundingClientRect.top < window.innerHeight / 2);
    });
    observer.observe(above.current);
    return () => observer.disconnect();
  }, []);
  return { above, isStuck };
}
