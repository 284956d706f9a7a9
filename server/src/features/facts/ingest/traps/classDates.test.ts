import { mkdtemp, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { classChanges, securities } from '../../../../database/schema/facts/factsTables';
import { companyRecords } from '../../records/companyFacts';
import { currentVerdict } from '../../verdicts/verdictsRepository';
import { recomputeVerdicts } from '../../verdicts/judging/recomputeVerdicts';
import { runFeed } from '../feeds/runFeed';
import { openSourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';

const isin = 'INE002A01018';
const header =
  'Security Code,Issuer Name,Security Id,Security Name,Status,Group,Face Value,ISIN No,Industry,Instrument,Sector Name,Industry New Name,Igroup Name,ISubgroup Name';
const listWith = (subgroup: string) =>
  `${header}\n500325,Reliance Industries Limited,RELIANCE,RIL,Active,A ,10.00,${isin},Oil,Equity,Energy,Oil,Petroleum Products,${subgroup}\n`;

let app: FastifyInstance;
let folder: string;
beforeEach(async () => {
  app = await buildTestApp();
  folder = await mkdtemp(path.join(tmpdir(), 'class-list-'));
});
afterEach(() => app.close());

async function bring(text: string, changedOn: string, asOf?: string) {
  const file = path.join(folder, 'Equity.csv');
  await writeFile(file, text);
  await utimes(file, new Date(changedOn), new Date(changedOn));
  const feed = feedByName('bse-list');
  if (feed === undefined) throw new Error('There is no feed bse-list.');
  return runFeed(app.db, feed, await openSourceFile(file, asOf));
}

it('does not date a class by the day on which a copy of the list was written', async () => {
  const report = await bring(listWith('Refineries'), '2026-01-02');
  expect([report.outcome, await app.db.$count(securities)]).toEqual(['refused', 0]);
  expect(report.refused[0]?.reason).toBe('The list does not state its day: give it with --as-of.');
});

it('gives the same receipt for the same list, whenever its copy was written', async () => {
  const receipts: (string | undefined)[] = [];
  for (const changedOn of ['2025-06-01', '2026-08-08']) {
    await app.db.delete(securities);
    await bring(listWith('Refineries'), changedOn, '2025-06-01');
    await recomputeVerdicts(app.db, [isin], 'A test', '2026-11-21');
    receipts.push((await currentVerdict(app.db, isin, 'TASIS'))?.receipt);
  }
  expect(receipts[0]).toBeDefined();
  expect(receipts[1]).toBe(receipts[0]);
});

it('remembers that a newer list states another class, and nothing else', async () => {
  await bring(listWith('Refineries'), '2025-06-01', '2025-06-01');
  await bring(listWith('Refineries'), '2025-09-01', '2025-09-01');
  expect(await app.db.$count(classChanges)).toBe(0);
  await bring(listWith('Retail'), '2026-06-01', '2026-06-01');
  const [record] = await companyRecords(app.db, [isin]);
  expect(record?.events).toMatchObject([
    { kind: 'class_change', day: '2026-06-01', subject: 'Refineries to Retail' },
  ]);
  await bring(listWith('Refineries'), '2025-06-01', '2025-06-01');
  expect(await app.db.$count(classChanges)).toBe(1);
});
