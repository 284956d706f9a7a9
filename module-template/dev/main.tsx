import { delay, http, HttpResponse } from 'msw';
import { aPerson, problem, runStandalone } from '@tayyib/shared/standalone';
import descriptor from '../module.json';
import definition from '../src/module';
import { prices } from './prices';

await runStandalone({
  descriptor,
  definition,
  as: aPerson('free'),
  scenarios: {
    full: [http.get('/api/metals', () => HttpResponse.json({ prices }))],
    empty: [http.get('/api/metals', () => HttpResponse.json({ prices: [] }))],
    loading: [http.get('/api/metals', () => delay('infinite'))],
    error: [
      http.get('/api/metals', () =>
        problem(503, 'database-unavailable', 'Our database is not answering. Please try again in a moment.'),
      ),
    ],
  },
});
