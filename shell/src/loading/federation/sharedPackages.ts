/**
 * Every package that must exist only once on a page, by the name modules import (see also `build/sharedDependencies.ts`).
 * Packages already loaded cost no request.
 */
export const sharedPackages: Readonly<Record<string, () => Promise<object>>> = {
  react: () => import('react'),
  'react/jsx-runtime': () => import('react/jsx-runtime'),
  'react-dom': () => import('react-dom'),
  'react-dom/client': () => import('react-dom/client'),
  'react-redux': () => import('react-redux'),
  '@tayyib/shared/sdk/api': () => import('@tayyib/shared/sdk/api'),
  '@tayyib/shared/sdk/errors': () => import('@tayyib/shared/sdk/errors'),
  '@tayyib/shared/sdk/modules': () => import('@tayyib/shared/sdk/modules'),
  '@tayyib/shared/sdk/realtime': () => import('@tayyib/shared/sdk/realtime'),
  '@tayyib/shared/sdk/router': () => import('@tayyib/shared/sdk/router'),
  '@tayyib/shared/sdk/store': () => import('@tayyib/shared/sdk/store'),
  '@tayyib/shared/sdk/theme': () => import('@tayyib/shared/sdk/theme'),
  '@tayyib/shared/sdk/toolkit': () => import('@tayyib/shared/sdk/toolkit'),
  '@tayyib/shared/sdk/ui': () => import('@tayyib/shared/sdk/ui'),
  '@tayyib/shared/sdk/controls': () => import('@tayyib/shared/sdk/controls'),
  '@tayyib/shared/sdk/selects': () => import('@tayyib/shared/sdk/selects'),
};
