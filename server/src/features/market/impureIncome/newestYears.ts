import { dayFromNumber, dayNumber } from '@tayyib/shared/calendar';
import type { PurificationYear } from '@tayyib/shared/contracts';
import { chooseFiling } from '@tayyib/shared/shariah';
import type { Filing, Standard } from '@tayyib/shared/shariah';
import { and, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { filings } from '../../../database/schema/facts/factsTables';
import { forEachYielding } from '../../../lib/CooperativePace';
import { inBatches } from '../../../lib/inBatches';
import { businessesOf, filingOf, groupByIsin } from '../../facts/facts/companyFacts';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { newestAccounts } from '../marketSnapshot/dossier/yearlyAccounts';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { memoizePerSnapshot } from '../marketSnapshot/memoizePerSnapshot';
import { purificationYearOf } from './purificationYearOf';

/** By the edition of a standard, then by ISIN; null: no annual accounts are on file. */
type YearsByEdition = Map<string, Map<string, PurificationYear | null>>;
const readBefore = memoizePerSnapshot((): YearsByEdition => new Map());

/** The newest annual accounts of some companies with their impure income, by ISIN. Each is read once for a market snapshot. */
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
  const [businesses, filed] = await Promise.all([businessesOf(db, isins), newestFilings(db, dossiers, day)]);
  const years = new Map<string, PurificationYear | null>();
  await forEachYielding(dossiers, (dossier) => {
    const filing = chooseFiling(filed.get(dossier.isin) ?? [], day);
    const business = businesses.get(dossier.isin);
    const isKnown = filing !== null && business !== undefined;
    years.set(dossier.isin, isKnown ? purificationYearOf(filing, business, dossier, standard) : null);
  });
  return years;
}

/** The filings of each company's newest year. */
async function newestFilings(
  db: Queryable,
  dossiers: readonly Dossier[],
  day: string,
): Promise<Map<string, Filing[]>> {
  const ends = new Map(
    dossiers.flatMap((dossier) => {
      const newest = newestAccounts(dossier, dayNumber(day));
      return newest === null ? [] : [[dossier.isin, dayFromNumber(newest.end)] as const];
    }),
  );
  const pairs = sql.join(
    [...ends].map(([isin, end]) => sql`(${isin}, ${end}::date)`),
    sql`, `,
  );
  if (ends.size === 0) return new Map();
  const rows = await db
    .select()
    .from(filings)
    .where(
      and(
        inArray(filings.isin, [...ends.keys()]),
        sql`(${filings.isin}, ${filings.periodEnd}) in (${pairs})`,
      ),
    );
  return new Map([...groupByIsin(rows)].map(([isin, own]) => [isin, own.map(filingOf)]));
}
