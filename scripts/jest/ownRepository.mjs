import { fileURLToPath } from 'node:url';
import { componentProject, testTimeout } from './browserProject.mjs';

/** The settings of jest for a module with a repository of its own, whose tests are in `src`. */
export const createJestConfig = () => ({
  ...componentProject(['<rootDir>/src'], fileURLToPath(new URL('browserSetup.cjs', import.meta.url))),
  testRegex: '\\.test\\.tsx?$',
  testTimeout,
});
