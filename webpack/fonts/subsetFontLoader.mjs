import { basename } from 'node:path';
import subsetFont from 'subset-font';
import { fontSubsets } from './fontSubsets.mjs';

/**
 * A webpack loader that reduces a font file to the characters and weights of fontSubsets.
 * @this {import('webpack').LoaderContext<object>}
 * @param {Buffer} font
 */
export default async function subsetFontLoader(font) {
  const name = basename(this.resourcePath);
  const subset = fontSubsets[name];
  if (!subset) throw new Error(`${name} is missing in webpack/fonts/fontSubsets.mjs.`);
  const { characters, weights } = subset;
  return subsetFont(font, characters, {
    targetFormat: 'woff2',
    ...(weights === undefined ? {} : { variationAxes: { wght: weights } }),
  });
}

export const raw = true;
