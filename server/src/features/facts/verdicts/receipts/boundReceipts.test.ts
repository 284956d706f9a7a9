import type { VerdictReceipt } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { seedSample } from '../../../../seed/seedSample';
import { buildTestApp } from '../../../../testing';
import { slowStartMs } from '../../../../testing/slowStartMs';
import { ingestFile } from '../../ingest/feeds/runFeed';
import { sourceFile } from '../../ingest/feeds/SourceFile';
import { feedByName } from '../../ingest/importing/importFiles';
import { judgePending } from '../../ingest/importing/judgePending';
import { adoptShippedEditions } from '../standards/adoptShippedEditions';
import { receiptsOf, rehashed } from './receiptFixtures';
import { reportOn } from './reportOn';

jest.setTimeout(slowStartMs);

const header =
  'symbol,isin,period_end,nature,family,filed,total_assets,equity,borrowings,cash_and_equivalents,capital_work_in_progress,' +
  'inventories,trade_receivables_current,revenue_year,other_income_year,profit_before_tax_quarter,paid_up_capital,face_value,document,notes';
/** Invented summaries of accounts to March 2026: one passes by its bounds, the other leaves interest open. */
const summaries = [
  'DRREDDY,INE089A01031,2026-03-31,consolidated,ind_as,2026-05-22,45000,33000,3000,1500,4000,18000,9000,34000,300,1800,83.4,1.0,INTEGRATED_FILING_INDAS_1671423_22052026054748_WEB.xml,',
  'ASIANPAINT,INE021A01026,2026-03-31,consolidated,ind_as,2026-05-22,31000,19000,1500,1000,500,7000,4800,36000,3000,1800,95.9,1.0,INTEGRATED_FILING_INDAS_1671424_22052026054749_WEB.xml,',
];
const companies = ['INE089A01031', 'INE021A01026'];

let app: FastifyInstance;
let receipts: VerdictReceipt[];
beforeAll(async () => {
  app = await buildTestApp();
  await adoptShippedEditions(app.db);
  await seedSample(app.db);
  const feed = feedByName('annual-summary');
  if (feed === undefined) throw new Error('There is no such feed.');
  const bytes = Buffer.from([header, ...summaries, ''].join('\n'));
  const report = await ingestFile(app.db, feed, sourceFile('annual.csv', bytes, '2026-11-20'));
  expect(report).toMatchObject({ stored: 2, refused: [] });
  await judgePending(app.db);
  receipts = await receiptsOf(app, companies);
});
afterAll(() => app.close());

const reportOf = (receipt: VerdictReceipt) => reportOn(receipt, app.registrySigner.publicKeys);

it('says in a receipt what follows from which figures, and holds offline', () => {
  expect(receipts).toHaveLength(companies.length * standardIds.length);
  expect(receipts.filter((receipt) => !reportOf(receipt).isSound)).toEqual([]);
  receipts.forEach(({ inputs }) => expect(inputs.bounds?.length).toBeGreaterThan(0));
  const [tasis] = receipts;
  if (tasis === undefined) throw new Error('There is no receipt.');
  expect(tasis.inputs.filing).toMatchObject({ periodEnd: '2026-03-31', isSummary: true });
  expect(tasis.inputs.fuller).toMatchObject({ filing: { periodEnd: '2024-03-31' }, areTooOld: false });
  const lines = reportOf(tasis).lines.join('\n');
  expect(lines).toContain(
    'bound holds: interestIncome, not stated, at least 0 and at most 3000000000 rupees by otherIncome, totalIncome, revenueFromOperations of INTEGRATED_FILING_INDAS_1671423_22052026054748_WEB.xml',
  );
});

const forgeries: [string, (receipt: VerdictReceipt) => unknown][] = [
  ['a bound of nothing', ({ inputs }) => inputs.bounds?.forEach((bound) => (bound.mostRupees = 0))],
  ['a least of everything', ({ inputs }) => inputs.bounds?.forEach((bound) => (bound.leastRupees = 1e14))],
  ['a bound of more figures', ({ inputs }) => inputs.bounds?.forEach(({ facts }) => facts.push('deposits'))],
  ['no bounds', ({ inputs }) => delete inputs.bounds],
  ['less other income', ({ inputs: { filing } }) => filing && (filing.amounts.otherIncome = 1)],
  ['more inventories', ({ inputs: { filing } }) => filing && (filing.amounts.inventories = 1.9e11)],
  ['no complete accounts', ({ inputs }) => delete inputs.fuller],
  ['less interest before', ({ inputs: { fuller } }) => fuller && (fuller.filing.amounts.interestIncome = 1)],
  [
    'complete accounts of a later year',
    ({ inputs: { fuller } }) => fuller && (fuller.filing.periodEnd = '2025-03-31'),
  ],
  ['complete accounts of another age', ({ inputs: { fuller } }) => fuller && (fuller.areTooOld = true)],
  ['a summary as complete', ({ inputs: { filing } }) => delete filing?.isSummary],
  [
    'rules by which lenders have bounds',
    ({ standard }) => standard.bounds?.forEach((rule) => delete rule.unlessLending),
  ],
  ['rules of an earlier edition', ({ standard }) => delete standard.bounds],
];

it('accepts none of 182 receipts that were changed and hashed again', () => {
  const believed = forgeries.flatMap(([what, forge]) =>
    receipts.flatMap((receipt) => {
      const forged = structuredClone(receipt);
      forge(forged);
      const forgery = rehashed(forged);
      expect([what, forgery.receipt]).not.toEqual([what, receipt.receipt]);
      return reportOf(forgery).isSound ? [`${what}: ${receipt.isin} by ${receipt.standard.id}`] : [];
    }),
  );
  expect(forgeries.length * receipts.length).toBe(182);
  expect(believed).toEqual([]);
});

it.each(forgeries.slice(0, 4))('names the claim of a receipt that does not hold: %s', (_what, forge) => {
  receipts.forEach((receipt) => {
    const forged = structuredClone(receipt);
    forge(forged);
    expect(reportOf(rehashed(forged)).lines).toContain(
      '  bounds DO NOT HOLD: they do not follow from the figures in the file by these rules',
    );
  });
});

it('stores the grade of each verdict', async () => {
  const rows = await app.db.select().from(verdicts).where(eq(verdicts.current, true));
  rows.forEach(({ status, grade, verdict }) => {
    expect(grade === null).toBe(status !== 3);
    expect(grade).toBe(verdict.grade);
  });
  expect(rows.some(({ grade }) => grade === 'passes_everything_stated')).toBe(true);
});
