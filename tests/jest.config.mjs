import { root } from '../build/paths.mjs';
import { testFiles } from '../scripts/jest/suite.mjs';
import { swcTransform } from '../scripts/jest/swcTransform.mjs';
import server from '../server/jest.config.mjs';

/** @param {string} name of a folder next to this file */
const project = (name) => ({
  displayName: name,
  rootDir: root,
  roots: [`<rootDir>/tests/${name}`],
  testRegex: testFiles('ts'),
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/scripts/jest/SharedModulesRuntime.cjs',
  testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.cjs',
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/'],
});

/** Browser tests share products, databases and browsers where possible. @param {string} name */
const inBrowsers = (name) => ({
  ...project(name),
  transform: { ...swcTransform, ...server.transform },
  transformIgnorePatterns: server.transformIgnorePatterns,
  testEnvironment: '<rootDir>/tests/support/failureEnvironment.mjs',
  globalSetup: '<rootDir>/tests/support/run/setup.ts',
  globalTeardown: '<rootDir>/tests/support/run/teardown.ts',
});

/** Runs the real server in the test, so it has the setup and transforms of the server's own tests. */
const contract = {
  ...project('contract'),
  transform: { ...swcTransform, ...server.transform },
  transformIgnorePatterns: server.transformIgnorePatterns,
  globalSetup: '<rootDir>/server/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/server/src/testing/globalTeardown.ts',
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 120_000, // for a very busy machine
  maxWorkers: 2,
  projects: [
    ...['architecture', 'interleavings', 'tools'].map(project),
    ...['journeys', 'chaos', 'nightly'].map(inBrowsers),
    contract,
  ],
};
