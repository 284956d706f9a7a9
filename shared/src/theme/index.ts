export { AppFrame } from './AppFrame';
export { antdTheme } from './antdTheme';
export { prefersReducedMotion, reducedMotionQuery } from './prefersReducedMotion';
export { ThemeFrame } from './ThemeFrame';
export { controlHeights, gridPx, radii, rowHeights, spaceSteps, textSizes } from './scale';
export { radiusVariable, spaceVariable, variableOf } from './tokenNames';
export { useRootAttribute } from './useRootAttribute';
export { tokens } from './tokens';
export type { ColorTokens, ThemeMode, ThemeTokens } from './tokens';
