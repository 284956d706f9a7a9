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

it('a watchlist ends the same on two devices that change the same lists at once, as if one had come after the other', async () => {
  await expectConvergence(app, { numRuns: 60 });
});
