/** Colours of one mode. The spec sets primary and background; the others have 4.5:1 contrast on both surfaces. */
export interface ThemeTokens {
  primary: string;
  /** The primary as text: the spec's dark primary has too little contrast on its background. */
  link: string;
  background: string;
  /** Cards, menus and dialogs. */
  surface: string;
  border: string;
  text: string;
  textSecondary: string;
  compliant: string;
  compliantBackground: string;
  nonCompliant: string;
  nonCompliantBackground: string;
  underReview: string;
  underReviewBackground: string;
}

export type ThemeMode = 'light' | 'dark';

export const tokens: Readonly<Record<ThemeMode, ThemeTokens>> = {
  light: {
    primary: '#3d014b',
    link: '#6b1480',
    background: '#ffffff',
    surface: '#faf8fb',
    border: '#e4dce7',
    text: '#1f1522',
    textSecondary: '#5d5162',
    compliant: '#0b6b3a',
    compliantBackground: '#e3f5ea',
    nonCompliant: '#a8071a',
    nonCompliantBackground: '#fdeaec',
    underReview: '#7a4b00',
    underReviewBackground: '#fdf1d8',
  },
  dark: {
    primary: '#7f66bc',
    link: '#b9a5ea',
    background: '#1b1b1b',
    surface: '#242326',
    border: '#3c3942',
    text: '#f1eef5',
    textSecondary: '#b6afbf',
    compliant: '#7ddba3',
    compliantBackground: '#16321f',
    nonCompliant: '#ff9c9c',
    nonCompliantBackground: '#3d1a1d',
    underReview: '#f2c46d',
    underReviewBackground: '#3a2c10',
  },
};
