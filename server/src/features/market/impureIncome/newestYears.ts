import { addMonths } from '@tayyib/shared/values/calendar';
import type { PurificationYear } from '@tayyib/shared/contracts';
import { statedImpureIncome } from '@tayyib/shared/shariah';
import type { Filing, Standard } from '@tayyib/shared/shariah';
import { and, gte, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { filings } from '../../../database/schema/facts/factsTables';
import { forEachYielding } from '../../../lib/CooperativePace';
import { inBatches } from '../../../lib/inBatches';
import { businessesOf, filingOf, groupByIsin } from '../../facts/records/companyFacts';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { annualYears } from './annualYears';

/** By the edition of a standard, then by ISIN; null: no annual accounts are on file. */
type YearsByEdition = Map<string, Map<string, PurificationYear | null>>;
const readBefore = memoizePerSnapshot((): YearsByEdition => new Map());

/**
 * The annual accounts of some companies that say most of their impure income today, by ISIN: the newest that state their interest; without
 * any, the newest. Each is read once for a market snapshot.
 */
export async function newestYears(
  db: Queryable,
  snapshot: MarketSnapshot,
  standard: Standard,
  isins: Iterable<string>,
): Promise<ReadonlyMap<string, PurificationYear>> {
  const editions = readBefore(snapshot);
  const edition = `${standard.id} ${standard.edition}`;
  const known = editions.get(edition) ?? new Map<string, PurificationYear | null>();
  editions.set(edition, known);
  const wanted = [...new Set(isins)];
  const unread = wanted.flatMap((isin) =>
    known.has(isin) ? [] : (snapshot.dossiers[snapshot.rowOf(isin) ?? -1] ?? []),
  );
  await inBatches(unread, async (batch) => {
    for (const [isin, year] of await readYears(db, batch, snapshot.day, standard)) known.set(isin, year);
  });
  return new Map(
    wanted.flatMap((isin) => {
      const year = known.get(isin);
      return year ? [[isin, year] as const] : [];
    }),
  );
}

async function readYears(db: Queryable, dossiers: readonly Dossier[], day: string, standard: Standard) {
  const isins = dossiers.map(({ isin }) => isin);
  const [businesses, filed] = await Promise.all([businessesOf(db, isins), recentFilings(db, isins, day)]);
  const years = new Map<string, PurificationYear | null>();
  await forEachYielding(dossiers, (dossier) => {
    const business = businesses.get(dossier.isin);
    const own = filed.get(dossier.isin) ?? [];
    const all =
      business === undefined ? [] : annualYears({ ...business, filings: own }, dossier, standard, day);
    const stated = statedImpureIncome(all, []);
    years.set(dossier.isin, all.find(({ to }) => to === stated?.to) ?? all[0] ?? null);
  });
  return years;
}

/** Accounts older than this say nothing of today's income; the standards judge by none that are older. */
const maxAgeMonths = 36;

async function recentFilings(
  db: Queryable,
  isins: readonly string[],
  day: string,
): Promise<Map<string, Filing[]>> {
  const rows = await db
    .select()
    .from(filings)
    .where(and(inArray(filings.isin, [...isins]), gte(filings.periodEnd, addMonths(day, -maxAgeMonths))));
  return new Map([...groupByIsin(rows)].map(([isin, own]) => [isin, own.map(filingOf)]));
}
