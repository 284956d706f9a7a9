import CompressionPlugin from 'compression-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { constants, type BrotliOptions } from 'node:zlib';
import type { Configuration } from 'webpack';
import { inputFiles } from '../build/inputHash.mjs';
import { inRoot } from '../build/paths.mjs';
import { ChunkIntegrityPlugin } from './plugins/ChunkIntegrityPlugin';

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

const rules = (isProduction: boolean) => [
  {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'ts-loader',
    options: {
      transpileOnly: true, // `npm run check` checks the types
      onlyCompileBundledFiles: true,
      configFile: inRoot('tsconfig.webpack.json'),
    },
  },
  {
    test: /\.css$/,
    sideEffects: true,
    use: [
      MiniCssExtractPlugin.loader,
      {
        loader: 'css-loader',
        options: {
          sourceMap: !isProduction,
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
    use: inRoot('webpack', 'fonts', 'subsetFontLoader.mjs'),
  },
];

/** In production file names contain a content hash, so that they can be cached forever. */
export const hashIn = (mode: BuildMode) => (mode === 'production' ? '.[contenthash:8]' : '');

interface BaseOptions {
  /** The name of the build in the cache and in messages. */
  name: string;
  /** The workspace folder it is built from. */
  folder: string;
  mode: BuildMode;
  /** The subfolder for hashed files in the output folder, with a trailing slash. */
  assets?: string;
}

/** The base configuration of all builds. */
export function baseConfig({ name, folder, mode, assets = '' }: BaseOptions): Configuration {
  const isProduction = mode === 'production';
  const hash = hashIn(mode);
  return {
    name,
    mode,
    context: inRoot(folder),
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
    module: { rules: rules(isProduction) },
    plugins: [
      new MiniCssExtractPlugin({
        filename: `${assets}[name]${hash}.css`,
        chunkFilename: `${assets}[name]${hash}.css`,
        ignoreOrder: true, // CSS modules do not depend on the order of files
      }),
      ...(isProduction ? [new ChunkIntegrityPlugin(), ...compressed()] : []),
    ],
    optimization: {
      // terser is five times slower and the result is not smaller
      minimizer: [new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify }), new CssMinimizerPlugin()],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: inRoot('.cache', 'webpack'),
      name: `${name}-${mode}`,
      buildDependencies: {
        config: [
          ...['build', 'webpack'].flatMap((folder) => inputFiles(folder)).map((file) => inRoot(file)),
          inRoot('tsconfig.webpack.json'),
          inRoot('package-lock.json'),
        ],
      },
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
