import { aPerson, never, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { fakeStock, stocks } from './stocks';
import { fakeWatchlists } from './fakeWatchlists';

const many = (count: number) => Array.from({ length: count }, (_, index) => fakeStock(index + 1));
const down = problem(
  503,
  'database-unavailable',
  'Our database is not answering. Please try again in a moment.',
);

const fakeStockRoute = { path: '/stock', page: 'FakeStockPage', title: 'A stock' };

runStandalone({
  descriptor: { ...descriptor, routes: [...descriptor.routes, fakeStockRoute] },
  definition: { ...module, pages: { ...module.pages, FakeStockPage: () => import('./FakeStockPage') } },
  as: aPerson('premium'),
  scenarios: {
    full: fakeWatchlists('premium', {
      'Long term': stocks,
      'IT services to study': stocks.slice(0, 1),
      Ideas: [],
    }),
    empty: fakeWatchlists('premium', {}),
    'nothing in it': fakeWatchlists('free', { 'Long term': [] }),
    'a watchlist of 50 is full': fakeWatchlists('premium', { 'Long term': many(50), Ideas: [] }),
    'a watchlist of 10 is full': fakeWatchlists('free', { 'Long term': many(10) }),
    'six of six used': fakeWatchlists(
      'premium',
      Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => [title, stocks])),
    ),
    loading: { 'GET /api/watchlistcat': never, 'GET /api/watchlists/:stockId': never },
    error: { 'GET /api/watchlistcat': down, 'GET /api/watchlists/:stockId': down },
  },
});
