import { standardIds } from '@tayyib/shared/shariah';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { businessFacts, securities } from '../../../../database/schema/facts/factsTables';
import { identifier } from '../../ingest/feeds/identify';
import { marketChanges } from '../../../../database/schema/market/marketTables';
import { recordBusinessFact } from '../advice/recordBusinessFact';
import { recomputeVerdicts } from './recomputeVerdicts';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';

// enough that the verdicts of one batch of companies go over in several statements
const companies = Array.from({ length: 90 }, (_, at) => `INE${String(900 - at)}A01018`);
const lastWritten = companies.at(-1) ?? '';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await app.db.insert(securities).values(
    companies.map((isin) => ({
      isin,
      symbol: 'SAME',
      name: `Company ${isin}`,
      source: 'A test',
      asOf: '2026-11-20',
    })),
  );
});
afterAll(() => app.close());

it('judges companies in the order of their ISINs, whatever their storage order', async () => {
  const added = await recomputeVerdicts(app.db, undefined, 'A test', '2026-11-21');
  expect(added).toBe(companies.length * standardIds.length);
  const judged = await app.db.select({ isin: verdicts.isin }).from(verdicts).orderBy(asc(verdicts.id));
  const inOrder = [...companies].sort().flatMap((isin) => standardIds.map(() => isin));
  expect(judged.map(({ isin }) => isin)).toEqual(inOrder);
});

it('notes the same companies together for the market in memory', async () => {
  const noted = await app.db
    .select({ isins: marketChanges.isins })
    .from(marketChanges)
    .where(eq(marketChanges.kind, 'verdicts'))
    .orderBy(asc(marketChanges.id));
  expect(noted.length).toBeGreaterThan(1);
  const [first = { isins: [] }, ...others] = noted;
  const last = [...first.isins].sort().at(-1) ?? '';
  for (const { isins } of others) expect(isins.every((isin) => isin >= last)).toBe(true);
});

it('gives the same verdict when a recorded line of business is written once more', async () => {
  const source = { publisher: 'Annual report', document: '2026', asOf: '2026-03-31', publishedOn: null };
  const by = { userId: '00000000-0000-4000-8000-000000000000', name: 'A test' };
  const record = (activity: 'alcohol' | 'tobacco') =>
    recordBusinessFact(app.db, lastWritten, { activity, shareOfRevenue: 0.01, source }, by);
  await record('tobacco');
  await record('alcohol');
  expect(await recomputeVerdicts(app.db, [lastWritten], 'A test', '2026-11-21')).toBeGreaterThan(0);
  await record('tobacco');
  expect(await app.db.$count(businessFacts)).toBe(2);
  expect(await recomputeVerdicts(app.db, [lastWritten], 'A test', '2026-11-21')).toBe(0);
});

it('means the same company by a name that several have, before and after one of them is written again', async () => {
  const meant = (await identifier(app.db))({ symbol: 'SAME' });
  await app.db.update(securities).set({ series: 'EQ' }).where(eq(securities.isin, lastWritten));
  await app.db
    .update(securities)
    .set({ series: 'EQ' })
    .where(eq(securities.isin, companies[40] ?? ''));
  expect((await identifier(app.db))({ symbol: 'SAME' })).toBe(meant);
});
