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
