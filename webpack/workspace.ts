import { inputFiles } from '../build/inputHash.mjs';
import { inRoot } from '../build/paths.mjs';
import type { BuildPlace } from './baseConfig';

/** What builds of this workspace use. */
export const workspace = (): BuildPlace => ({
  tsConfig: inRoot('tsconfig.webpack.json'),
  cacheFolder: inRoot('.cache', 'webpack'),
  configFiles: [
    ...['build', 'webpack'].flatMap((folder) => inputFiles(folder)).map((file) => inRoot(file)),
    inRoot('tsconfig.webpack.json'),
    inRoot('package-lock.json'),
  ],
  fontLoader: inRoot('webpack', 'fonts', 'subsetFontLoader.mjs'),
  standalonePage: inRoot('webpack', 'standalone.html'),
  reloadLoader: inRoot('webpack', 'development', 'reloadLoader.mjs'),
  followSaves: inRoot('webpack', 'development', 'followSaves.ts'),
});
