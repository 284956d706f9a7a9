import {
  accents,
  charts,
  neutrals,
  pageBackground,
  verdicts,
  type ChartColors,
  type Neutrals,
} from '../../values/palette';

/** Colours of one mode that modules may rely on. The spec sets primary and background. */
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

/**
 * The colours of one mode, each the CSS variable `--color-<name>`; `theme.test.ts` computes the contrast of every pair that
 * occurs.
 */
export interface ColorTokens extends ThemeTokens, Neutrals, ChartColors {
  /** The brand's own, in both modes: the ground of banners, from one to the other. */
  aubergine: string;
  aubergineBright: string;
  /** Text on the primary, and on the brand's own. */
  onPrimary: string;
  /** A tint of the primary: selected rows, information. */
  primarySoft: string;
  /** The crescent's gold: premium, and the focus of a chart. Never text on the page. */
  gold: string;
  onGold: string;
  goldSoft: string;
  /** The page behind a dialog. */
  scrim: string;
  /** Behind videos, in both modes. */
  stage: string;
  onStage: string;
  /** What ends a call: the stage is dark in every theme. */
  stageDanger: string;
  /** A rising and a falling price. Not green and red: those say compliant and non-compliant. */
  up: string;
  down: string;
}

export type ThemeMode = 'light' | 'dark';

/** Colours that follow from the neutrals. */
const fromNeutrals = (mode: ThemeMode) => ({
  surface: neutrals[mode].neutral50,
  border: neutrals[mode].neutral200,
  textSecondary: neutrals[mode].neutral600,
  text: neutrals[mode].neutral900,
});

/** Colours that are the same in both modes. */
const fixed = {
  aubergine: '#3d014b',
  aubergineBright: '#6b1480',
  onPrimary: '#ffffff',
  scrim: '#00000099',
  stage: '#000000',
  onStage: '#ffffff',
  stageDanger: '#c4161c',
};

export const tokens: Readonly<Record<ThemeMode, ColorTokens>> = {
  light: {
    background: pageBackground.light,
    ...fixed,
    ...fromNeutrals('light'),
    ...accents.light,
    ...verdicts.light,
    ...neutrals.light,
    ...charts.light,
  },
  dark: {
    background: pageBackground.dark,
    ...fixed,
    ...fromNeutrals('dark'),
    ...accents.dark,
    ...verdicts.dark,
    ...neutrals.dark,
    ...charts.dark,
  },
};

/** The CSS variable of a colour: `textSecondary` gives `--color-text-secondary`, `chart1` gives `--color-chart-1`. */
export const variableOf = (color: string): string =>
  `--color-${color.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`)}`;
