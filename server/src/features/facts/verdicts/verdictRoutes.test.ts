import type { VerdictChange } from '@tayyib/shared/contracts';
import { VerdictReceipt } from '@tayyib/shared/contracts';
import { chooseInterim, judgeInputs, receiptOf, standardById, standardIds } from '@tayyib/shared/shariah';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { seedSample } from '../../../seed/seedSample';
import { buildSampleApp, signedIn } from '../../../testing';
import { companyRecords } from '../records/companyFacts';
import { filings, marketCaps, prices, securities } from '../../../database/schema/facts/factsTables';
import { checkReceipt } from './receipts/checkReceipt';
import { reportOn } from './receipts/reportOn';
import { currentVerdict, currentVerdicts, verdictHistory } from './verdictsRepository';
import { recomputeVerdicts } from './judging/recomputeVerdicts';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { slowStartMs } from '../../../testing/slowStartMs';

jest.setTimeout(slowStartMs);

const reliance = 'INE002A01018';
const itc = 'INE154A01025';
const tcs = 'INE467B01029';
const day = '2026-11-21';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildSampleApp();
});
afterAll(() => app.close());

it('returns the verdict history year by year to premium users', async () => {
  const reply = await app.inject({
    url: `/api/stocks/${reliance}/verdicts`,
    headers: await signedIn(app, 'paro'),
  });
  expect(reply.statusCode).toBe(200);
  expect(
    reply
      .json<VerdictChange[]>()
      .map(({ status, accountsTo, freshness, cause }) => [status, accountsTo, freshness, cause]),
  ).toEqual([
    [3, '2023-03-31', 'fresh', 'Annual results to 31 Mar 2023, filed 21 Apr 2023'],
    [3, '2024-03-31', 'fresh', 'Annual results to 31 Mar 2024, filed 22 Apr 2024'],
    [3, '2024-03-31', 'fresh', 'Interim results to 30 Sep 2024, filed 14 Oct 2024'],
    [3, '2024-03-31', 'outdated', 'The accounts to 31 Mar 2024 are outdated since 31 May 2026'],
  ]);
});

it('returns no history to a visitor, and reports an unknown stock', async () => {
  expect((await app.inject({ url: `/api/stocks/${reliance}/verdicts` })).statusCode).toBe(401);
  const unknown = await app.inject({
    url: '/api/stocks/INE000A01018/verdicts',
    headers: await signedIn(app, 'paro'),
  });
  expect(unknown.statusCode).toBe(404);
});

it.each(['verdicts', 'receipt'])('gives the %s of an ISIN in any case of its letters', async (what) => {
  const headers = await signedIn(app, 'paro');
  const replyTo = (isin: string) => app.inject({ url: `/api/stocks/${isin}/${what}`, headers });
  const lower = await replyTo(reliance.toLowerCase());
  expect(lower.statusCode).toBe(200);
  expect(lower.body).toBe((await replyTo(reliance)).body);
  expect((await replyTo('ine002a0101')).statusCode).toBe(400);
});

it('judges by a standard that needs a market price only from the day there was one', async () => {
  const history = await verdictHistory(app.db, tcs, 'AAOIFI');
  expect(history.map(({ status }) => status)).toEqual([3, 3, 3, 1, 1]);
  expect(history.at(-2)?.cause).toBe('Average market capitalisation of the 6 months to 31 Dec 2025');
});

it('leaves a diversified company under review until its segments are filed', async () => {
  const history = await verdictHistory(app.db, itc, 'TASIS');
  expect(history.map(({ status }) => status)).toEqual([3, 2, 2, 2, 2]);
  expect(history[3]?.cause).toBe('Demerger of 6 Jan 2025');
});

it('judging again adds no verdict when nothing changed', async () => {
  expect(await recomputeVerdicts(app.db, undefined, 'Judged once more', day)).toBe(0);
});

it('loads the sample into an empty store alone', async () => {
  await seedSample(app.db);
  expect(await app.db.$count(securities)).toBe(71);
});

it('gives a receipt that anyone can work out again from the facts', async () => {
  const verdict = await currentVerdict(app.db, reliance, 'TASIS');
  const [record] = await companyRecords(app.db, [reliance]);
  const filing = record?.filings.find(
    ({ periodEnd, nature }) => periodEnd === '2024-03-31' && nature === 'consolidated',
  );
  if (record === undefined || filing === undefined) throw new Error('no facts');
  const interim = chooseInterim(record.filings, filing, day);
  expect(receiptOf({ ...record, filing, interim }, standardById.TASIS, day)).toBe(verdict?.receipt);
});

