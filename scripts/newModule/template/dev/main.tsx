import { aPerson, never, problem, runStandalone } from '@tayyib/shared/standalone';
import descriptor from '../module.json';
import definition from '../src/module';
import { prices } from './prices';

runStandalone({
  descriptor,
  definition,
  as: aPerson('free'),
  scenarios: {
    full: { 'GET /api/metals': { prices } },
    empty: { 'GET /api/metals': { prices: [] } },
    loading: { 'GET /api/metals': never },
    error: {
      'GET /api/metals': problem(
        503,
        'database-unavailable',
        'Our database is not answering. Please try again in a moment.',
      ),
    },
  },
});
