import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, signedIn } from '../../../testing';
import { securities } from '../../../database/schema/facts/factsTables';
import type { Market } from './createMarket';
import { createMarket } from './createMarket';
import type { MarketSnapshot } from './MarketSnapshot';

/** More than one read applies at once. */
const companies = 450;
const isinOf = (n: number) => `INE${String(n).padStart(6, '0')}018`;

let app: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  app = await buildTestApp();
  headers = await signedIn(app, 'paro');
  await app.db.execute(sql`
    insert into securities (isin, symbol, name, source, as_of)
    select 'INE' || lpad(n::text, 6, '0') || '018', 'CO' || n, 'Company ' || n, 'A test', '2026-11-20'
    from generate_series(1, ${companies}::int) n`);
  await app.market.refresh();
});
afterAll(() => app.close());

const rename = (n: number, name: string) =>
  app.db
    .update(securities)
    .set({ name })
    .where(eq(securities.isin, isinOf(n)));
const renameAll = (to: string) => app.db.execute(sql`update securities set name = ${to} || ' ' || symbol`);
const nameIn = (snapshot: MarketSnapshot, n: number) =>
  snapshot.dossiers[snapshot.rowOf(isinOf(n)) ?? -1]?.name;
const newMarket = () => createMarket(app.db, app.clock);

/** Blocks new snapshots of this market until opened, and reports when one is otherwise ready. */
function gateOf(market: Market) {
  let reached = (): void => undefined;
  let open = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  market.beforeShown(() => {
    reached();
    return isOpen;
  });
  return { isReached, open };
}

it('serves the current snapshot while a large write is applied, then the next', async () => {
  const market = newMarket();
  const before = await market.state();
  const gate = gateOf(market);
  await renameAll('Second');
  expect(await market.state()).toEqual({ ...before, isComplete: false });
  await gate.isReached;
  expect(await market.state()).toEqual({ ...before, isComplete: false });
  gate.open();
  expect(nameIn(await market.refresh(), 7)).toBe('Second CO7');
  expect(nameIn(before.snapshot, 7)).toBe('Company 7');
  expect(await market.state()).toMatchObject({ version: (await newMarket().state()).version });
});

it('the market shows a small write at once, before and after a large one, and loses neither', async () => {
  const market = newMarket();
  const other = newMarket();
  const before = await market.state();
  await other.state();
  const gate = gateOf(market);
  const otherGate = gateOf(other);
  await renameAll('Third');
  await rename(1, 'Seen together');
  const small = await market.state();
  expect([nameIn(small.snapshot, 1), nameIn(small.snapshot, 2)]).toEqual(['Seen together', 'Second CO2']);
  expect(small.version).not.toBe(before.version);
  expect((await other.state()).version).toBe(small.version);
  await Promise.all([gate.isReached, otherGate.isReached]);

  await rename(2, 'Seen ahead');
  const late = await market.state();
  expect([1, 2, 3].map((n) => nameIn(late.snapshot, n))).toEqual([
    'Seen together',
    'Seen ahead',
    'Second CO3',
  ]);
  expect(new Set([before.version, small.version, late.version]).size).toBe(3);
  expect((await other.state()).version).toBe(late.version);

  for (const each of [gate, otherGate]) each.open();
  const after = await market.refresh();
  expect([1, 2, 3].map((n) => nameIn(after, n))).toEqual(['Seen together', 'Seen ahead', 'Third CO3']);
  await other.refresh();
  const versions = await Promise.all([market, other, newMarket()].map((each) => each.state()));
  expect(new Set(versions.map(({ version }) => version)).size).toBe(1);
});

it('the market keeps the current snapshot when building the next one fails, and rebuilds it', async () => {
  const market = newMarket();
  const before = await market.state();
  let isBroken = true;
  market.beforeShown(async () => {
    if (isBroken) throw new Error('no memory');
  });
  await renameAll('Fourth');
  await expect(market.refresh()).rejects.toThrow('no memory');
  // small writes of other transactions are read again, so the snapshot is not the same object
  expect(nameIn((await market.state()).snapshot, 6)).toBe(nameIn(before.snapshot, 6));
  isBroken = false;
  expect(nameIn(await market.refresh(), 6)).toBe('Fourth CO6');
});

it('the market applies the next large write too, whenever it comes', async () => {
  const market = newMarket();
  await market.state();
  const gate = gateOf(market);
  await renameAll('Fifth');
  await market.state();
  await gate.isReached;
  await renameAll('Sixth');
  gate.open();
  expect(nameIn(await market.refresh(), 9)).toBe('Sixth CO9');
});

it('the market shows the previous day until the new day is ready', async () => {
  let now = new Date('2026-11-22T18:00:00Z'); // 23:30 in India
  const market = createMarket(app.db, { now: () => now });
  expect((await market.state()).snapshot.day).toBe('2026-11-22');
  const gate = gateOf(market);
  now = new Date('2026-11-22T19:00:00Z');
  expect((await market.state()).snapshot.day).toBe('2026-11-22');
  await gate.isReached;
  expect((await market.state()).snapshot.day).toBe('2026-11-22');
  gate.open();
  expect((await market.refresh()).day).toBe('2026-11-23');
});

it('the server replies meanwhile with the tag of the snapshot shown', async () => {
  const nameOf = async () => {
    const reply = await app.inject({ url: '/api/search?q=CO42', headers });
    return reply.json<{ stocks: { stock_code: string; stock: string }[] }>().stocks[0]?.stock;
  };
  const tagOf = async () => (await app.inject({ url: '/api/dashboard', headers })).headers.etag;
  await app.market.refresh();
  const name = await nameOf();
  const tag = await tagOf();
  const gate = gateOf(app.market);
  await renameAll('Seventh');
  expect([await nameOf(), await tagOf()]).toEqual([name, tag]);
  await gate.isReached;
  expect([await nameOf(), await tagOf()]).toEqual([name, tag]);
  gate.open();
  await app.market.refresh();
  expect(await nameOf()).toBe('Seventh CO42');
  expect(await tagOf()).not.toBe(tag);
});

it('shows a written stock page at once, also while a large write is applied', async () => {
  const pageOf = async (n: number, known?: unknown) =>
    app.inject({
      url: `/api/stocks/${isinOf(n)}`,
      headers: { ...headers, ...(typeof known === 'string' && { 'if-none-match': known }) },
    });
  const nameOn = async (n: number) => (await pageOf(n)).json<{ stock: string }>().stock;
  await app.market.refresh();
  const { etag } = (await pageOf(11)).headers;
  expect((await pageOf(11, etag)).statusCode).toBe(304);
  const gate = gateOf(app.market);
  await renameAll('Eighth');
  expect(await nameOn(11)).toBe('Eighth CO11');
  await gate.isReached;
  await rename(12, 'Renamed again');
  expect([await nameOn(11), await nameOn(12)]).toEqual(['Eighth CO11', 'Renamed again']);
  expect((await pageOf(11, etag)).statusCode).toBe(200);
  gate.open();
  await app.market.refresh();
  await rename(12, 'Renamed last');
  expect([await nameOn(11), await nameOn(12)]).toEqual(['Eighth CO11', 'Renamed last']);
});
