import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { nseFile, nseRows } from '../feedFixtures';
import { sourceFile } from '../feeds/SourceFile';
import { ingestFile } from '../feeds/runFeed';
import { feedByName } from '../importing/importFiles';

let app: FastifyInstance;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function ingest(name: string, document: string, content: string) {
  const feed = feedByName(name);
  if (feed === undefined) throw new Error(`There is no feed ${name}.`);
  const before = process.cpuUsage();
  const report = await ingestFile(app.db, feed, sourceFile(document, Buffer.from(content), '2026-11-20'));
  const { user } = process.cpuUsage(before);
  return { outcome: report.outcome, reason: report.refused[0]?.reason ?? '', cpuMs: user / 1000 };
}

const header = nseFile().split('\n')[0] ?? '';
const megabytes = 20 * 1024 * 1024;
const attributes = (count: number) => Array.from({ length: count }, (_, at) => ` a${at}="1"`).join('');

it.each<[string, string, string, string, RegExp]>([
  ['one line', 'nse-list', 'EQUITY_L.csv', `${header}\n${'x'.repeat(megabytes)}\n`, /cannot be told apart/],
  [
    'an unclosed quote',
    'nse-list',
    'EQUITY_L.csv',
    `${header}\n"${'x,'.repeat(megabytes / 2)}\n`,
    /cannot be told apart/,
  ],
  [
    'nothing but quotes',
    'nse-list',
    'EQUITY_L.csv',
    `${header}\n${'"'.repeat(megabytes)}\n`,
    /cannot be told apart/,
  ],
  [
    '50,000 attributes',
    'xbrl',
    'INDAS_1_2_22042024074704.xml',
    `<xbrl${attributes(50_000)}></xbrl>`,
    /attributes/,
  ],
  [
    'three million tags',
    'xbrl',
    'INDAS_1_3_22042024074704.xml',
    `<xbrl>${'<a/>'.repeat(3_000_000)}</xbrl>`,
    /tags/,
  ],
])('refuses a file of %s before it takes long', async (_what, feed, document, content, reason) => {
  const { outcome, reason: given, cpuMs } = await ingest(feed, document, content);
  expect([outcome, given]).toEqual(['refused', expect.stringMatching(reason)]);
  expect(cpuMs).toBeLessThan(4000);
});

it('reads an ordinary list as before', async () => {
  expect(await ingest('nse-list', 'EQUITY_L.csv', nseFile(...nseRows))).toMatchObject({ outcome: 'stored' });
});
