import type { ScreenRunReply } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn } from '../../../../testing';
import { prices } from '../../../../database/schema/facts/factsTables';

const reliance = 'INE002A01018';
const tcs = 'INE467B01029';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

/** Every weekday of the half-year over which the sample's averages run. */
function weekdays(): string[] {
  const days = Array.from({ length: 184 }, (_, at) => new Date(Date.UTC(2025, 6, 1 + at)));
  return days.filter((day) => day.getUTCDay() % 6 > 0).map((day) => day.toISOString().slice(0, 10));
}

/** A constant close throughout those months, and a different one now. */
const traded = (isin: string, then: string, now: string) =>
  [...weekdays().map((day) => [day, then] as const), ['2026-11-20', now] as const].map(([day, close]) => ({
    isin,
    exchange: 'NSE' as const,
    day,
    open: close,
    high: close,
    low: close,
    close,
    volume: 1,
    source: 'series' as const,
    contentHash: `${isin} ${day}`,
  }));

async function valued(code: string) {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/screens/run',
    headers: await signedIn(app, 'paro'),
    payload: { text: 'Market capitalization > 1\nPE > 0', pageSize: 100 },
  });
  const { rows, columns } = reply.json<ScreenRunReply>();
  const row = rows.find(({ stock_code }) => stock_code === code);
  return Object.fromEntries(columns.map(({ text }, at) => [text, row?.cells[at]]));
}

// Reliance issued a 1:1 bonus in October 2024, after the accounts and before the record of bonuses begins
it('market capitalization is not halved by an unrecorded bonus', async () => {
  await app.db.insert(prices).values(traded(reliance, '1450', '1316'));
  const { 'Market capitalization': crore, 'P/E': times } = await valued('RELIANCE');
  expect(crore).toBeCloseTo((1_970_797 * 1316) / 1450, -2);
  expect(times).toBeCloseTo((1_970_797 * 1316) / 1450 / 79_020, 1);
});

it('market capitalization counts the shares of the accounts where the average agrees with them', async () => {
  await app.db.insert(prices).values(traded(tcs, '3000', '2302'));
  // 362 crore shares of one rupee
  expect((await valued('TCS'))['Market capitalization']).toBeCloseTo(362 * 2302, -2);
});
