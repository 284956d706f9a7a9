import type { BusinessFactsReply, VerdictOverride } from '@tayyib/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { PersonName } from '../../../../testing';
import { buildSampleApp, signedIn } from '../../../../testing';
import { currentVerdict, verdictHistory } from '../verdictsRepository';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';
import { statusChanges } from '../../../../database/schema/facts/verdictsTables';

const tcs = 'INE467B01029';
const reason = 'A merger is under way and its accounts are not filed.';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  payload?: object,
  who: PersonName = 'adil',
) => {
  const headers = await signedIn(app, who);
  return app.inject({ method, url: `/api/staff/stocks/${path}`, headers, ...(payload && { payload }) });
};

it('records of advisors are open to advisors alone', async () => {
  const hold = { standard: 'TASIS', action: 'hold', reason };
  expect((await send('POST', `${tcs}/overrides`, hold, 'rafi')).statusCode).toBe(403);
  expect((await send('GET', `${tcs}/business-facts`, undefined, 'ann')).statusCode).toBe(403);
});

it('overrides a computed verdict by a hold, and restores it when lifted', async () => {
  const signed = await send('POST', `${tcs}/overrides`, { standard: 'TASIS', action: 'hold', reason });
  expect(signed.statusCode).toBe(201);
  const { id } = signed.json<VerdictOverride>();
  expect(await currentVerdict(app.db, tcs, 'TASIS')).toMatchObject({
    status: 3,
    computedStatus: 1,
    stars: null,
    override: { id, reason, signedBy: 'Adil Alim' },
  });
  expect((await currentVerdict(app.db, tcs, 'AAOIFI'))?.status).toBe(1);
  expect((await verdictHistory(app.db, tcs, 'TASIS')).at(-1)?.cause).toBe(`Held by Adil Alim: ${reason}`);
  expect(await recomputeVerdicts(app.db, [tcs], 'Judged again')).toBe(0);

  expect((await send('DELETE', `${tcs}/overrides/${id}`)).statusCode).toBe(200);
  expect(await currentVerdict(app.db, tcs, 'TASIS')).toMatchObject({ status: 1, override: null });
  expect((await verdictHistory(app.db, tcs, 'TASIS')).at(-1)?.cause).toBe('Hold lifted by Adil Alim');
  expect((await send('DELETE', `${tcs}/overrides/${id}`)).statusCode).toBe(404);

  const changes = await app.db.select().from(statusChanges);
  expect(changes.map(({ isin, standard, from, to }) => [isin, standard, from, to])).toEqual([
    [tcs, 'TASIS', 1, 3],
    [tcs, 'TASIS', 3, 1],
  ]);
});

it('an advisor ends a decision after its last day', async () => {
  const decision = {
    standard: 'MSCI',
    action: 'override',
    status: 2,
    reason,
    from: '2026-01-01',
    until: '2026-12-31',
  };
  expect((await send('POST', `${tcs}/overrides`, decision)).statusCode).toBe(201);
  await recomputeVerdicts(app.db, [tcs], 'Judged again for the day', '2026-12-31');
  expect((await currentVerdict(app.db, tcs, 'MSCI'))?.override).not.toBeNull();
  await recomputeVerdicts(app.db, [tcs], 'Judged again for the day', '2027-01-01');
  expect((await currentVerdict(app.db, tcs, 'MSCI'))?.override).toBeNull();
});

it.each([
  ['a hold with a status', { standard: 'TASIS', action: 'hold', status: 1, reason }],
  ['a decision without one', { standard: 'TASIS', action: 'override', reason }],
  ['no reason', { standard: 'TASIS', action: 'hold', reason: ' ' }],
  [
    'an end before its start',
    { standard: 'TASIS', action: 'hold', reason, from: '2026-12-02', until: '2026-12-01' },
  ],
  [
    'an end before today, from which it holds',
    { standard: 'TASIS', action: 'hold', reason, until: '2020-01-01' },
  ],
])('refuses a decision of an advisor with %s', async (_what, payload) => {
  expect((await send('POST', `${tcs}/overrides`, payload)).statusCode).toBe(400);
});

it('judges by a line of business that an advisor recorded with its source, and remembers who recorded it', async () => {
  const source = {
    publisher: 'Annual report 2023-24',
    document: 'page 112',
    asOf: '2024-03-31',
    publishedOn: '2024-08-07',
  };
  const fact = { activity: 'Casino', shareOfRevenue: 0.2, source };
  const recorded = await send('POST', `${tcs}/business-facts`, fact);
  expect(recorded.statusCode).toBe(201);
  expect(recorded.json<BusinessFactsReply>()).toMatchObject([{ ...fact, recordedBy: 'Adil Alim' }]);
  expect((await currentVerdict(app.db, tcs, 'TASIS'))?.status).toBe(2);
  expect((await verdictHistory(app.db, tcs, 'TASIS')).at(-1)?.cause).toBe(
    'Casino, recorded by Adil Alim from Annual report 2023-24, page 112',
  );
  const corrected = await send('POST', `${tcs}/business-facts`, { ...fact, shareOfRevenue: 0.01 });
  expect(corrected.json<BusinessFactsReply>().map(({ shareOfRevenue }) => shareOfRevenue)).toEqual([
    0.2, 0.01,
  ]);
});

it('accepts no line of business without a source, nor of an unknown company', async () => {
  const fact = { activity: 'Casino', shareOfRevenue: null };
  expect((await send('POST', `${tcs}/business-facts`, fact)).statusCode).toBe(400);
  const source = { publisher: 'Annual report', document: 'page 1', asOf: '2024-03-31', publishedOn: null };
  expect((await send('POST', 'INE000A01018/business-facts', { ...fact, source })).statusCode).toBe(404);
});