it('lets a member download a receipt and recompute it independently, by every standard', async () => {
  const headers = await signedIn(app, 'ann');
  for (const standard of standardIds) {
    const reply = await app.inject({ url: `/api/stocks/${reliance}/receipt?standard=${standard}`, headers });
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="receipt-RELIANCE-${standard}.json"`,
    );
    const receipt = VerdictReceipt.parse(JSON.parse(reply.body));
    expect(checkReceipt(receipt)).toMatchObject({ isHashRight: true, isStatusRight: true });
    const { filing } = receipt.inputs;
    if (filing !== null) filing.amounts.totalAssets = 1;
    expect(checkReceipt(receipt).isHashRight).toBe(false);
  }
});

it('reports the company of a receipt, whatever name was put on it', async () => {
  const headers = await signedIn(app, 'ann');
  const reply = await app.inject({ url: `/api/stocks/${reliance}/receipt`, headers });
  const receipt = VerdictReceipt.parse(JSON.parse(reply.body));
  const { isSound, lines } = reportOn(
    { ...receipt, symbol: 'ITC', name: 'ITC Limited' },
    app.registrySigner.publicKeys,
  );
  expect(isSound).toBe(true);
  expect(lines[0]).toBe(
    `${reliance} by TASIS, edition ${standardById.TASIS.edition} (ITC in the file: names are not part of a receipt)`,
  );
});

it('the server can work out every verdict it ever stored from what its receipt holds', async () => {
  const stored = await app.db.select().from(verdicts);
  expect(stored.length).toBeGreaterThan(71 * standardIds.length);
  for (const { inputs, standard, receipt, status } of stored) {
    if (inputs === null) throw new Error('A verdict was stored without its inputs.');
    const again = judgeInputs(inputs, standardById[standard]);
    expect([again.receipt, again.status]).toEqual([receipt, status]);
  }
});

it('the server passes and fails no company of the sample on figures it does not have', async () => {
  for (const { verdict } of await app.db.select().from(verdicts)) {
    if (verdict.status === 1) expect(verdict.missing).toEqual([]);
    for (const { value, passes } of verdict.ratios) if (value === null) expect(passes).toBeNull();
  }
});

it('returns the share price and market value at which a ratio flips', async () => {
  const before = (await currentVerdicts(app.db, reliance)).find(({ standard }) => standard.id === 'AAOIFI');
  const flip = before?.ratios[0]?.flip;
  expect(flip?.sharePriceRupees).toBeNull();
  const zero = { open: '1', high: '1', low: '1', volume: 1, turnoverRupees: '1', contentHash: 'test' };
  await app.db.insert(prices).values({
    ...zero,
    isin: reliance,
    exchange: 'NSE',
    day,
    series: 'EQ',
    close: '1400',
    previousClose: null,
  });
  const after = (await currentVerdicts(app.db, reliance)).find(({ standard }) => standard.id === 'AAOIFI');
  // paid-up capital of 6,766 crore in shares of 10 rupees
  const shares = 6_766_000_000;
  expect(after?.ratios[0]?.flip?.sharePriceRupees).toBeCloseTo((flip?.denominatorRupees ?? 0) / shares, 1);
});

it('adds a verdict when a fact is corrected, and never rewrites one', async () => {
  const before = await app.db.select().from(verdicts).where(eq(verdicts.isin, itc));
  await app.db.update(marketCaps).set({ valueRupees: 1 }).where(eq(marketCaps.isin, itc));
  expect(await recomputeVerdicts(app.db, [itc], 'Facts corrected by a.csv', day)).toBe(1);
  const history = await verdictHistory(app.db, itc, 'AAOIFI');
  expect(history.at(-1)?.cause).toBe('Facts corrected by a.csv');
  const after = await app.db.select().from(verdicts).where(eq(verdicts.isin, itc));
  expect(
    after
      .filter(({ id }) => before.some((row) => row.id === id))
      .map(({ receipt }) => receipt)
      .sort(),
  ).toEqual(before.map(({ receipt }) => receipt).sort());
});

it('turns old accounts into under review by the passing of time alone', async () => {
  const added = await recomputeVerdicts(app.db, [reliance], 'Accounts grew too old', '2027-04-01');
  expect(added).toBe(standardIds.length);
  expect((await currentVerdict(app.db, reliance, 'TASIS'))?.status).toBe(3);
  expect((await verdictHistory(app.db, reliance, 'TASIS')).at(-1)?.cause).toBe(
    'The accounts to 31 Mar 2024 decide nothing, for their age, since 1 Apr 2027',
  );
  expect(await app.db.$count(filings, eq(filings.isin, reliance))).toBe(5);
});
