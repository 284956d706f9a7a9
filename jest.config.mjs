import { moduleFolders } from './build/buildTargets.mjs';
import { testFiles } from './scripts/jest/suite.mjs';
import { swcTransform } from './scripts/jest/swcTransform.mjs';

const FOLDERS = ['shared', 'shell', ...moduleFolders()];
/** Pure functions, which need no page: far quicker to start than jsdom. */
const PURE = '/(shared/src/(contracts|policy|screens|shariah|values)|mfe-[a-z0-9-]+/src/domain)/.*';

const common = {
  runtime: '<rootDir>/scripts/jest/SharedModulesRuntime.cjs',
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: FOLDERS.map((folder) => `<rootDir>/${folder}`),
  transform: { ...swcTransform, '/msw/lib/iife/': '<rootDir>/scripts/jest/mswTransform.cjs' },
  transformIgnorePatterns: ['/node_modules/(?!msw/lib/iife/)'],
  moduleNameMapper: {
    '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2', // the same code in a form Node can load
    '^msw(/browser)?$': '<rootDir>/node_modules/msw/lib/iife/index.js',
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModule.cjs',
    '\\.(css|svg|png|webp|avif)$': '<rootDir>/scripts/jest/file.cjs',
  },
};

/** The longest one test may last: several waits of CI (scripts/jest/browserSetup.ts) end by themselves before it does. */
const TEST_MS = 120_000;

/** @type {import('jest').Config} */
export default {
  testTimeout: TEST_MS,
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/scripts/jest/nodeEnvironment.cjs',
      testRegex: `${PURE}${testFiles('ts')}`,
    },
    {
      ...common,
      displayName: 'component',
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.cjs',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/browserSetup.ts'],
      testRegex: testFiles('tsx?'),
      testPathIgnorePatterns: ['/node_modules/', `${PURE}\\.test\\.ts$`],
    },
  ],
};
