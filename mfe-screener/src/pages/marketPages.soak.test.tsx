import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { aPerson, renderWithApp, serverReplies } from '@tayyib/shared/testing';
import { emptyLists, marketLists } from '../../dev/marketListFixtures';
import IndicesPage from './IndicesPage';
import IpoScreenerPage from './IpoScreenerPage';
import MutualFundPage from './MutualFundPage';

const as = aPerson('premium');
const noRows = { rows: [], total: 0, page: 1, pageSize: 25 };

it.each([
  ['/indices', IndicesPage, 'No indices are on file yet.'],
  ['/indices?q=none', IndicesPage, 'No indices are on file yet.'],
  ['/iposcreen', IpoScreenerPage, 'No public issues are on file yet.'],
  ['/iposcreen?stage=open', IpoScreenerPage, 'No public issues are on file yet.'],
  ['/mutualfund', MutualFundPage, 'No funds are on file yet.'],
  ['/mutualfund?only=all', MutualFundPage, 'No funds are on file yet.'],
  ['/mutualfund?only=held&q=none', MutualFundPage, 'No funds are on file yet.'],
])('says at %s that nothing is on file, however it is filtered', async (at, Page, text) => {
  serverReplies(emptyLists);
  renderWithApp(<Page />, { at, as });
  await waitFor(() => expect(document.body).toHaveTextContent(/on file yet|matches/));
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/matches/)).toBeNull();
});

it.each([
  ['/indices?q=none', IndicesPage, 'No index matches. Try another name.'],
  ['/iposcreen?stage=open', IpoScreenerPage, 'No public issue matches. Try another stage, or another name.'],
  ['/mutualfund', MutualFundPage, 'No fund matches. Try all of them, or another name.'],
])('says at %s that nothing matches of what is on file', async (at, Page, text) => {
  const filters = ['q', 'stage', 'only'];
  const isFiltered = (url: string) =>
    filters.some((name) => !['', 'all', null].includes(new URL(url).searchParams.get(name)));
  const lists = marketLists.filter(({ info }) => /^\/api\/(indices|ipos|funds)$/.test(String(info.path)));
  serverReplies([
    http.get('/api/:list', ({ request }) =>
      isFiltered(request.url) ? HttpResponse.json({ standard: 'TASIS', ...noRows }) : undefined,
    ),
    ...lists,
  ]);
  renderWithApp(<Page />, { at, as });
  await waitFor(() => expect(document.body).toHaveTextContent(/on file yet|matches/));
  expect(screen.getByText(text)).toBeVisible();
});
