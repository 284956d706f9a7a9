/**
 * Every package that must exist only once on a page, by the name modules import (see also `build/sharedDependencies.ts`).
 * Those without antd are part of the chunk that loads modules: each alone would be a request of less than a kilobyte.
 */
export const sharedPackages: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import(/* webpackMode: 'eager' */ 'react'),
  'react/jsx-runtime': () => import(/* webpackMode: 'eager' */ 'react/jsx-runtime'),
  'react-dom': () => import(/* webpackMode: 'eager' */ 'react-dom'),
  'react-dom/client': () => import(/* webpackMode: 'eager' */ 'react-dom/client'),
  'react-redux': () => import(/* webpackMode: 'eager' */ 'react-redux'),
  '@tayyib/shared/sdk/api': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/api'),
  '@tayyib/shared/sdk/errors': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/errors'),
  '@tayyib/shared/sdk/modules': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/modules'),
  '@tayyib/shared/sdk/realtime': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/realtime'),
  '@tayyib/shared/sdk/router': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/router'),
  '@tayyib/shared/sdk/store': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/store'),
  '@tayyib/shared/sdk/theme': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/theme'),
  '@tayyib/shared/sdk/toolkit': () => import(/* webpackMode: 'eager' */ '@tayyib/shared/sdk/toolkit'),
  '@tayyib/shared/sdk/ui': () => import('@tayyib/shared/sdk/ui'),
  '@tayyib/shared/sdk/controls': () => import('@tayyib/shared/sdk/controls'),
  '@tayyib/shared/sdk/selects': () => import('@tayyib/shared/sdk/selects'),
};
