import { useEffect, useState } from 'react';

/** The spec's timing: a loader first, then the slides. */
const loaderMs = 2_000;
const slideMs = 2_000;

/** The index of the current slide; null while the loader is shown. */
export function useSlideShow(count: number, isPaused: boolean): number | null {
  const [slide, setSlide] = useState<number | null>(null);
  useEffect(() => {
    if (isPaused && slide !== null) return;
    const next = slide === null ? 0 : (slide + 1) % count;
    const timer = setTimeout(() => setSlide(next), slide === null ? loaderMs : slideMs);
    return () => clearTimeout(timer);
  }, [count, isPaused, slide]);
  return slide;
}
