import { moduleFolders } from './build/buildTargets.mjs';
import { inRoot } from './build/paths.mjs';
import { browserCode, componentProject, testTimeout } from './scripts/jest/browserProject.mjs';
import { testFiles } from './scripts/jest/suite.mjs';

const folders = ['shared', 'shell', ...moduleFolders()].map((folder) => inRoot(folder));
const cacheDirectory = inRoot('.cache', 'jest');
/** Pure functions, which need no page: far quicker to start than jsdom. */
const PURE = '/(shared/src/(contracts|gate|policy|screens|shariah|values)|mfe-[a-z0-9-]+/src/domain)/.*';

/** @type {import('jest').Config} */
export default {
  testTimeout,
  projects: [
    {
      ...browserCode(folders),
      cacheDirectory,
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.cjs',
      testRegex: `${PURE}${testFiles('ts')}`,
    },
    {
      ...componentProject(folders, inRoot('scripts', 'jest', 'browserSetup.ts')),
      cacheDirectory,
      testRegex: testFiles('tsx?'),
      testPathIgnorePatterns: ['/node_modules/', `${PURE}\\.test\\.ts$`],
    },
  ],
};
