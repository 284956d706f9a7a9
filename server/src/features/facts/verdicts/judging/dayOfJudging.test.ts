import type { EditionDiff, StandardData, StockPage, VerdictOverride } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { seedSample } from '../../../../seed/seedSample';
import { buildTestApp, signedIn } from '../../../../testing';
import { adoptShippedEditions } from '../standards/adoptShippedEditions';
import { slowStartMs } from '../../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const reliance = 'INE002A01018';
const ultratech = 'INE481G01011';
const tcs = 'INE467B01029';
const infosys = 'INE009A01021';
const reason = 'A merger is under way and its accounts are not filed.';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
});
afterAll(() => app.close());

const setClock = (iso: string) => {
  app.clock.now = () => new Date(iso);
};

const sign = async (isin: string, payload: object) =>
  app.inject({
    method: 'POST',
    url: `/api/staff/stocks/${isin}/overrides`,
    headers: await signedIn(app, 'adil'),
    payload: { standard: 'TASIS', action: 'hold', reason, ...payload },
  });

const verdictOf = async (isin: string, standard: string) => {
  const reply = await app.inject({ url: `/api/stocks/${isin}`, headers: await signedIn(app, 'paro') });
  return reply.json<StockPage>().verdicts.find((verdict) => verdict.standard.id === standard);
};

describe('between midnight and half past five in India', () => {
  it('starts an advisor’s hold on the day it is in India', async () => {
    setClock('2026-11-21T20:00:00Z'); // 01:30 on the 22nd in India
    const signed = await sign(reliance, {});
    expect(signed.json<VerdictOverride>().from).toBe('2026-11-22');
    expect((await sign(reliance, { until: '2026-11-21' })).statusCode).toBe(400);
  });

  it('applies a hold from its first day', async () => {
    setClock('2026-11-21T20:00:00Z');
    await sign(tcs, { from: '2026-11-22' });
    expect((await verdictOf(tcs, 'TASIS'))?.override).toMatchObject({ from: '2026-11-22' });
  });

  it('applies it in the daily judging too, by the clock of the server', async () => {
    setClock('2026-12-09T06:00:00Z');
    await sign(infosys, { from: '2026-12-11' });
    expect((await verdictOf(infosys, 'TASIS'))?.override).toBeNull();
    setClock('2026-12-10T20:00:00Z'); // 01:30 on the 11th in India
    expect(await app.jobs.runDue()).toContain('daily-verdicts');
    expect((await verdictOf(infosys, 'TASIS'))?.override).toMatchObject({ from: '2026-12-11' });
  });

  it('counts the age of accounts to that day when a draft is compared', async () => {
    const headers = await signedIn(app, 'adil');
    const current = await app.inject({ url: '/api/standards/TASIS', headers });
    const payload = { ...current.json<StandardData>(), edition: '2027-04' };
    await app.inject({ method: 'POST', url: '/api/staff/standards/TASIS/drafts', headers, payload });
    const changed = async () => {
      const url = '/api/staff/standards/TASIS/drafts/2027-04/diff';
      const reply = await app.inject({ url, headers: await signedIn(app, 'adil') });
      return reply.json<EditionDiff>().changes.length;
    };
    // accounts to 31 March 2024 count for 36 months
    setClock('2027-03-31T18:00:00Z'); // 23:30 on the 31st in India
    expect(await changed()).toBe(0);
    setClock('2027-03-31T20:00:00Z'); // 01:30 on 1 April
    expect(await changed()).toBeGreaterThan(10);
  });

  it('counts the age of accounts to that day for a stock without a stored verdict', async () => {
    await app.db.delete(verdicts).where(and(eq(verdicts.isin, ultratech), eq(verdicts.standard, 'MSCI')));
    setClock('2027-03-31T18:00:00Z');
    expect((await verdictOf(ultratech, 'MSCI'))?.status).not.toBe(3);
    setClock('2027-03-31T20:00:00Z');
    expect((await verdictOf(ultratech, 'MSCI'))?.status).toBe(3);
  });
});
