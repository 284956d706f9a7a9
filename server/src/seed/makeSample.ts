import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import { amountKeys, chooseFiling, chooseInterim, isAnnual } from '@tayyib/shared/shariah';
import { readConfig } from '../config/config';
import { corporateActions } from '../database/schema/facts/corporateActionsTables';
import { filingOf } from '../features/facts/records/companyFacts';
import { filings, marketCaps, securities } from '../database/schema/facts/factsTables';
import { openForImport } from '../database/openForImport';
import type { Queryable } from '../database/client';
import { writeTable } from './sampleTable';

/**
 * Writes the embedded sample from a database the official files were imported into (see `sample/README.md`):
 * the companies with filings, in our own columns and in whole rupees.
 */
const folder = path.join(import.meta.dirname, 'sample');
const since = '2023-03-31';

async function writeSample(db: Queryable): Promise<void> {
  const filed = (await db.select().from(filings).where(gte(filings.periodEnd, since)))
    .filter((row, _at, all) => isAnnual(filingOf(row)) || isNewestInterim(row, all))
    .sort((a, b) => orderOf(a).localeCompare(orderOf(b)));
  const isins = [...new Set(filed.map(({ isin }) => isin))];
  const companies = await db
    .select()
    .from(securities)
    .where(inArray(securities.isin, isins))
    .orderBy(asc(securities.symbol));
  const caps = await db
    .select()
    .from(marketCaps)
    .where(inArray(marketCaps.isin, isins))
    .orderBy(asc(marketCaps.isin));

  const actions = await db
    .select()
    .from(corporateActions)
    .where(and(inArray(corporateActions.isin, isins), eq(corporateActions.kind, 'demerger')))
    .orderBy(asc(corporateActions.isin), asc(corporateActions.exDate));
  const divided = actions.filter(({ exDate }) => exDate > since);
  const symbols = new Map(companies.map(({ isin, symbol }) => [isin, symbol]));

  await write('companies', companies.map(companyLine));
  await write('filings', filed.map(filingLine));
  await write('segments', filed.flatMap(segmentLines));
  await write('market_caps', caps.map(capLine));
  await write(
    'corporate_actions',
    divided.map((row) => actionLine(row, symbols.get(row.isin) ?? '')),
  );
}

type Company = typeof securities.$inferSelect;
type FiledRow = typeof filings.$inferSelect;
type ActionRow = typeof corporateActions.$inferSelect;
type Cap = typeof marketCaps.$inferSelect;

const orderOf = ({ symbol, periodEnd, nature }: FiledRow) => `${symbol} ${periodEnd} ${nature}`;

function companyLine(row: Company) {
  return {
    isin: row.isin,
    symbol: row.symbol,
    bse_code: row.bseCode,
    name: row.name,
    series: row.series,
    listed_on: row.listedOn,
    face_value: row.faceValue,
    sector: row.sector,
    industry: row.industry,
    industry_group: row.industryGroup,
    industry_subgroup: row.industrySubgroup,
    class_document: row.classDocument,
    class_as_of: row.classAsOf,
    source: row.source,
    as_of: row.asOf,
    nse_hash: row.nseHash,
    bse_hash: row.bseHash,
  };
}

function filingLine(row: FiledRow) {
  return {
    isin: row.isin,
    symbol: row.symbol,
    period_start: row.periodStart,
    period_end: row.periodEnd,
    nature: row.nature,
    format: row.taxonomy,
    detail: row.detail,
    audited: row.audited,
    publisher: row.publisher,
    document: row.document,
    filed_on: row.publishedOn,
    file_sha256: row.fileSha256,
    ...Object.fromEntries(amountKeys.map((key) => [key, row.amounts[key]])),
  };
}

/** A balance sheet after the accounts that decide, which may contradict them. */
function isNewestInterim(row: FiledRow, all: readonly FiledRow[]): boolean {
  const own = all.filter(({ isin }) => isin === row.isin);
  const filed = own.map(filingOf);
  const newest = chooseInterim(filed, chooseFiling(filed, lastDay), lastDay);
  return newest !== null && row.document === newest.source.document;
}

const lastDay = '9999-12-31';

function actionLine({ isin, exDate, recordDate, subject, kind, document }: ActionRow, symbol: string) {
  return { isin, symbol, ex_date: exDate, record_date: recordDate, subject, kind, document };
}

function segmentLines({ isin, periodEnd, nature, segments }: FiledRow) {
  return segments.map(({ name, revenueRupees }) => ({
    isin,
    period_end: periodEnd,
    nature,
    segment: name,
    revenue_rupees: revenueRupees,
  }));
}

function capLine(row: Cap) {
  return {
    isin: row.isin,
    window_months: row.windowMonths,
    value_rupees: row.valueRupees,
    size_class: row.sizeClass,
    as_of: row.asOf,
    publisher: row.publisher,
    document: row.document,
  };
}

async function write(name: string, rows: Parameters<typeof writeTable>[0]): Promise<void> {
  await writeFile(path.join(folder, `${name}.csv`), writeTable(rows));
  console.log(`${name}.csv: ${rows.length} rows`);
}

async function main(): Promise<void> {
  const store = await openForImport(readConfig(process.env), (sentence) => console.log(sentence));
  try {
    await writeSample(store.db);
  } finally {
    await store.close();
  }
}

await main();
