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
  '@tayyib/shared/api': () => import('@tayyib/shared/api'),
  '@tayyib/shared/errors': () => import('@tayyib/shared/errors'),
  '@tayyib/shared/modules': () => import('@tayyib/shared/modules'),
  '@tayyib/shared/realtime': () => import('@tayyib/shared/realtime'),
  '@tayyib/shared/router': () => import('@tayyib/shared/router'),
  '@tayyib/shared/store': () => import('@tayyib/shared/store'),
  '@tayyib/shared/theme': () => import('@tayyib/shared/theme'),
  '@tayyib/shared/toolkit': () => import('@tayyib/shared/toolkit'),
  '@tayyib/shared/ui-base': () => import('@tayyib/shared/ui-base'),
  '@tayyib/shared/ui-choices': () => import('@tayyib/shared/ui-choices'),
  '@tayyib/shared/ui-forms': () => import('@tayyib/shared/ui-forms'),
};
