export { AppFrame } from './AppFrame';
export { antdTheme } from './antdTheme';
export { prefersReducedMotion, reducedMotionQuery, ThemeFrame } from './ThemeFrame';
export {
  controlHeights,
  gridPx,
  radii,
  radiusVariable,
  rowHeights,
  spaceSteps,
  spaceVariable,
  textSizes,
} from './scale';
export { useRootAttribute } from './useRootAttribute';
export { useMedia } from './useMedia';
export { tokens, variableOf } from './tokens';
export type { ColorTokens, ThemeMode, ThemeTokens } from './tokens';
