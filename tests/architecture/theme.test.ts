import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens, type ThemeMode, type ThemeTokens } from '../../shared/src/theme/tokens';

const css = readFileSync(join(import.meta.dirname, '../../shared/src/theme/theme.css'), 'utf8');
const blocks: Record<ThemeMode, string> = {
  light: /:root \{([^}]*)\}/.exec(css)?.[1] ?? '',
  dark: /:root\.dark \{([^}]*)\}/.exec(css)?.[1] ?? '',
};
const variableOf = (name: string) =>
  `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  it('has the same values in CSS variables and tokens', () => {
    for (const [name, value] of Object.entries(tokens[mode])) {
      expect(blocks[mode]).toContain(`${variableOf(name)}: ${value};`);
    }
  });

  it.each<[keyof ThemeTokens, keyof ThemeTokens]>([
    ['text', 'background'],
    ['textSecondary', 'background'],
    ['textSecondary', 'surface'],
    ['link', 'background'],
    ['link', 'surface'],
    ['compliant', 'compliantBackground'],
    ['nonCompliant', 'nonCompliantBackground'],
    ['underReview', 'underReviewBackground'],
  ])('keeps %s readable on %s', (ink, paper) => {
    expect(contrast(tokens[mode][ink], tokens[mode][paper])).toBeGreaterThanOrEqual(4.5);
  });
});
