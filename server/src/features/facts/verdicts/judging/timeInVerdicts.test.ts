import type { StandardId, Verdict } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { buildSampleApp } from '../../../../testing';
import { currentVerdict, verdictHistory } from '../verdictsRepository';
import { recomputeVerdicts } from './recomputeVerdicts';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

async function isinOf(symbol: string): Promise<string> {
  const [row] = await app.db.select().from(securities).where(eq(securities.symbol, symbol));
  return row?.isin ?? '';
}
const verdictOf = async (symbol: string, standard: StandardId = 'TASIS') =>
  currentVerdict(app.db, await isinOf(symbol), standard);

it.each([
  [
    'AMBUJACEM',
    /^Audited accounts that answer the newer half-year accounts to 30 Sep 2024: interest income 3.55%/,
  ],
  [
    'BRITANNIA',
    /^Audited accounts that answer the newer half-year accounts to 30 Sep 2024: interest-bearing debt 28.85%/,
  ],
  ['TMPV', /^Accounts of the company as it is since its demerger of 14 Oct 2025$/],
  ['HINDUNILVR', /^Accounts of the company as it is since its demerger of 5 Dec 2025$/],
  ['VEDL', /^Accounts of the company as it is since its demerger of 30 Apr 2026$/],
])('%s is not decided by accounts that newer facts contradict', async (symbol, fact) => {
  const verdict = await verdictOf(symbol);
  expect(verdict?.status).toBe(3);
  expect(verdict?.missing).toContainEqual(expect.stringMatching(fact));
});

it('still fails ITC by its cigarettes after its hotels were demerged', async () => {
  expect(await verdictOf('ITC')).toMatchObject({
    status: 2,
    missing: expect.arrayContaining([expect.stringContaining('demerger of 6 Jan 2025')]),
  });
});

it('decides by accounts filed after the demerger again', async () => {
  const tmpv = await isinOf('TMPV');
  await app.db.update(corporateActions).set({ exDate: '2024-03-31' }).where(eq(corporateActions.isin, tmpv));
  await recomputeVerdicts(app.db, [tmpv], 'A test', '2026-11-23');
  const verdict = await verdictOf('TMPV');
  expect(verdict?.missing.join()).not.toContain('demerger');
});

it('gives no stars, and says how old the accounts are and what we lack, to every verdict by outdated accounts', async () => {
  const stored = await app.db
    .select({ verdict: verdicts.verdict })
    .from(verdicts)
    .where(eq(verdicts.current, true));
  const judged = stored.map(({ verdict }) => verdict).filter(({ accountsTo }) => accountsTo !== null);
  expect(judged.length).toBeGreaterThan(71 * 6);
  for (const { freshness, stars, reasons } of judged) {
    expect([freshness?.state, stars]).toEqual(['outdated', null]);
    expect(reasons.at(-1)).toMatch(/had to be published by .*; we do not have them/);
  }
});

it('names the day on which a pass turns to review from its first day on', async () => {
  const passes = async () =>
    (await app.db.select({ verdict: verdicts.verdict }).from(verdicts)).filter(
      ({ verdict }) => verdict.status === 1,
    );
  for (const { verdict } of await passes()) {
    expect(verdict.freshness?.decidesUntil).toBe(
      verdict.accountsTo?.replace(/^\d+/, (year) => `${Number(year) + 3}`),
    );
  }
});

it('writes down why time changed a verdict, once', async () => {
  const tcs = await isinOf('TCS');
  const causes = async () => (await verdictHistory(app.db, tcs, 'TASIS')).map(({ cause }) => cause);
  expect((await causes()).at(-1)).toBe('The accounts to 31 Mar 2024 are outdated since 31 May 2026');
  expect(await recomputeVerdicts(app.db, [tcs], 'Judged again for the day', '2026-12-30')).toBe(0);
  expect(await recomputeVerdicts(app.db, [tcs], 'Judged again for the day', '2027-04-01')).toBeGreaterThan(0);
  expect((await causes()).at(-1)).toBe(
    'The accounts to 31 Mar 2024 decide nothing, for their age, since 1 Apr 2027',
  );
  const { status, reasons }: Partial<Verdict> = (await currentVerdict(app.db, tcs, 'TASIS')) ?? {};
  expect([status, reasons?.at(-1)]).toEqual([3, expect.stringContaining('we do not have them')]);
});
