import { root } from '../scripts/lib/paths.mjs';
import { swcTransform } from '../scripts/jest/swcTransform.mjs';
import server from '../server/jest.config.mjs';

/** @param {string} name a folder beside this file */
const project = (name) => ({
  displayName: name,
  rootDir: root,
  roots: [`<rootDir>/tests/${name}`],
  cacheDirectory: '<rootDir>/.cache/jest',
  runtime: '<rootDir>/scripts/jest/SharedModulesRuntime.cjs',
  testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.cjs',
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/'],
});

/** Runs the real server in the test, so it starts and compiles what the server's own tests do. */
const contract = {
  ...project('contract'),
  transform: { ...swcTransform, ...server.transform },
  transformIgnorePatterns: server.transformIgnorePatterns,
  globalSetup: '<rootDir>/server/src/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/server/src/testing/globalTeardown.ts',
};

/** @type {import('jest').Config} */
export default {
  testTimeout: 60_000, // journeys wait for a real browser on a busy machine
  projects: [...['architecture', 'interleavings', 'tools', 'journeys', 'chaos'].map(project), contract],
};
