import type { ScreenReply, ScreenRow } from '@tayyib/shared/contracts';
import { ScreenQuery } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { marketCaps, prices, securities } from '../../../database/schema/facts/factsTables';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { buildSampleApp, signedIn } from '../../../testing';
import { createMarket } from '../marketSnapshot/createMarket';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { halalScreen } from './halalScreen';

const [tcs, itc] = ['INE467B01029', 'INE154A01025'] as const;

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildSampleApp();
  headers = await signedIn(app, 'paro');
});
afterAll(() => app.close());

type Fields = Record<string, string | string[]>;

async function screen(fields: Fields): Promise<ScreenReply> {
  const query = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one]));
  const reply = await app.inject({ url: `/api/stocks?${new URLSearchParams(query)}`, headers });
  expect([reply.statusCode, fields]).toEqual([200, fields]);
  return reply.json<ScreenReply>();
}

const badges = ['compliant', 'non_compliant', 'under_review'] as const;
const sizes = ['large', 'mid', 'small'] as const;
const sorts = ['name', 'status', 'marketCap', 'debt', 'impureIncome', 'liquidity'] as const;
const some = <Item extends string>(items: readonly Item[]) => fc.subarray([...items]);
const limit = fc.constantFrom('0', '0.05', '0.25', '0.3', '0.33', '1', '10');

/** A request with any of the filters. */
const requests = (sectors: readonly string[]): fc.Arbitrary<Fields> =>
  fc.record(
    {
      standard: fc.constantFrom(...standardIds),
      badge: some(badges),
      size: some(sizes),
      sector: some(sectors),
      maxDebt: limit,
      maxImpureIncome: limit,
      q: fc.constantFrom('ta', 'limited', 'm&m', 'bank', 'ITC', '&'),
      sort: fc.constantFrom(...sorts),
      order: fc.constantFrom('asc', 'desc'),
    },
    { requiredKeys: ['standard', 'sort', 'order'] },
  );

const key = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
const sectorOf = ({ sector }: ScreenRow) => sector ?? 'Not classified';
const isAmong = (chosen: Fields[string] | undefined, value: string | null) =>
  chosen === undefined || chosen.length === 0 || (value !== null && chosen.includes(value));
const isAtMost = (value: number | null, most: Fields[string] | undefined) =>
  most === undefined || (value !== null && value <= Number(most));

/** The filters a row passes, read from the row itself. */
function passed(row: ScreenRow, { badge, size, sector, maxDebt, maxImpureIncome, q }: Fields) {
  const others =
    isAtMost(row.debt, maxDebt) &&
    isAtMost(row.impureIncome, maxImpureIncome) &&
    [row.stock, row.stock_code].some((name) => key(name).includes(key(String(q ?? ''))));
  const isBadge = isAmong(badge, row.badge);
  const isSize = isAmong(size, row.size);
  const isSector = isAmong(sector, sectorOf(row));
  return { others, isBadge, isSize, isSector };
}

const count = (rows: readonly ScreenRow[], isCounted: (row: ScreenRow) => boolean) =>
  rows.filter(isCounted).length;

