import { root } from '../scripts/lib/paths.mjs';
import { swcTransform } from '../scripts/jest/swcTransform.mjs';

/** @param {string} name a folder beside this file */
const project = (name) => ({
  displayName: name,
  rootDir: root,
  roots: [`<rootDir>/tests/${name}`],
  cacheDirectory: '<rootDir>/.cache/jest',
  testEnvironment: 'node',
  transform: swcTransform,
  transformIgnorePatterns: ['/node_modules/'],
});

/** @type {import('jest').Config} */
export default {
  testTimeout: 60_000, // journeys wait for a real browser on a busy machine
  projects: [project('architecture'), project('contract'), project('journeys')],
};
