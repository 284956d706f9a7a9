/** A page that is hidden, or that nobody touches, for this long is away. */
export const awayAfterMs = 5 * 60_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * Watches whether the user is active on this page. Calls `onChange` when that changes; the user is active at first.
 * The returned function stops.
 */
export function watchAway(onChange: (isAway: boolean) => void): () => void {
  let isAway = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: boolean) => {
    if (next === isAway) return;
    isAway = next;
    onChange(next);
  };
  const used = () => {
    if (document.visibilityState === 'hidden') return;
    set(false);
    clearTimeout(timer);
    timer = setTimeout(() => set(true), awayAfterMs);
  };
  for (const sign of signs) addEventListener(sign, used, { passive: true });
  // a page that is hidden is not used, and one that is shown is
  document.addEventListener('visibilitychange', used);
  timer = setTimeout(() => set(true), awayAfterMs);
  return () => {
    clearTimeout(timer);
    for (const sign of signs) removeEventListener(sign, used);
    document.removeEventListener('visibilitychange', used);
  };
}
