import { theme } from '@tayyib/shared/sdk/ui';
import { antdTheme } from './antdTheme';
import { tokens, type ThemeMode } from './tokens';

/** Relative luminance and contrast as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

it.each<ThemeMode>(['light', 'dark'])(
  'gives slider tracks and handles enough contrast in the %s theme',
  (mode) => {
    const { trackBg = '#000000', handleColor = '#000000' } = antdTheme(mode).components?.Slider ?? {};
    for (const background of [tokens[mode].surface, tokens[mode].background]) {
      expect(contrast(trackBg, background)).toBeGreaterThan(3); // WCAG 1.4.11, what is needed to understand a control
      expect(contrast(handleColor, background)).toBeGreaterThan(3);
    }
  },
);

it.each<ThemeMode>(['light', 'dark'])('gives alert texts enough contrast in the %s theme', (mode) => {
  const { colorErrorBg, colorSuccessBg, colorWarningBg } = antdTheme(mode).token ?? {};
  for (const background of [colorErrorBg, colorSuccessBg, colorWarningBg])
    expect(contrast(tokens[mode].text, background ?? tokens[mode].text)).toBeGreaterThan(10);
});

it.each<ThemeMode>(['light', 'dark'])('shows information in colours of its own in the %s theme', (mode) => {
  const ours = antdTheme(mode);
  const { colorInfoBg, colorInfoBorder } = theme.getDesignToken(ours);
  const { link, primarySoft, neutral300 } = tokens[mode];
  // antd's dark theme dims the colour itself
  expect([ours.token?.colorInfo, colorInfoBg, colorInfoBorder]).toEqual([link, primarySoft, neutral300]);
});

it.each<ThemeMode>(['light', 'dark'])(
  'keeps the label of a loading button readable in the %s theme',
  (mode) => {
    const { opacityLoading } = theme.getDesignToken(antdTheme(mode));
    const { primary, onPrimary, background } = tokens[mode];
    const faded = (hex: string) => mixed(hex, background, opacityLoading);
    expect(contrast(faded(onPrimary), faded(primary))).toBeGreaterThan(4.5);
  },
);

/** A colour of some opacity before another one. */
function mixed(front: string, behind: string, opacity: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [above = 0, below = 0] = [front, behind].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(above * opacity + below * (1 - opacity))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
