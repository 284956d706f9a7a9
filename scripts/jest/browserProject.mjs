import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { swcTransform } from './swcTransform.mjs';

const { resolve } = createRequire(import.meta.url);
const here = import.meta.dirname;
/** msw's script for browsers, which a package does not export. */
const msw = join(dirname(resolve('msw/package.json')), 'lib', 'iife', 'index.js');

/**
 * What all jest projects of browser code have: those of this workspace, and those of a module with a repository of its own.
 * @param {string[]} folders with tests
 */
export const browserCode = (folders) => ({
  runtime: join(here, 'SharedModulesRuntime.cjs'),
  roots: folders,
  transform: {
    ...swcTransform,
    '/@tayyib/sdk/lib/.+\\.js$': swcTransform['^.+\\.(ts|tsx|mjs)$'],
    '/msw/lib/iife/': join(here, 'mswTransform.cjs'),
  },
  transformIgnorePatterns: ['/node_modules/(?!(msw/lib/iife|@tayyib/sdk/lib)/)'],
  moduleNameMapper: {
    '^(antd|@ant-design/[^/]+|@rc-component/[^/]+)/es/(.*)$': '$1/lib/$2', // the same code in a form Node can load
    '^msw(/browser)?$': msw,
    '\\.module\\.css$': join(here, 'cssModule.cjs'),
    '\\.(css|svg|png|webp|avif)$': join(here, 'file.cjs'),
  },
});

/**
 * A project of tests of components.
 * @param {string[]} folders with tests
 * @param {string} setup the file that prepares every test file
 */
export const componentProject = (folders, setup) => ({
  ...browserCode(folders),
  displayName: 'component',
  testEnvironment: join(here, 'browserEnvironment.cjs'),
  setupFilesAfterEnv: [setup],
});

/** The longest one test may last: several waits of CI (`browserSetup.ts`) end by themselves before it does. */
export const testTimeout = 120_000;
