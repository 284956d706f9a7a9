import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { buildTestApp } from '../../../../testing';
import { filings, securities } from '../../../../database/schema/facts/factsTables';
import { companyRecords } from '../../records/companyFacts';
import { runFeed } from '../feeds/runFeed';
import { sourceFile } from '../feeds/SourceFile';
import { feedByName } from '../importing/importFiles';

/** Listed in 2025 under a symbol that another company had before. */
const today = 'INE002A01018';
/** An issuer that is no longer listed. */
const former = 'INE467B01029';

let app: FastifyInstance;
beforeEach(async () => {
  app = await buildTestApp();
  await list(today, 'ORCHARD', '2025-07-01');
});
afterEach(() => app.close());

const list = (isin: string, symbol: string, listedOn: string) =>
  app.db
    .insert(securities)
    .values({ isin, symbol, name: symbol, listedOn, source: 'A test', asOf: '2026-08-21' });

/** Accounts to March 2024 under the symbol, filed on 22 April 2024 unless by another name. */
async function file(isin: string | null, name = 'INDAS_104634_1106038_22042024074704.xml') {
  const fact = (of: string, context: string, text: string) =>
    `<in-bse-fin:${of} contextRef="${context}">${text}</in-bse-fin:${of}>`;
  const text = [
    '<xbrl>',
    ...['OneD', 'OneI', 'FourD'].map((id) => `<context id="${id}"></context>`),
    fact('Symbol', 'OneD', 'ORCHARD'),
    isin === null ? '' : fact('ISIN', 'OneD', isin),
    fact('DateOfStartOfReportingPeriod', 'FourD', '2023-04-01'),
    fact('DateOfEndOfReportingPeriod', 'FourD', '2024-03-31'),
    fact('NatureOfReportStandaloneConsolidated', 'FourD', 'Consolidated'),
    fact('Assets', 'OneI', '10000000000'),
    '</xbrl>',
  ].join('');
  const feed = feedByName('xbrl');
  if (feed === undefined) throw new Error('There is no feed xbrl.');
  const report = await runFeed(app.db, feed, sourceFile(name, Buffer.from(text), '2026-08-21'));
  return { report, sha256: createHash('sha256').update(text).digest('hex') };
}
const accountsOf = (isin: string) => app.db.$count(filings, eq(filings.isin, isin));

it('gives the accounts of a company no longer listed to no other with its symbol', async () => {
  const { report } = await file(former);
  expect(report.refused[0]?.reason).toBe(
    'It names ORCHARD, and INE467B01029, which is the ISIN of another company.',
  );
  expect(await accountsOf(today)).toBe(0);
});

it('gives accounts to the company of their ISIN where it is still listed under a symbol that is reused', async () => {
  await list(former, 'ORCHARD', '2004-08-25');
  expect((await file(former)).report.stored).toBe(1);
  expect([await accountsOf(today), await accountsOf(former)]).toEqual([0, 1]);
});

it('gives accounts without an ISIN to no company that was listed only later', async () => {
  const { report } = await file(null);
  expect(report.refused[0]?.reason).toBe(
    'It states no ISIN and was filed on 2024-04-22, before ORCHARD was listed on 2025-07-01: another company may have had that symbol.',
  );
  expect(await accountsOf(today)).toBe(0);
});

it('gives accounts without an ISIN to the company listed under the symbol when they were filed', async () => {
  await list(former, 'ORCHARD', '2004-08-25');
  await file(null);
  expect([await accountsOf(today), await accountsOf(former)]).toEqual([0, 1]);
});

it('accepts accounts of the company itself, filed after it was listed', async () => {
  expect((await file(null, 'INDAS_104634_1106038_22072025074704.xml')).report.stored).toBe(1);
  expect(await accountsOf(today)).toBe(1);
});

it('stores the sha256 of the bytes of a filing, which receipts state', async () => {
  const { sha256 } = await file(today);
  const [record] = await companyRecords(app.db, [today]);
  expect(record?.filings[0]?.source.sha256).toBe(sha256);
});
