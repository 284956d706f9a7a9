import { publicPages, unlistedPages } from '@tayyib/shared/public-pages';
import { ownPages } from './ownPages';

it('has a head for every page of the shell, with the same title', () => {
  const heads = [...publicPages, ...unlistedPages].map(({ path, title }) => `${path}: ${title}`);
  expect(heads.toSorted()).toEqual(ownPages.map(({ path, title }) => `${path}: ${title}`).toSorted());
});
