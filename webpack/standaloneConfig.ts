import HtmlWebpackPlugin from 'html-webpack-plugin';
import { inRoot } from '../build/paths.mjs';
import { baseConfig, type ConfigFactory } from './baseConfig';

/** A standalone module: `dev/main.tsx` with everything bundled, without shell and server. */
export function createStandaloneConfig(id: string): ConfigFactory {
  return (_env, { mode = 'production' } = {}) => {
    const folder = `mfe-${id}`;
    const base = baseConfig({ name: `standalone-${id}`, folder, mode });
    return {
      ...base,
      entry: { main: './dev/main.tsx' },
      output: {
        ...base.output,
        path: inRoot('dist', 'standalone', id),
        publicPath: '/',
        uniqueName: `standalone_${id}`,
      },
      plugins: [
        ...(base.plugins ?? []),
        new HtmlWebpackPlugin({ template: inRoot('webpack', 'standalone.html'), title: folder }),
      ],
    };
  };
}
