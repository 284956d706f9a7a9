import { delay, http } from 'msw';
import { aPerson, problem, runStandalone } from '@tayyib/shared/standalone';
import module from '../src/module';
import descriptor from '../module.json';
import { fakeStocks, stocks } from './stocks';
import { fakeWatchlists } from './fakeWatchlists';

const fail = () =>
  problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.');
const wait = () => delay('infinite');

const [stock] = stocks;

await runStandalone({
  descriptor,
  definition: module,
  ...(stock && { stock }),
  as: aPerson('premium'),
  scenarios: {
    full: fakeWatchlists('premium', {
      'Long term': stocks,
      'IT services to study': stocks.slice(0, 1),
      Ideas: [],
    }),
    empty: fakeWatchlists('premium', {}),
    'nothing in it': fakeWatchlists('free', { 'Long term': [] }),
    'a watchlist of 50 is full': fakeWatchlists('premium', { 'Long term': fakeStocks(50), Ideas: [] }),
    'a watchlist of 10 is full': fakeWatchlists('free', { 'Long term': fakeStocks(10) }),
    'six of six used': fakeWatchlists(
      'premium',
      Object.fromEntries(['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((title) => [title, stocks])),
    ),
    loading: [http.get('/api/watchlistcat', wait), http.get('/api/watchlists/:stockId', wait)],
    error: [http.get('/api/watchlistcat', fail), http.get('/api/watchlists/:stockId', fail)],
  },
});
