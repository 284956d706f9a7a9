import { chosenSuite, testFiles } from '../scripts/jest/suite.mjs';

/** Packages that are ESM or load some at run time. jest runs CommonJS, so they are compiled like our own files. */
const compiled = [
  '@fastify/cookie',
  '@opentelemetry/otlp-exporter-base',
  'content-disposition',
  'cookie',
  'jose',
  'marked',
  'oauth4webapi',
  'openid-client',
  'p-limit',
  'trading-signals',
  'yocto-queue',
];

/**
 * Of a test, in milliseconds. Locally one that waits in vain is red in seconds; in CI, soak and nightly a busy machine is not a failure. Files
 * that start slowly have `slowStartMs`.
 */
const TEST_MS = process.env.CI || chosenSuite() === 'soak' || chosenSuite() === 'nightly' ? 120_000 : 15_000;

/** @type {import('jest').Config} */
export default {
  rootDir: import.meta.dirname,
  displayName: 'server',
  runtime: '<rootDir>/../scripts/jest/SharedModulesRuntime.cjs',
  testEnvironment: '<rootDir>/../scripts/jest/nodeEnvironment.cjs',
  roots: ['<rootDir>/src'],
  testRegex: testFiles('ts'),
  globalSetup: '<rootDir>/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/src/testing/globalTeardown.ts',
  setupFiles: ['<rootDir>/src/testing/namePlugins.ts'],
  testTimeout: TEST_MS,
  maxWorkers: 3, // many tests wait for the database or another server
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${compiled.join('|')})/)`],
  transform: {
    '\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
        module: { type: 'commonjs' },
        sourceMaps: 'inline',
      },
    ],
  },
};
