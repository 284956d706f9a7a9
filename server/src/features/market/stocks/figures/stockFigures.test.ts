import type {
  CorporateActionsPage,
  Fundamentals,
  PeersReply,
  PriceSeries,
  ProjectionReply,
  SimilarReply,
  StockPage,
  SwotReply,
  Technicals,
} from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSampleApp, signedIn, type PersonName } from '../../../../testing';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { feedRuns, prices } from '../../../../database/schema/facts/factsTables';
import { dayMs } from '../../../../lib/durations';

let app: FastifyInstance;
let headers: Record<string, string>;

/**
 * Tata Consultancy Services; 300 trading days up to 21 August 2026, at 400 before a 1:2 split and 200 after.
 */
const tcs = 'INE467B01029';
const splitDay = '2026-05-04';
const lastDay = '2026-08-21';
const dayBack = (days: number) =>
  new Date(Date.parse(`${lastDay}T00:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await buildSampleApp();
  await app.db.insert(prices).values(
    Array.from({ length: 300 }, (_, at) => {
      const day = dayBack(299 - at);
      const close = day < splitDay ? 400 : 200;
      return {
        isin: tcs,
        exchange: 'NSE' as const,
        day,
        open: `${close}`,
        high: `${close + 10}`,
        low: `${close - 10}`,
        close: day === lastDay ? '210' : `${close}`,
        previousClose: `${close}`,
        volume: 1000,
        contentHash: day,
      };
    }),
  );
  await app.db.insert(corporateActions).values({
    isin: tcs,
    exDate: splitDay,
    subject: 'Face Value Split From Re 1 To Re 0.5',
    part: 0,
    kind: 'split',
    priceFactor: '0.5',
    publisher: 'NSE',
    document: '2026.json',
    asOf: splitDay,
    contentHash: 'split',
  });
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

async function ask<Reply>(path: string): Promise<Reply> {
  const reply = await app.inject({ url: `/api/${path}`, headers });
  expect({
    path,
    status: reply.statusCode,
    problem: reply.statusCode === 200 ? null : reply.body,
  }).toMatchObject({
    status: 200,
  });
  return reply.json<Reply>();
}

describe('fundamentals', () => {
  const chosenYears = async (id: string) => {
    const { chosen, series } = await ask<Fundamentals>(`stocks/${id}/fundamentals`);
    const found = series.find(({ nature }) => nature === chosen);
    return { years: found?.years ?? [], growth: found?.growth ?? [] };
  };
  // year to March 2024, consolidated, as filed, in crore
  it.each([
    ['RELIANCE', { netMargin: 79_020 / 930_529, roe: 79_020 / 925_788, debtToAssets: 324_622 / 1_755_986 }],
    ['TCS', { netMargin: 46_099 / 245_315, roe: 46_099 / 91_319 }],
    ['INFY', { netMargin: 26_248 / 158_381, roe: 26_248 / 88_461 }],
  ])('of %s are those of its filings', async (symbol, ratios) => {
    const { years } = await chosenYears(symbol);
    expect(years.map(({ periodEnd }) => periodEnd)).toEqual(['2023-03-31', '2024-03-31']);
    for (const [id, value] of Object.entries(ratios)) {
      expect(years[1]?.ratios).toHaveProperty(id, expect.closeTo(value, 4));
    }
    expect(years[1]?.source).toMatchObject({
      publisher: 'NSE filing',
      document: expect.stringMatching(/\.xml$/),
    });
  });

  it('leave out a paid-up capital that the accounts of the same day contradict', async () => {
    // UPL stated 5,267 crore in its consolidated accounts to March 2023, and 150 crore in those of the company alone
    const { series } = await ask<Fundamentals>('stocks/UPL/fundamentals');
    const stated = series.flatMap(({ nature, years }) =>
      years.map(({ periodEnd, figures }) => ({ nature, periodEnd, capital: figures.paidUpCapital })),
    );
    expect(stated).toContainEqual({ nature: 'consolidated', periodEnd: '2023-03-31', capital: null });
    expect(stated).toContainEqual({ nature: 'standalone', periodEnd: '2023-03-31', capital: null });
    expect(stated).toContainEqual({
      nature: 'consolidated',
      periodEnd: '2024-03-31',
      capital: 1_500_000_000,
    });
  });

  it('grow from year to year; growth over three years is unknown', async () => {
    const { growth } = await chosenYears('RELIANCE');
    const profit = growth.filter(({ figure }) => figure === 'netProfit');
    expect(profit[0]).toMatchObject({ years: 1, from: '2023-03-31', unknownBecause: null });
    expect(profit[0]?.value).toBeCloseTo(79_020 / 74_088 - 1, 4);
    expect(profit[1]).toMatchObject({ years: 3, value: null });
    expect(profit[1]?.unknownBecause).toContain('31 Mar 2021');
  });

  it('define each figure', async () => {
    const { definitions, series } = await ask<Fundamentals>('stocks/ITC/fundamentals');
    const defined = [...definitions.figures, ...definitions.ratios].map(({ id }) => id);
    const year = series[0]?.years[0];
    expect(defined).toEqual([...Object.keys(year?.figures ?? {}), ...Object.keys(year?.ratios ?? {})]);
  });
});

describe('technicals', () => {
  it('are computed in today’s shares', async () => {
    const { figures, source } = await ask<Technicals>('stocks/TCS/technicals');
    expect(figures).toMatchObject({ day: lastDay, closeRupees: 210, days: 300 });
    expect(figures?.movingAverages.find(({ id }) => id === 'sma20')?.rupees).toBeCloseTo(
      (19 * 200 + 210) / 20,
      9,
    );
    expect(figures?.yearRange.high).toEqual({ rupees: 210, day: lastDay });
    expect(figures?.yearRange).toMatchObject({ highestClose: { rupees: 210 }, isWholeYear: false });
    // the only move is upward
    expect(figures?.rsi14).toBe(100);
    expect(figures?.returns.find(({ id }) => id === '6m')?.value).toBeCloseTo(0.05, 9);
    expect(source).toMatchObject({ publisher: 'NSE', asOf: lastDay });
  });

  it('are empty without prices', async () => {
    expect(await ask<Technicals>('stocks/ITC/technicals')).toMatchObject({ figures: null, source: null });
  });
});

describe('corporate actions', () => {
  it('name what one announcement says twice once', async () => {
    const notice = {
      isin: tcs,
      exDate: '2026-06-02',
      subject: 'Annual General Meeting',
      kind: 'other' as const,
    };
    const source = { publisher: 'NSE', document: '2026.json', asOf: lastDay };
    await app.db.insert(corporateActions).values([
      { ...notice, ...source, part: 0, contentHash: 'meeting 0' },
      { ...notice, ...source, part: 1, contentHash: 'meeting 1' },
    ]);
    const { rows } = await ask<CorporateActionsPage>('stocks/TCS/corporate-actions');
    expect(rows.map(({ subject }) => subject).filter((subject) => subject === notice.subject)).toHaveLength(
      1,
    );
  });
});

describe('prices', () => {
  const priced = (query: string) => ask<PriceSeries>(`stocks/TCS/prices?${query}`);

  it('are adjusted for a split, or shown as published', async () => {
    const adjusted = await priced('range=all');
    expect(adjusted.bars[0]).toMatchObject({ close: 200, high: 205, volume: 2000 });
    expect(adjusted.adjustments).toEqual([{ exDate: splitDay, factor: 0.5 }]);
    const raw = await priced('range=all&prices=raw');
    expect(raw.bars[0]).toMatchObject({ close: 400, high: 410, low: 390, volume: 1000 });
    expect(raw.adjustments).toEqual([]);
  });

  it('leave out a split that is announced and not traded yet', async () => {
    const ahead = { isin: tcs, subject: 'Bonus 1:1', part: 0, kind: 'bonus' as const, priceFactor: '0.5' };
    const source = { publisher: 'NSE', document: '2026.json', asOf: lastDay, contentHash: 'bonus' };
    await app.db.insert(corporateActions).values({ ...ahead, exDate: '2026-12-24', ...source });
    const { bars, adjustments } = await priced('range=all');
    expect(adjustments).toEqual([{ exDate: splitDay, factor: 0.5 }]);
    expect(bars.at(-1)).toMatchObject({ close: 210 });
  });

  it('come by day, week and month over the range asked for', async () => {
    const days = await priced('range=1m');
    expect([days.bars[0]?.day, days.bars.at(-1)?.day]).toEqual(['2026-07-21', lastDay]);
    const weeks = await priced('range=1m&interval=week');
    expect(weeks.bars).toHaveLength(5);
    expect(weeks.bars.at(-1)).toMatchObject({ day: lastDay, open: 200, close: 210, volume: 5000 });
    const months = await priced('from=2026-06-01&to=2026-07-31&interval=month');
    expect(months.bars.map(({ day }) => day)).toEqual(['2026-06-30', '2026-07-31']);
  });

  it('never come in more than 2,000 bars', async () => {
    const first = Date.parse('2010-01-01T00:00:00Z');
    const rows = Array.from({ length: 2100 }, (_, at) => ({
      isin: 'INE009A01021',
      exchange: 'NSE' as const,
      day: new Date(first + at * dayMs).toISOString().slice(0, 10),
      open: '10',
      high: '11',
      low: '9',
      close: '10',
      volume: 1,
      contentHash: '',
    }));
    await app.db.insert(prices).values(rows);
    const { bars, interval, isCoarser } = await ask<PriceSeries>('stocks/INFY/prices?range=all');
    expect({ interval, isCoarser, few: bars.length <= 2000 }).toEqual({
      interval: 'week',
      isCoarser: true,
      few: true,
    });
  });
});

describe('SWOT', () => {
  it('shows each rule that applies with its figures, and lists unknown ones separately', async () => {
    const { points, notKnown, counts } = await ask<SwotReply>('stocks/TCS/swot');
    const ids = points.map(({ id }) => id);
    expect(ids).toContain('low-debt');
    expect(ids).toContain('high-return-on-equity');
    const roe = points.find(({ id }) => id === 'high-return-on-equity');
    expect(roe).toMatchObject({ class: 'strength', sentence: 'Earned 50.48% on its owners’ money.' });
    expect(roe?.figures[0]).toMatchObject({
      period: 'Year to 31 Mar 2024',
      source: { publisher: 'NSE filing' },
    });
    expect(notKnown.map(({ id }) => id)).toContain('steady-growth');
    expect(counts.rules).toBe(counts.hold + counts.doNotHold + counts.notKnown);
    expect(ids.filter((id) => notKnown.some((unknown) => unknown.id === id))).toEqual([]);
  });
});

describe('projections', () => {
  it('are not computed from two years', async () => {
    const { label, projections } = await ask<ProjectionReply>('stocks/TCS/projection');
    expect(label).toBe('Projection, not a forecast of ours');
    for (const { years, filed, unknownBecause } of projections) {
      expect([years, filed.length]).toEqual([[], 2]);
      expect(unknownBecause).toContain('at least 3');
    }
  });
});

describe('the page of a stock', () => {
  const pageFor = async (who: PersonName, id: string) => {
    const reply = await app.inject({ url: `/api/stocks/${id}`, headers: await signedIn(app, who) });
    return reply.json<StockPage>();
  };

  it('values it at its last close, as lists do', async () => {
    const { valuation, marketCap } = await pageFor('paro', 'TCS');
    const { of } = await ask<PeersReply>('stocks/TCS/peers');
    expect(valuation).toEqual({
      marketCapRupees: of.marketCapRupees,
      day: lastDay,
      priceToEarnings: of.priceToEarnings,
      profitTo: of.profitTo,
      dividendYield: null,
    });
    expect(of.priceToEarnings).not.toBeNull();
    expect(valuation?.marketCapRupees).not.toBe(marketCap?.valueRupees);
  });

  it('has no multiples for a plan without the detail, and no value without a close', async () => {
    const { valuation } = await pageFor('ann', 'TCS');
    expect(valuation).toMatchObject({ day: lastDay, priceToEarnings: null, dividendYield: null });
    expect((await pageFor('paro', 'INFY')).valuation).toBeNull();
  });
});

describe('peers', () => {
  it('share the narrowest class that has some, nearest in size first', async () => {
    const { level, className, peers, medians } = await ask<PeersReply>('stocks/TCS/peers');
    expect({ level, className }).toEqual({
      level: 'subgroup',
      className: 'Computers - Software & Consulting',
    });
    expect(peers[0]?.stock_code).toBe('INFY');
    expect(peers.map(({ isin }) => isin)).not.toContain(tcs);
    expect(medians.roe.known).toBeLessThanOrEqual(medians.roe.of);
  });

  it('of a stock that is not compliant come with compliant ones to hold instead', async () => {
    const { of, sameVerdict, compliantAlternatives } = await ask<SimilarReply>('stocks/ITC/similar');
    expect(of.badge).toBe('non_compliant');
    expect(sameVerdict.every(({ badge }) => badge === 'non_compliant')).toBe(true);
    expect(compliantAlternatives.length).toBeGreaterThan(0);
    expect(compliantAlternatives.every(({ badge }) => badge === 'compliant')).toBe(true);
    const { compliantAlternatives: none } = await ask<SimilarReply>('stocks/TCS/similar');
    expect(none).toEqual([]);
  });

  it('show ratios only to those whose plan has them', async () => {
    const free = await signedIn(app, 'ann');
    const seen = (await app.inject({ url: '/api/stocks/ITC/similar', headers: free })).json<SimilarReply>();
    expect(seen.of).toMatchObject({ roe: null, stars: null, debtToAssets: null });
    expect((await ask<SimilarReply>('stocks/ITC/similar')).of.roe).not.toBeNull();
  });
});

describe('an answer', () => {
  it('is not resent to a client that has it, until something is imported', async () => {
    const url = '/api/stocks/TCS/fundamentals';
    const first = await app.inject({ url, headers });
    const known = { ...headers, 'if-none-match': String(first.headers.etag) };
    const second = await app.inject({ url, headers: known });
    expect([second.statusCode, second.body]).toEqual([304, '']);
    const run = { feed: 'xbrl', document: 'a.xml', fileHash: '', population: '', outcome: 'stored' as const };
    await app.db.insert(feedRuns).values({ ...run, read: 1, stored: 1, unchanged: 0, refused: [] });
    expect((await app.inject({ url, headers: known })).statusCode).toBe(200);
  });

  it('has a different tag for a plan that sees less', async () => {
    const url = '/api/stocks/ITC/similar';
    const free = await signedIn(app, 'ann');
    const one = await app.inject({ url, headers });
    const other = await app.inject({ url, headers: free });
    expect(one.headers.etag).not.toBe(other.headers.etag);
  });

  it('is a plain problem for an unknown stock, without a tag', async () => {
    const reply = await app.inject({ url: '/api/stocks/NOSUCH/fundamentals', headers });
    expect([reply.statusCode, reply.headers.etag]).toEqual([404, undefined]);
    expect(reply.json()).toMatchObject({ code: 'stock-not-found' });
  });
});
