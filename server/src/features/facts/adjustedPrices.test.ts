import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../testing';
import { adjustBars, adjustedPrices } from './adjustedPrices';
import { corporateActions } from './corporateActionsTables';
import { prices } from './factsTables';
import { putChanged } from './putChanged';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp();
});
afterEach(() => app.close());

const isin = 'INE002A01018';
const price = (day: string, close: string, exchange: 'NSE' | 'BSE' = 'NSE') => ({
  isin,
  exchange,
  day,
  series: 'EQ',
  open: close,
  high: close,
  low: close,
  close,
  volume: 100,
  document: 'a test',
  contentHash: close,
});
const key = [prices.isin, prices.exchange, prices.day];

describe('prices over a split and a bonus', () => {
  it('are in the shares of today, with what was published beside', async () => {
    await putChanged(
      app.db,
      prices,
      [
        price('2025-01-01', '1000'),
        price('2025-06-01', '100'),
        price('2025-06-01', '101', 'BSE'),
        price('2025-06-02', '99', 'BSE'),
        price('2026-01-01', '50'),
      ],
      { key },
    );
    const words = { publisher: 'NSE', document: 'a test', asOf: '2025-06-01', contentHash: '', part: 0 };
    await app.db.insert(corporateActions).values([
      { isin, exDate: '2025-06-01', kind: 'split', subject: '10 to 1', priceFactor: '0.1', ...words },
      { isin, exDate: '2026-01-01', kind: 'bonus', subject: '1:1', priceFactor: '0.5', ...words },
      { isin, exDate: '2026-01-01', kind: 'dividend', subject: 'Re 1', dividendRupees: '1', ...words },
    ]);
    const bars = await adjustedPrices(app.db, isin);
    expect(
      bars.map(({ day, exchange, close, rawClose, volume }) => [day, exchange, close, rawClose, volume]),
    ).toEqual([
      ['2025-01-01', 'NSE', 50, 1000, 2000],
      ['2025-06-01', 'NSE', 50, 100, 200],
      ['2025-06-02', 'BSE', 49.5, 99, 200],
      ['2026-01-01', 'NSE', 50, 50, 100],
    ]);
  });

  it('never change what a holding was worth', () => {
    const day = fc.integer({ min: 1, max: 28 }).map((date) => `2025-01-${String(date).padStart(2, '0')}`);
    const bar = fc.record({ day, close: fc.integer({ min: 1, max: 100_000 }) });
    const step = fc.record({ exDate: day, factor: fc.constantFrom(0.1, 0.2, 0.5, 10) });
    fc.assert(
      fc.property(fc.array(bar), fc.array(step), (bars, steps) => {
        const ordered = bars
          .sort((a, b) => a.day.localeCompare(b.day))
          .map(({ close, day: on }) => ({ day: on, open: close, high: close, low: close, close, volume: 0 }));
        steps.sort((a, b) => a.exDate.localeCompare(b.exDate));
        for (const adjusted of adjustBars(ordered, steps)) {
          const factor = steps
            .filter(({ exDate }) => exDate > adjusted.day)
            .reduce((product, { factor: one }) => product * one, 1);
          expect(adjusted.close).toBeCloseTo(adjusted.rawClose * factor, 6);
        }
      }),
    );
  });
});

describe('writing what changed', () => {
  it('writes nothing the second time, and one row when one changed', async () => {
    const rows = [price('2025-01-01', '1000'), price('2025-01-02', '1001')];
    const changed = [price('2025-01-01', '1000'), price('2025-01-02', '1002')];
    expect(await putChanged(app.db, prices, rows, { key })).toBe(2);
    expect(await putChanged(app.db, prices, rows, { key })).toBe(0);
    expect(await putChanged(app.db, prices, changed, { key })).toBe(1);
    expect(await putChanged(app.db, prices, [], { key })).toBe(0);
    expect((await adjustedPrices(app.db, isin)).map(({ close }) => close)).toEqual([1000, 1002]);
  });
});
