import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { createRequire } from 'node:module';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';
import { ChunkIntegrityPlugin } from './plugins/ChunkIntegrityPlugin';

const { resolve } = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

/** The arguments that webpack or build.ts passes to a configuration function. */
export interface BuildArguments {
  mode?: BuildMode;
}

/** A webpack configuration function. The default mode is production. */
export type ConfigFactory = (env?: Record<string, unknown>, args?: BuildArguments) => Configuration;

/** Smaller files are not worth a compressed copy. */
const COMPRESS_FROM_BYTES = 1024;
const COMPRESSIBLE = /\.(js|css|html|svg|json|txt)$/;

const compressed = () => [
  new CompressionPlugin({
    filename: '[path][base].gz',
    algorithm: 'gzip',
    compressionOptions: { level: 9 },
    test: COMPRESSIBLE,
    threshold: COMPRESS_FROM_BYTES,
  }),
  new CompressionPlugin<BrotliOptions>({
    filename: '[path][base].br',
    algorithm: 'brotliCompress',
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
    test: COMPRESSIBLE,
    threshold: COMPRESS_FROM_BYTES,
  }),
];

const compiled = ({ tsConfig }: BuildPlace) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: resolve('ts-loader'),
  options: {
    transpileOnly: true, // `npm run check` checks the types
    onlyCompileBundledFiles: true,
    configFile: tsConfig,
  },
});

/** Marks components as React Refresh needs them, which ts-loader cannot. */
const markingComponents = {
  loader: resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: {
        verbatimModuleSyntax: true,
        react: { runtime: 'automatic', development: true, refresh: true },
      },
    },
  },
};

const compiledToRefresh = ({ reloadLoader }: BuildPlace) => [
  { test: /\.tsx$/, exclude: /node_modules/, use: [markingComponents] },
  { test: /\.ts$/, exclude: /node_modules/, use: [markingComponents, reloadLoader] },
];

const rules = ({ mode, place, isRefreshed = false }: BaseOptions) => [
  ...(isRefreshed ? compiledToRefresh(place) : [compiled(place)]),
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: resolve('css-loader'),
        options: {
          sourceMap: mode !== 'production',
          modules: {
            auto: /\.module\.css$/,
            namedExport: false,
            exportLocalsConvention: 'as-is',
            localIdentName: '[name]__[local]_[hash:base64:4]',
          },
        },
      },
    ],
  },
  // antd's own packages have none, but do not say so: all of a package would be bundled with what is used of it
  { test: /[\\/]node_modules[\\/]@rc-component[\\/]/, sideEffects: false },
  { test: /\.(svg|png|jpe?g|webp|avif)$/, type: 'asset/resource' as const },
  {
    test: /\.woff2$/,
    type: 'asset/resource' as const,
    ...(place.fontLoader !== undefined && { use: place.fontLoader }),
  },
];

/** In production file names contain a content hash, so that they can be cached forever. */
export const hashIn = (mode: BuildMode) => (mode === 'production' ? '.[contenthash:8]' : '');

/** What a build uses besides the sources: of this workspace, or of the SDK in another repository. */
export interface BuildPlace {
  /** The settings of the compiler, a file. */
  tsConfig: string;
  cacheFolder: string;
  /** The files whose change makes the cache useless. */
  configFiles: readonly string[];
  /** Reduces fonts to the characters in use; without it they are whole. */
  fontLoader?: string;
  /** The HTML of a standalone module, a file. */
  standalonePage: string;
  /** A loader for files after whose change a page has to reload. */
  reloadLoader: string;
  /** Code of modules in development that replaces what is saved in an open page; without it they are built to be loaded again. */
  followSaves?: string;
}

interface BaseOptions {
  /** The name of the build in the cache and in messages. */
  name: string;
  /** The folder it is built from. */
  folder: string;
  mode: BuildMode;
  place: BuildPlace;
  /** The subfolder for hashed files in the output folder, with a trailing slash. */
  assets?: string;
  /** In development: saved components replace those of open pages, which keep their state. */
  isRefreshed?: boolean;
}

/** The base configuration of all builds. */
export function baseConfig(options: BaseOptions): Configuration {
  const { name, folder, mode, place, assets = '', isRefreshed = false } = options;
  const isProduction = mode === 'production';
  const hash = hashIn(mode);
  return {
    name,
    mode,
    context: folder,
    target: ['web', 'es2022'],
    // never `eval`: development pages have the same content security policy
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    output: {
      filename: `${assets}[name]${hash}.js`,
      chunkFilename: `${assets}[name]${hash}.js`,
      assetModuleFilename: `${assets}[name]${hash}[ext]`,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    module: { rules: rules(options) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${assets}[name]${hash}.css`,
        chunkFilename: `${assets}[name]${hash}.css`,
        ignoreOrder: true, // CSS modules do not depend on the order of files
      }),
      ...(isRefreshed ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...(isProduction ? [new ChunkIntegrityPlugin(), ...compressed()] : []),
    ],
    optimization: {
      // terser is five times slower and the result is not smaller
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: place.cacheFolder,
      name: `${name}-${mode}`,
      buildDependencies: { config: [...place.configFiles] },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
