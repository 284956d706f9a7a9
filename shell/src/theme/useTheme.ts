import { createContext, use, useState } from 'react';
import type { ThemeMode } from '@tayyib/shared/sdk/theme';
import { useIsHydrated } from '../browser/useIsHydrated';
import { applyTheme, savedTheme, saveTheme } from './pageTheme';

interface ThemeChoice {
  mode: ThemeMode;
  toggle: () => void;
}

export const ThemeContext = createContext<ThemeChoice>({ mode: 'light', toggle: () => {} });

/** The theme and a function to toggle it. */
export const useTheme = () => use(ThemeContext);

/** The theme state of the whole page. Prerendered markup is light; its colours follow the class of the document. */
export function useThemeState(): ThemeChoice {
  const [chosen, setChosen] = useState<ThemeMode>(savedTheme);
  const mode = useIsHydrated() ? chosen : 'light';
  const toggle = () => {
    const next = mode === 'dark' ? 'light' : 'dark';
    applyTheme(next);
    saveTheme(next);
    setChosen(next);
  };
  return { mode, toggle };
}
