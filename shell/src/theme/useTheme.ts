import { createContext, use, useState } from 'react';
import type { ThemeMode } from '@tayyib/shared/theme';
import { applyTheme, savedTheme, saveTheme } from './pageTheme';

interface ThemeChoice {
  mode: ThemeMode;
  toggle: () => void;
}

export const ThemeContext = createContext<ThemeChoice>({ mode: 'light', toggle: () => {} });

/** The theme and a function to toggle it. */
export const useTheme = () => use(ThemeContext);

/** The theme state of the whole page. */
export function useThemeState(): ThemeChoice {
  const [mode, setMode] = useState<ThemeMode>(savedTheme);
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    applyTheme(next);
    saveTheme(next);
    setMode(next);
  };
  return { mode, toggle };
}
