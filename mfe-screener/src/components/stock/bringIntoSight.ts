/** How far down the window what was brought into sight begins: what it was chosen by stays above it. */
const place = 0.6;

/** Scrolls down just so far that something which begins below, or at the very bottom of the window, is seen to begin. */
export function bringIntoSight(element: Element): void {
  const below = element.getBoundingClientRect().top - window.innerHeight * place;
  if (below <= 0) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: below, behavior: isStill ? 'auto' : 'smooth' });
}
