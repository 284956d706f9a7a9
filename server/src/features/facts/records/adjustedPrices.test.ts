import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, resetDatabase } from '../../../testing';
import { withoutSteps } from '../../market/marketSnapshot/reading/readPrices';
import { adjustBars, adjustedPrices } from './adjustedPrices';
import { corporateActions } from '../../../database/schema/facts/corporateActionsTables';
import { prices } from '../../../database/schema/facts/factsTables';
import { putChanged } from '../../../database/putChanged';
import { dayMs } from '../../../lib/durations';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(() => resetDatabase(app));

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
const dateOf = (dayNumber: number) => new Date(dayNumber * dayMs).toISOString().slice(0, 10);

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

  it('are left alone by a split that is announced and not yet made', async () => {
    const words = { publisher: 'NSE', document: 'a test', contentHash: '', part: 0 };
    const split = { kind: 'split' as const, subject: '2 to 1', priceFactor: '0.5', asOf: '2026-01-01' };
    await app.db.insert(corporateActions).values({ isin, exDate: '2026-01-05', ...split, ...words });
    await putChanged(app.db, prices, [price('2026-01-01', '100'), price('2026-01-02', '102')], { key });
    const closes = async (range = {}) =>
      (await adjustedPrices(app.db, isin, range)).map(({ close }) => close);
    expect(await closes()).toEqual([100, 102]);
    await putChanged(app.db, prices, [price('2026-01-05', '51')], { key });
    expect(await closes()).toEqual([50, 51, 51]);
    // of a range that ends before it they are in today's shares too
    expect(await closes({ to: '2026-01-01' })).toEqual([50]);
  });

  it('are the same where the market in memory works them out', () => {
    const dayNumbers = fc.uniqueArray(fc.integer({ min: 20_000, max: 20_060 }), {
      minLength: 1,
      maxLength: 20,
    });
    const steps = fc.array(
      fc.record({ exDay: fc.integer({ min: 19_990, max: 20_070 }), factor: fc.constantFrom(0.1, 0.5, 10) }),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(dayNumbers, steps, (unordered, made) => {
        const days = Int32Array.from(unordered).sort();
        const ordered = made.sort((a, b) => a.exDay - b.exDay);
        const closes = Float64Array.from(days, (_, at) => 100 + at);
        const volumes = Float64Array.from(days, () => 1000);
        const held = withoutSteps(
          { dailyFrom: 0, days, closes, volumes, previousClose: null },
          ordered.map((step) => ({ ...step, kind: 'split' })),
        );
        const bars = adjustBars(
          [...days].map((day, at) => {
            const close = closes[at] ?? NaN;
            return { day: dateOf(day), open: close, high: close, low: close, close, volume: 1000 };
          }),
          ordered.map(({ exDay, factor }) => ({ exDate: dateOf(exDay), factor })),
        );
        bars.forEach(({ close, volume }, at) => {
          expect(close).toBeCloseTo(held.closes[at] ?? NaN, 6);
          expect(volume).toBe(held.volumes[at]);
        });
      }),
    );
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
            .filter(({ exDate }) => exDate > adjusted.day && exDate <= (ordered.at(-1)?.day ?? ''))
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
