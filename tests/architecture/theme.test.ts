import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens, variableOf, type ColorTokens, type ThemeMode } from '../../shared/src/sdk/theme/tokens';
import { tokensCss } from '../../shared/src/sdk/theme/tokensCss';

const css = readFileSync(join(import.meta.dirname, '../../shared/src/sdk/theme/tokens.css'), 'utf8');
const blocks: Record<ThemeMode, string> = {
  light: /:root \{([^}]*)\}/.exec(css)?.[1] ?? '',
  dark: /:root\.dark \{([^}]*)\}/.exec(css)?.[1] ?? '',
};
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

/** Degrees between two hues. */
function hueDistance(one: string, other: string): number {
  const hue = (hex: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  };
  const distance = Math.abs(hue(one) - hue(other));
  return Math.min(distance, 360 - distance);
}

describe.each(['light', 'dark'] as const)('the %s theme', (mode) => {
  it('has the same values in CSS variables and tokens', () => {
    for (const [name, value] of Object.entries(tokens[mode])) {
      expect(blocks[mode]).toContain(`${variableOf(name)}: ${value};`);
    }
  });

  it.each<[keyof ColorTokens, keyof ColorTokens]>([
    ['text', 'background'],
    ['text', 'surface'],
    ['text', 'neutral100'],
    ['text', 'primarySoft'],
    ['text', 'goldSoft'],
    ['textSecondary', 'background'],
    ['textSecondary', 'surface'],
    ['link', 'background'],
    ['link', 'surface'],
    ['compliant', 'compliantBackground'],
    ['nonCompliant', 'nonCompliantBackground'],
    ['underReview', 'underReviewBackground'],
    ['compliant', 'background'],
    ['nonCompliant', 'background'],
    ['underReview', 'background'],
    ['up', 'background'],
    ['up', 'surface'],
    ['down', 'background'],
    ['down', 'surface'],
    ['link', 'primarySoft'],
    ['textSecondary', 'neutral100'],
    ['onPrimary', 'primary'],
    ['onPrimary', 'aubergineBright'],
    ['onGold', 'gold'],
    ['onStage', 'stage'],
    ['neutral600', 'background'],
    ['neutral700', 'surface'],
    ['neutral800', 'neutral100'],
    ['neutral900', 'neutral200'],
  ])('keeps %s readable on %s', (ink, paper) => {
    expect(contrast(tokens[mode][ink], tokens[mode][paper])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['chart1', 'chart2', 'chart3', 'chart4', 'chart5', 'chart6'] as const)(
    'shows the line of %s on page and card',
    (line) => {
      expect(contrast(tokens[mode][line], tokens[mode].background)).toBeGreaterThanOrEqual(3);
      expect(contrast(tokens[mode][line], tokens[mode].surface)).toBeGreaterThanOrEqual(3);
    },
  );

  it('goes from the page to its text in ten neutrals', () => {
    const greys = Object.entries(tokens[mode]).filter(([name]) => name.startsWith('neutral'));
    const contrasts = greys.map(([, grey]) => contrast(grey, tokens[mode].background));
    expect(contrasts).toHaveLength(10);
    expect(contrasts).toEqual([...contrasts].sort((a, b) => a - b));
  });

  it('has other colours for a price that moves than for a verdict', () => {
    const { up, down, compliant, nonCompliant } = tokens[mode];
    expect(new Set([up, down, compliant, nonCompliant]).size).toBe(4);
    expect(hueDistance(up, compliant)).toBeGreaterThan(30);
    expect(hueDistance(down, nonCompliant)).toBeGreaterThan(20);
  });
});

it('the theme has the style sheet that the table yields (npm run tokens writes it)', () => {
  const plain = (text: string) => text.replace(/\s+/g, ' ');
  expect(plain(css)).toBe(plain(tokensCss()));
});