it('matches and counts what the rows themselves say, whatever is chosen', async () => {
  const everything = new Map(
    await Promise.all(
      standardIds.map(async (standard) => [standard, await screen({ standard, pageSize: '100' })] as const),
    ),
  );
  const all = everything.get('TASIS')?.rows ?? [];
  const sectors = [...new Set(all.map(sectorOf))];
  const property = fc.asyncProperty(requests(sectors), async (fields) => {
    const rows = [...everything].find(([standard]) => standard === fields['standard'])?.[1].rows ?? [];
    const reply = await screen({ ...fields, pageSize: '100' });
    const has = new Map(rows.map((row) => [row, passed(row, fields)]));
    const expected = rows.filter((row) => Object.values(has.get(row) ?? {}).every(Boolean));
    expect(new Set(reply.rows)).toEqual(new Set(expected));
    expect([reply.total, reply.universe]).toEqual([expected.length, rows.length]);
    const shown = (row: ScreenRow, but: 'isBadge' | 'isSize' | 'isSector') =>
      Object.entries(has.get(row) ?? {}).every(([name, isPassed]) => isPassed || name === but);
    for (const badge of badges)
      expect(reply.counts.badge[badge]).toBe(
        count(rows, (row) => row.badge === badge && shown(row, 'isBadge')),
      );
    for (const size of sizes)
      expect(reply.counts.size[size]).toBe(count(rows, (row) => row.size === size && shown(row, 'isSize')));
    expect(new Map(reply.counts.sector.map((sector) => [sector.name, sector.count]))).toEqual(
      new Map(
        sectors.map((name) => [name, count(rows, (row) => sectorOf(row) === name && shown(row, 'isSector'))]),
      ),
    );
  });
  await fc.assert(property, { numRuns: 60 });
});

it('puts the pages of any order together to the whole, with no row twice', async () => {
  for (const sort of sorts) {
    const whole = await screen({ sort, order: 'asc', pageSize: '100' });
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((page) =>
        screen({ sort, order: 'asc', pageSize: '10', page }),
      ),
    );
    expect(pages.flatMap(({ rows }) => rows)).toEqual(whole.rows);
    expect(new Set(whole.rows.map(({ isin }) => isin)).size).toBe(whole.universe);
  }
});

const closed = { exchange: 'NSE', day: '2026-11-20', open: '9', high: '9', low: '9', close: '9' } as const;
const current = and(eq(verdicts.isin, itc), eq(verdicts.standard, 'TASIS'), verdicts.current);
const changes: [string, () => Promise<unknown>][] = [
  ['a name', () => app.db.update(securities).set({ name: 'Zebra' }).where(eq(securities.isin, tcs))],
  ['a sector', () => app.db.update(securities).set({ sector: 'Tea' }).where(eq(securities.isin, tcs))],
  ['an average', () => app.db.update(marketCaps).set({ valueRupees: 7 }).where(eq(marketCaps.isin, itc))],
  ['a verdict', () => app.db.update(verdicts).set({ status: 1 }).where(current)],
  [
    'a ratio',
    () =>
      app.db
        .update(verdicts)
        .set({ verdict: sql`jsonb_set(verdict, '{ratios,0,value}', '0.123')` })
        .where(current),
  ],
  [
    'a price, which it does not show',
    () =>
      app.db
        .insert(prices)
        .values({ ...closed, isin: tcs, volume: 7, source: 'series', document: 'a', contentHash: 'a' }),
  ],
  [
    'a sector without companies',
    () => app.db.update(securities).set({ sector: null }).where(eq(securities.isin, tcs)),
  ],
  ['a company gone', () => app.db.delete(securities).where(eq(securities.isin, tcs))],
];

/** Every row in every order, and a search. */
const shownBy = async (snapshot: MarketSnapshot) => ({
  found: ['zebra', 'tata', 'itc'].map((text) => snapshot.search(text, 20)),
  screens: await Promise.all(
    sorts.flatMap((sort) =>
      (['asc', 'desc'] as const).map((order) =>
        halalScreen(snapshot, ScreenQuery.parse({ sort, order, pageSize: 100, q: 'limited' })),
      ),
    ),
  ),
  all: await halalScreen(snapshot, ScreenQuery.parse({ pageSize: 100 })),
});

it.each(changes)('after writing %s shows what a re-read market shows', async (_what, change) => {
  const before = await app.market.refresh();
  const shown = await shownBy(before);
  await change();
  const after = await app.market.refresh();
  expect(await shownBy(after)).toEqual(await shownBy(await createMarket(app.db, app.clock).refresh()));
  // a snapshot in use does not change
  expect(await shownBy(before)).toEqual(shown);
});
