import { asc, inArray } from 'drizzle-orm';
import type { FactSource } from '@tayyib/shared/contracts';
import type {
  AverageMarketCap,
  ClassAnswer,
  CompanyEvent,
  CompanyFacts,
  Filing,
  IndustryClass,
  RecordedActivity,
} from '@tayyib/shared/shariah';
import type { filings } from '../../../database/schema/facts/factsTables';
import { businessFacts, marketCaps, securities } from '../../../database/schema/facts/factsTables';
import { levelsOf } from '@tayyib/shared/shariah';
import { classAnswersInForce } from './classAnswers';
import { classSource, companyEvents } from './companyEvents';
import { filingsOf, replacedFilingsOf } from './filingsRepository';
import { groupBy } from '../../../lib/lists';
import { inBatches } from '../../../lib/inBatches';
import { withDebtOfCompanyAlone } from './withDebtOfCompanyAlone';
import type { Queryable } from '../../../database/client';

/** Everything stored of a company: all filings, averages and events; judging a day uses those known by then. */
export interface CompanyRecord extends Omit<CompanyFacts, 'filing' | 'interim'> {
  filings: Filing[];
  events: CompanyEvent[];
}

/**
 * The records of some companies, or of all, by ISIN. Companies that are not listed are omitted. The order depends on their
 * content, never on storage order: two databases with the same facts give the same result, receipts and batches included.
 */
export async function companyRecords(db: Queryable, isins?: readonly string[]): Promise<CompanyRecord[]> {
  const records: CompanyRecord[] = [];
  const answers = await classAnswersInForce(db);
  const wanted =
    isins ?? (await db.select({ isin: securities.isin }).from(securities)).map(({ isin }) => isin);
  await inBatches([...new Set(wanted)].sort(), async (batch) =>
    records.push(...(await recordsOf(db, batch)).map((record) => withAnswer(record, answers))),
  );
  return records;
}

/** An answer on the narrowest level of a company's class goes before those on wider ones. */
function withAnswer(record: CompanyRecord, answers: ReadonlyMap<string, ClassAnswer>): CompanyRecord {
  const levels = record.industry === null ? [] : levelsOf(record.industry);
  const answered = levels.find((name) => answers.has(name));
  return answered === undefined ? record : { ...record, classAnswer: answers.get(answered) };
}

async function recordsOf(db: Queryable, isins: string[]): Promise<CompanyRecord[]> {
  const listed = await db
    .select()
    .from(securities)
    .where(inArray(securities.isin, isins))
    .orderBy(asc(securities.isin));
  // the current filing precedes those it replaced; a verdict on an earlier day uses the latest of those
  const filed = groupByIsin([...(await filingsOf(db, isins)), ...(await replacedFilingsOf(db, isins))]);
  const caps = groupByIsin(
    await db
      .select()
      .from(marketCaps)
      .where(inArray(marketCaps.isin, isins))
      .orderBy(asc(marketCaps.asOf), asc(marketCaps.windowMonths)),
  );
  const recorded = await recordedActivities(db, isins);
  const events = await companyEvents(db, isins);
  return listed.map((security) => ({
    isin: security.isin,
    symbol: security.symbol,
    name: security.name,
    industry: industryOf(security),
    filings: withDebtOfCompanyAlone((filed.get(security.isin) ?? []).map(filingOf)),
    events: events.get(security.isin) ?? [],
    marketCaps: (caps.get(security.isin) ?? []).map(capOf),
    activities: (recorded.get(security.isin) ?? []).map(activityOf),
  }));
}

/** What some listed companies do, by ISIN: their class of the exchange, and lines of business that staff recorded. */
export async function businessesOf(
  db: Queryable,
  isins: readonly string[],
): Promise<Map<string, Pick<CompanyRecord, 'industry' | 'activities'>>> {
  const wanted = [...isins];
  const [listed, recorded] = await Promise.all([
    db.select().from(securities).where(inArray(securities.isin, wanted)),
    recordedActivities(db, wanted),
  ]);
  return new Map(
    listed.map((security) => [
      security.isin,
      {
        industry: industryOf(security),
        activities: (recorded.get(security.isin) ?? []).map(activityOf),
      },
    ]),
  );
}

const recordedActivities = async (db: Queryable, isins: string[]) =>
  groupByIsin(
    await db
      .select()
      .from(businessFacts)
      .where(inArray(businessFacts.isin, isins))
      .orderBy(asc(businessFacts.activity)),
  );

/** A company's class by the exchange; null without one. */
export function industryOf(security: typeof securities.$inferSelect): IndustryClass | null {
  const { sector, industry, industryGroup, industrySubgroup, classDocument, classAsOf } = security;
  if (classDocument === null || classAsOf === null) return null;
  return {
    sector,
    industry,
    group: industryGroup,
    subgroup: industrySubgroup,
    source: classSource(classDocument, classAsOf),
  };
}

type StoredFiling = Omit<Filing, 'format' | 'source' | 'isIntegrated' | 'isProvided' | 'isSummary'> &
  Pick<typeof filings.$inferSelect, 'taxonomy' | 'detail'> &
  Partial<Pick<typeof filings.$inferSelect, 'isIntegrated' | 'isSummary' | 'fileSha256'>> &
  Provenance;

/** A stored filing as the rules read it. */
export function filingOf(row: StoredFiling): Filing {
  const { periodStart, periodEnd, nature, taxonomy: format, audited, amounts, segments, detail } = row;
  const source: FactSource = sourceOf(row);
  if (row.fileSha256) source.sha256 = row.fileSha256;
  const filing: Filing = { periodStart, periodEnd, nature, format, audited, amounts, segments, source };
  if (row.isIntegrated === true) filing.isIntegrated = true;
  if (detail === 'provided') filing.isProvided = true;
  if (row.isSummary === true) filing.isSummary = true;
  return filing;
}

function capOf(row: typeof marketCaps.$inferSelect): AverageMarketCap {
  return { windowMonths: row.windowMonths, valueRupees: row.valueRupees, source: sourceOf(row) };
}

function activityOf(row: typeof businessFacts.$inferSelect): RecordedActivity {
  const { activity, shareOfRevenue } = row;
  return {
    activity,
    shareOfRevenue: shareOfRevenue === null ? null : Number(shareOfRevenue),
    source: sourceOf(row),
  };
}

interface Provenance {
  publisher: string;
  document: string;
  asOf: string;
  publishedOn: string | null;
}

const sourceOf = ({ publisher, document, asOf, publishedOn }: Provenance) => ({
  publisher,
  document,
  asOf,
  publishedOn,
});

/** Rows by the company they are about, in their order. */
export const groupByIsin = <Row extends { isin: string }>(rows: readonly Row[]) =>
  groupBy(rows, ({ isin }) => isin);
