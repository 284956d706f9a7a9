export const reducedMotionQuery = '(prefers-reduced-motion: reduce)';

/** Whether the user asked the system for less animation. */
export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotionQuery).matches;
