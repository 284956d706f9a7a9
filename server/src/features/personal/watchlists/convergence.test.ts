import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../testing';
import { expectConvergence } from './convergence.testing';
import { listCompanies } from './watchlistFixtures';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await listCompanies(app, 4);
});
afterAll(() => app.close());

/** A few edits, the same in every run; `convergence.soak.test.ts` tries others. */
it('a watchlist ends the same on two devices that change the same lists at once, as if one had come after the other', async () => {
  await expectConvergence(app, { numRuns: 5, seed: 1 });
});
