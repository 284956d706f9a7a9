import { shellPaths } from '@tayyib/shared/shell-names';
import { sourceFiles } from './sourceFiles';

it('reserves the address of every page of the shell', () => {
  const paths = sourceFiles(/^shell\/src\/pages\/.*(?<!\.test)\.tsx?$/).flatMap(({ text }) =>
    [...text.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path),
  );
  expect([...new Set(paths)].sort()).toEqual([...shellPaths].sort());
});
