import { useEffect, useState } from 'react';

/** The spec's timing: a loader first, then each slide as long. */
const loaderMs = 2_000;
const slideMs = 2_000;

/** Which slide is on; null while the loader is shown. Time stands still while paused. */
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
