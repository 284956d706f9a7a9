/** Everything of the token table that is not a colour. Lengths are in pixels. */

/** Eight sizes of text, each the CSS variable `--text-<name>`. */
export const textSizes = {
  caption: 12,
  small: 13,
  body: 14,
  large: 16,
  title: 20,
  heading: 24,
  headline: 32,
  display: 48,
} as const;

/** The grid of all padding, margins and gaps: `--space-3` is three times this. */
export const gridPx = 4;

/** The steps that exist. Half a step is for the inside of pills and between a figure and its label. */
export const spaceSteps = [0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 24] as const;

/** The CSS variable of a distance in steps of the grid. */
export const spaceVariable = (steps: number): string => `--space-${steps === 0.5 ? 'half' : steps}`;

/** Four radii: small parts, controls and cards, large panels, pills and circles. */
export const radii = { s: 6, m: 10, l: 16, pill: 999 } as const;

/** The radius of controls and cards is the one without a name. */
export const radiusVariable = (name: string): string => (name === 'm' ? '--radius' : `--radius-${name}`);

/** Row heights of tables: the standard and the compact one. */
export const rowHeights = { standard: 44, compact: 36 } as const;

/** Buttons and fields: in rows of a table, on pages, and where a thumb presses. */
export const controlHeights = { s: 28, m: 36, l: 44 } as const;

/** Three shadows: a raised card, a menu, a dialog. */
export const shadows = {
  light: [
    '0 1px 2px rgb(31 21 34 / 8%), 0 1px 4px rgb(31 21 34 / 6%)',
    '0 4px 16px rgb(31 21 34 / 14%)',
    '0 16px 48px -8px rgb(31 21 34 / 26%)',
  ],
  dark: [
    '0 1px 2px rgb(0 0 0 / 40%), 0 1px 4px rgb(0 0 0 / 30%)',
    '0 4px 16px rgb(0 0 0 / 50%)',
    '0 16px 48px -8px rgb(0 0 0 / 70%)',
  ],
} as const;

const systemFonts =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif";

/** Text, headings, the salam in Arabic, and formulas. */
export const fonts = {
  text: `'Inter', 'Inter Fallback', 'Inter Fallback Linux', ${systemFonts}`,
  heading: `'Plus Jakarta Sans', 'Plus Jakarta Sans Fallback', 'Plus Jakarta Sans Fallback Linux', ${systemFonts}`,
  arabic: "'Amiri', 'Noto Naskh Arabic', 'Geeza Pro', serif",
  mono: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
} as const;
