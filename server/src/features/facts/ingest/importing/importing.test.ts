import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp, temporaryFolder, resetDatabase } from '../../../../testing';
import { feedRuns, securities } from '../../../../database/schema/facts/factsTables';
import type { Feed } from '../feeds/Feed';
import { bhavcopyName, bhavcopyOf, nseFile, nseRows } from '../feedFixtures';
import { feedByName, importFiles } from './importFiles';
import type { ImportTask } from './importFiles';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import { factsToJudge, importRuns } from '../../../../database/schema/facts/importingTables';
import { judgePending } from './judgePending';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await resetDatabase(app);
  folder = temporaryFolder('import');
  mkdirSync(path.join(folder, 'days'));
  writeFileSync(path.join(folder, 'EQUITY_L.csv'), nseFile(...nseRows));
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
    writeFileSync(path.join(folder, 'days', bhavcopyName(day)), bhavcopyOf(day, 'INE002A01018'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
});

const task = (feed: string, target: string): ImportTask => {
  const found = feedByName(feed);
  if (found === undefined) throw new Error(`There is no feed ${feed}.`);
  return { feed: found, target: path.join(folder, target) };
};
const list = () => task('nse-list', 'EQUITY_L.csv');
const days = () => task('bhavcopy', 'days');

/** The same feed, ending the import at its n-th file as a kill would: between one file's transaction and the next's. */
function diesAt(one: ImportTask, file: number): ImportTask {
  const { feed } = one;
  let opened = 0;
  const live = <Result>(go: () => Promise<Result>) =>
    ++opened === file ? Promise.reject(new Error('Killed.')) : go();
  const mortal: Feed<unknown> =
    'stream' in feed
      ? { ...feed, openSink: (transaction, source) => live(() => feed.openSink(transaction, source)) }
      : { ...feed, read: (source) => live(() => feed.read(source)) };
  return { ...one, feed: mortal };
}

it('an import goes on where it was stopped, and reports the files from before too', async () => {
  await expect(importFiles(app.db, [list(), diesAt(days(), 3)])).rejects.toThrow('Killed.');
  expect(await app.db.$count(feedRuns)).toBe(3);
  const { reports, verdictsAdded } = await importFiles(app.db, [list(), days()]);
  expect(reports.map(({ document, outcome, stored }) => [document, outcome, stored])).toEqual([
    ['EQUITY_L.csv', 'stored', 3],
    [bhavcopyName('2026-11-18'), 'stored', 1],
    [bhavcopyName('2026-11-19'), 'stored', 1],
    [bhavcopyName('2026-11-20'), 'stored', 1],
  ]);
  expect(verdictsAdded).toBeGreaterThan(0);
  const runs = await app.db.select().from(feedRuns).orderBy(asc(feedRuns.finishedAt));
  expect(runs.map(({ document }) => document)).toEqual(reports.map(({ document }) => document));
});

it('reads every file again once an import has ended', async () => {
  await importFiles(app.db, [list(), days()]);
  const { reports } = await importFiles(app.db, [list(), days()]);
  expect(reports.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged', 'unchanged']);
  expect(await app.db.$count(feedRuns)).toBe(8);
  const ended = await app.db.select().from(importRuns);
  expect(ended.every(({ finishedAt }) => finishedAt !== null)).toBe(true);
});

it('an import re-reads a file that changed in the meantime', async () => {
  await expect(importFiles(app.db, [list(), diesAt(days(), 1)])).rejects.toThrow('Killed.');
  writeFileSync(
    path.join(folder, 'EQUITY_L.csv'),
    nseFile(...nseRows, 'ITC,ITC Limited,EQ,23-AUG-1995,1,1,INE154A01025,1'),
  );
  const { reports } = await importFiles(app.db, [list(), days()]);
  expect(reports[0]).toMatchObject({ outcome: 'stored', stored: 1, unchanged: 3 });
  expect(await app.db.$count(securities)).toBe(4);
});

it('an import never loses sight of a company whose facts came in and were not judged', async () => {
  await expect(importFiles(app.db, [list(), diesAt(days(), 1)])).rejects.toThrow('Killed.');
  expect(await app.db.$count(factsToJudge)).toBe(3);
  expect(await app.db.$count(verdicts)).toBe(0);
  const added = await judgePending(app.db);
  expect(added).toBeGreaterThan(0);
  expect(await app.db.$count(factsToJudge)).toBe(0);
  expect(await judgePending(app.db)).toBe(0);
});
