import { publicPages, unlistedPages } from '@tayyib/shared/public-pages';
import { ownPages } from './ownPages';

it('the list of public pages has a head for every page of the shell that has none of its own', () => {
  const heads = [...publicPages, ...unlistedPages].map(({ path, title }) => `${path}: ${title}`);
  const named = ownPages.filter(({ hasOwnHead }) => !hasOwnHead);
  expect(heads.toSorted()).toEqual(named.map(({ path, title }) => `${path}: ${title}`).toSorted());
});
