import type {
  ClassAnswerPreview,
  ClassQuestion,
  ClassQuestionsReply,
  Verdict,
  VerdictReceipt,
} from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import { eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { auditLog } from '../../../../database/schema/platform/auditTables';
import type { PersonName } from '../../../../testing';
import { buildSampleApp, signedIn } from '../../../../testing';
import { slowStartMs } from '../../../../testing/slowStartMs';
import { recomputeVerdicts } from '../judging/recomputeVerdicts';
import { receiptsOf, rehashed } from '../receipts/receiptFixtures';
import { reportOn } from '../receipts/reportOn';
import { currentVerdict, verdictHistory } from '../verdictsRepository';

jest.setTimeout(slowStartMs);

const reason = 'Sugar is food, and spirit is the smaller part.';
const itc = 'INE154A01025';

let app: FastifyInstance;
/** Sound companies that only their class describes, which is Sugar from here on. */
let mills: string[];
beforeAll(async () => {
  app = await buildSampleApp();
  mills = await soundByClass();
  await app.db
    .update(securities)
    .set({ industryGroup: 'Agricultural Food & other Products', industrySubgroup: 'Sugar' })
    .where(inArray(securities.isin, mills));
  await recomputeVerdicts(app.db, mills, 'Their class is Sugar');
});
afterAll(() => app.close());

async function soundByClass(): Promise<string[]> {
  const rows = await app.db.select().from(verdicts).where(eq(verdicts.current, true));
  const isSound = ({ status, business }: Verdict) =>
    status === 1 && business.findings.every(({ basis }) => basis === 'industry_class');
  return rows
    .filter(({ standard, verdict }) => standard === 'TASIS' && isSound(verdict))
    .map(({ isin }) => isin)
    .sort()
    .slice(0, 4);
}

const path = '/api/staff/class-answers';
const send = async (
  method: 'GET' | 'POST' | 'DELETE',
  url: string,
  payload?: object,
  who: PersonName = 'adil',
) => app.inject({ method, url, headers: await signedIn(app, who), ...(payload && { payload }) });
const questionOn = async (className: string | null): Promise<ClassQuestion | undefined> =>
  (await send('GET', path)).json<ClassQuestionsReply>().questions.find((one) => one.className === className);
const preview = async (decision: string) =>
  (
    await send('GET', `${path}/preview?${new URLSearchParams({ className: 'Sugar', decision })}`)
  ).json<ClassAnswerPreview>();
/** Signs a decision, and judges as the job does. */
async function decide(decision: string, className = 'Sugar') {
  const reply = await send('POST', path, { className, decision, reason });
  expect(reply.statusCode).toBe(201);
  expect(await app.jobs.runDue()).toContain('judge-class');
}
const statuses = () =>
  Promise.all(mills.map(async (isin) => (await currentVerdict(app.db, isin, 'TASIS'))?.status));
const all = (status: number) => mills.map(() => status);

it('class answers are open to advisors alone', async () => {
  const answer = { className: 'Sugar', decision: 'permissible', reason };
  for (const who of ['ann', 'rafi'] as const) {
    expect((await send('GET', path, undefined, who)).statusCode).toBe(403);
    expect(
      (await send('GET', `${path}/preview?className=Sugar&decision=permissible`, undefined, who)).statusCode,
    ).toBe(403);
    expect((await send('POST', path, answer, who)).statusCode).toBe(403);
  }
  expect(await questionOn('Sugar')).toMatchObject({ answer: null, history: [] });
});

it('lists the classes that leave companies open, with their companies', async () => {
  expect(mills.length).toBeGreaterThan(2);
  expect(await statuses()).toEqual(all(3));
  const sugar = await questionOn('Sugar');
  expect(sugar).toMatchObject({ companies: mills.length, open: mills.length });
  expect(sugar?.named.map(({ isin }) => isin).sort()).toEqual(mills);
  // ITC is described by its own segments
  expect((await questionOn('Diversified FMCG'))?.named.map(({ isin }) => isin) ?? []).not.toContain(itc);
});

it('lists companies without a class, which no answer can be given for', async () => {
  const [first = ''] = mills;
  const noClass = { sector: null, industry: null, industryGroup: null, industrySubgroup: null };
  const [before] = await app.db.select().from(securities).where(eq(securities.isin, first));
  await app.db.update(securities).set(noClass).where(eq(securities.isin, first));
  await recomputeVerdicts(app.db, [first], 'It has no class');
  expect(await questionOn(null)).toMatchObject({
    companies: 1,
    open: 1,
    named: [{ isin: first }],
    answer: null,
  });
  await app.db
    .update(securities)
    .set({
      sector: before?.sector ?? null,
      industry: before?.industry ?? null,
      industryGroup: before?.industryGroup ?? null,
      industrySubgroup: before?.industrySubgroup ?? null,
    })
    .where(eq(securities.isin, first));
  await recomputeVerdicts(app.db, [first], 'It has its class again');
});

it('refuses an answer on a class that says what its companies do, and one without a reason', async () => {
  const onPaints = await send('POST', path, { className: 'Paints', decision: 'permissible', reason });
  expect(onPaints.statusCode).toBe(404);
  const withoutReason = await send('POST', path, {
    className: 'Sugar',
    decision: 'permissible',
    reason: ' ',
  });
  expect(withoutReason.statusCode).toBe(400);
  expect((await send('POST', path, { className: 'Sugar', decision: 'withdrawn', reason })).statusCode).toBe(
    404,
  );
});

it('says what a class answer would move, and moves nothing by that', async () => {
  const permissible = await preview('permissible');
  expect(permissible).toMatchObject({ judged: mills.length, moved: mills.length });
  expect(permissible.byStandard).toContainEqual({
    standard: 'TASIS',
    compliant: mills.length,
    nonCompliant: 0,
    underReview: 0,
  });
  const byAll = (await preview('not_permissible')).byStandard;
  expect(byAll.map(({ standard, nonCompliant }) => [standard, nonCompliant])).toEqual(
    standardIds.map((standard) => [standard, mills.length]),
  );
  expect(await preview('doubtful')).toEqual({ judged: mills.length, moved: 0, byStandard: [] });
  expect(await statuses()).toEqual(all(3));
});

it('judges the companies of the class by an answer, and says whose it is in receipts that hold offline', async () => {
  await decide('permissible');
  expect(await statuses()).toEqual(all(1));
  const [first = ''] = mills;
  const sentence = expect.stringMatching(
    /^Advisor's answer of \d{1,2} \w{3} \d{4} on the class Sugar: permissible, because “Sugar is food, .*”$/,
  );
  expect((await currentVerdict(app.db, first, 'TASIS'))?.reasons).toContainEqual(sentence);
  expect((await verdictHistory(app.db, first, 'TASIS')).at(-1)?.cause).toEqual(sentence);
  expect(await recomputeVerdicts(app.db, mills, 'Judged again')).toBe(0);

  const receipts = await receiptsOf(app, mills);
  const report = (receipt: VerdictReceipt) => reportOn(receipt, app.registrySigner.publicKeys);
  expect(receipts.filter((receipt) => !report(receipt).isSound)).toEqual([]);
  for (const receipt of receipts)
    expect(report(receipt).lines).toContainEqual(
      expect.stringMatching(/^ {2}answer used: Advisor's answer of/),
    );

  const forgeries: [string, (receipt: VerdictReceipt) => unknown][] = [
    ['no answer', ({ inputs }) => delete inputs.classAnswer],
    [
      'the opposite',
      ({ inputs: { classAnswer } }) => classAnswer && (classAnswer.outcome = 'not_permissible'),
    ],
    ['another reason', ({ inputs: { classAnswer } }) => classAnswer && (classAnswer.reason = 'All is well.')],
    ['another day', ({ inputs: { classAnswer } }) => classAnswer && (classAnswer.answeredOn = '2026-01-01')],
    [
      'another class',
      ({ inputs: { classAnswer } }) => classAnswer && (classAnswer.className = 'Diversified'),
    ],
  ];
  const believed = forgeries.flatMap(([what, forge]) =>
    receipts.flatMap((receipt) => {
      const forged = structuredClone(receipt);
      forge(forged);
      return report(rehashed(forged)).isSound ? [what] : [];
    }),
  );
  expect(believed).toEqual([]);
  const named = (at: number) => {
    const forged = structuredClone(receipts[0]);
    if (forged === undefined) throw new Error('There is no receipt.');
    forgeries[at]?.[1](forged);
    return report(rehashed(forged)).lines.join('\n');
  };
  expect(named(4)).toContain('answer DOES NOT HOLD');
});

it('accepts no receipt with an answer that was given after the day of judging', async () => {
  const [receipt] = structuredClone(await receiptsOf(app, mills));
  if (receipt?.inputs.classAnswer === undefined) throw new Error('There is no answer.');
  receipt.inputs.classAnswer.answeredOn = '2027-01-01';
  expect(reportOn(rehashed(receipt), app.registrySigner.publicKeys).lines.join('\n')).toContain(
    'time DOES NOT HOLD',
  );
});

it('leaves what segments, and an advisor on one company, say against it', async () => {
  const [first = '', ...others] = mills;
  const hold = { standard: 'TASIS', action: 'hold', reason: 'Its mill is said to sell spirit.' };
  const signed = await send('POST', `/api/staff/stocks/${first}/overrides`, hold);
  await decide('doubtful');
  await decide('permissible');
  expect(await statuses()).toEqual([3, ...others.map(() => 1)]);
  await send('DELETE', `/api/staff/stocks/${first}/overrides/${signed.json<{ id: string }>().id}`);
  expect(await statuses()).toEqual(all(1));

  const before = await currentVerdict(app.db, itc, 'TASIS');
  await decide('permissible', 'Diversified FMCG');
  expect(await currentVerdict(app.db, itc, 'TASIS')).toEqual(before);
});

it('changes and withdraws a class answer, and remembers all of them', async () => {
  await decide('not_permissible');
  expect(await statuses()).toEqual(all(2));
  await decide('doubtful');
  expect(await statuses()).toEqual(all(3));
  expect(await questionOn('Sugar')).toMatchObject({ open: mills.length, answer: { decision: 'doubtful' } });
  await decide('withdrawn');
  expect(await statuses()).toEqual(all(3));
  const [first = ''] = mills;
  expect(await currentVerdict(app.db, first, 'TASIS')).toMatchObject({
    grade: 'business_not_known',
    business: { outcome: 'unknown' },
  });
  expect((await verdictHistory(app.db, first, 'TASIS')).at(-1)?.cause).toContain(
    "Advisor's answer on the class Sugar withdrawn on ",
  );
  expect((await send('POST', path, { className: 'Sugar', decision: 'withdrawn', reason })).statusCode).toBe(
    404,
  );

  const question = await questionOn('Sugar');
  expect(question?.answer).toBeNull();
  expect(question?.history.map(({ decision, signedBy }) => [decision, signedBy])).toEqual(
    ['withdrawn', 'doubtful', 'not_permissible', 'permissible', 'doubtful', 'permissible'].map((decision) => [
      decision,
      'Adil Alim',
    ]),
  );
  const noted = await app.db.select().from(auditLog).where(eq(auditLog.event, 'class-answered'));
  expect(noted).toHaveLength(7);
  expect(noted.at(-1)).toMatchObject({ userId: null, detail: { class: 'Sugar', decision: 'withdrawn' } });
});

it('judges the days before a class answer without it', async () => {
  await decide('permissible');
  const [first = ''] = mills;
  await app.db.delete(verdicts).where(eq(verdicts.isin, first));
  await recomputeVerdicts(app.db, [first], 'First judged');
  const history = await verdictHistory(app.db, first, 'TASIS');
  expect(history.length).toBeGreaterThan(1);
  expect(history.map(({ status }) => status)).toEqual([...history.slice(1).map(() => 3), 1]);
});
