import { aPerson, never, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import described from '../module.json';
import { anotherStock, stocks } from './stocks';
import { watchlistsInMemory } from './watchlistsInMemory';

const many = (count: number) => Array.from({ length: count }, (_, at) => anotherStock(at + 1));
const down = problem(
  503,
  'database-unavailable',
  'Our database is not answering. Please try again in a moment.',
);

const standIn = { path: '/stock', page: 'StockStandIn', title: 'A stock' };

runStandalone({
  descriptor: { ...described, routes: [...described.routes, standIn] },
  definition: { ...module, pages: { ...module.pages, StockStandIn: () => import('./StockStandIn') } },
  as: aPerson('premium'),
  scenarios: {
    full: watchlistsInMemory('premium', {
      'Long term': stocks,
      'IT services to study': stocks.slice(0, 1),
      Ideas: [],
    }),
    empty: watchlistsInMemory('premium', {}),
    'nothing in it': watchlistsInMemory('free', { 'Long term': [] }),
    'a watchlist of 50 is full': watchlistsInMemory('premium', { 'Long term': many(50), Ideas: [] }),
    'a watchlist of 10 is full': watchlistsInMemory('free', { 'Long term': many(10) }),
    'six of six used': watchlistsInMemory(
      'premium',
      Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => [title, stocks])),
    ),
    loading: { 'GET /api/watchlistcat': never, 'GET /api/watchlists/:stockId': never },
    error: { 'GET /api/watchlistcat': down, 'GET /api/watchlists/:stockId': down },
  },
});
