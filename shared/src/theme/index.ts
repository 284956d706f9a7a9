export { AppFrame } from './AppFrame';
export { antdTheme } from './antdTheme';
export { ThemeFrame } from './ThemeFrame';
export { tokens } from './tokens';
export type { ThemeMode, ThemeTokens } from './tokens';
