import HtmlWebpackPlugin from 'html-webpack-plugin';
import { inRoot } from '../scripts/lib/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';

/** One module by itself: `dev/main.tsx` with everything bundled, no shell and no server behind it. */
export function createAloneConfig(id: string): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const folder = `mfe-${id}`;
    const base = baseConfig({ name: `alone-${id}`, folder, mode });
    return {
      ...base,
      entry: { main: './dev/main.tsx' },
      output: {
        ...base.output,
        path: inRoot('dist', 'alone', id),
        publicPath: '/',
        uniqueName: `alone_${id}`,
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: inRoot('webpack', 'alone.html'), title: folder }),
      ],
    };
  };
}
