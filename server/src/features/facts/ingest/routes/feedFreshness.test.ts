import { standards } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { marketCaps } from '../../../../database/schema/facts/factsTables';
import { buildTestApp, resetDatabase } from '../../../../testing';
import { feedFreshness } from './feedFreshness';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await resetDatabase(app);
  await app.db.insert(marketCaps).values({
    isin: 'INE002A01018',
    windowMonths: 6,
    valueRupees: 1000,
    asOf: '2025-12-31',
    publisher: 'AMFI',
    document: 'AverageMarketCapitalization31Dec2025.xlsx',
    contentHash: '',
  });
});
afterAll(() => app.close());

const averagesOn = async (day: string) => (await feedFreshness(app.db, standards, day)).get('amfi-cap');

it('averages are fresh until those of the next half-year are overdue, even while verdicts may use them', async () => {
  expect(await averagesOn('2026-01-08')).toMatchObject({ state: 'fresh', newest: '2025-12-31' });
  expect(await averagesOn('2026-07-14')).toMatchObject({ state: 'fresh' });
  expect(await averagesOn('2026-07-15')).toMatchObject({
    state: 'old',
    newest: '2025-12-31',
    need: expect.stringMatching(
      /^The averages to 30 Jun 2026 are overdue\. Verdicts need averages of the last 12 months/,
    ),
  });
});
