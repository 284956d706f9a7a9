import { addDays, addMonths, dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import type { FundPortfoliosReply, PurificationYear, PurifiedHolding } from '@tayyib/shared/contracts';
import type { Standard } from '@tayyib/shared/shariah';
import type { Queryable } from '../../../database/client';
import { companyRecords } from '../../facts/records/companyFacts';
import type { FundHolding } from '../../facts/records/fundsRepository';
import { navsOf, portfolioDays, portfoliosOf } from '../../facts/records/fundsRepository';
import { annualYears } from '../impureIncome/annualYears';
import { sourceOf } from '../indices/readIndices';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { impurePart } from './lookThrough';
import { impureOf } from './readFunds';

/** How many financial years are read, the current one included: companies and portfolios of earlier ones are rarely on file. */
const yearsRead = 10;
/** Days without trading at the end of a month. */
const maxNavAge = 5;

interface Period {
  from: string;
  to: string;
}

interface HeldCompany {
  dossier: Dossier;
  /** Newest first. */
  years: readonly PurificationYear[];
}

interface Wanted {
  id: string;
  standard: Standard;
  /** Whether the viewer's plan includes the accounts of companies. */
  isDetailed: boolean;
}

/** The portfolio of a fund for each of the newest financial years, with its companies' accounts up to that year. */
export async function fundPortfolios(
  db: Queryable,
  snapshot: MarketSnapshot,
  { id, standard, isDetailed }: Wanted,
): Promise<FundPortfoliosReply> {
  const years = financialYearsTo(snapshot.day);
  const days = await portfolioDays(db, id);
  const chosen = years.flatMap((year) => {
    const day = dayFor(year, days, snapshot.day);
    return day === undefined ? [] : [{ yearTo: year.to, day }];
  });
  const holdings = await portfoliosOf(
    db,
    id,
    chosen.map(({ day }) => day),
  );
  const companies = await heldCompanies(db, snapshot, standard, [...holdings.values()].flat());
  const portfolios = await Promise.all(
    chosen.map(async ({ yearTo, day }) => {
      const rows = (holdings.get(day) ?? []).map((row) => holdingOf(row, companies, yearTo, snapshot.day));
      const own = isDetailed ? rows : rows.map((row) => ({ ...row, impure: null }));
      const [first] = holdings.get(day) ?? [];
      const nav = await navOn(db, id, day);
      return first ? [{ yearTo, nav, ...impurePart(rows), holdings: own, source: sourceOf(first) }] : [];
    }),
  );
  return {
    standard: standard.id,
    id,
    isDetailed,
    from: years.at(-1)?.from ?? snapshot.day,
    portfolios: portfolios.flat(),
  };
}

/** India's financial years, April to March, up to the one of a day, newest first. */
function financialYearsTo(day: string): Period[] {
  const last = Number(day.slice(0, 4)) + (day.slice(5) > '03-31' ? 1 : 0);
  return Array.from({ length: yearsRead }, (_, at) => ({
    from: `${last - at - 1}-04-01`,
    to: `${last - at}-03-31`,
  }));
}

/**
 * The day of the portfolio used for a year: the newest one in it. The year that has not ended uses the newest of the year before while
 * none of its own is on file.
 * @param days newest first
 */
function dayFor({ from, to }: Period, days: readonly string[], today: string): string | undefined {
  const own = days.find((day) => day >= from && day <= to);
  if (own !== undefined || to < today) return own;
  return days.find((day) => day >= addMonths(from, -12) && day < from);
}

/** The value of a unit on the day of a portfolio, or on the last trading day before it. */
async function navOn(db: Queryable, id: string, day: string) {
  const newest = (await navsOf(db, id, { from: addDays(day, -maxNavAge), to: day })).at(-1);
  return newest === undefined ? null : { rupees: newest.navRupees, day: newest.day };
}

async function heldCompanies(
  db: Queryable,
  { dossiers, rowOf, day }: MarketSnapshot,
  standard: Standard,
  holdings: readonly FundHolding[],
): Promise<ReadonlyMap<string, HeldCompany>> {
  const isins = [...new Set(holdings.flatMap(({ isin }) => isin ?? []))];
  const known = isins.flatMap((isin) => dossiers[rowOf(isin) ?? -1] ?? []);
  const records = await companyRecords(
    db,
    known.map(({ isin }) => isin),
  );
  const byIsin = new Map(records.map((record) => [record.isin, record]));
  return new Map(
    known.map((dossier) => {
      const record = byIsin.get(dossier.isin);
      const years = record === undefined ? [] : annualYears(record, dossier, standard, day);
      return [dossier.isin, { dossier, years }] as const;
    }),
  );
}

/** A holding with the newest accounts of its company up to the end of a year, and its splits from then to today. */
function holdingOf(
  { name, isin, share, quantity, marketValueRupees, asOf }: FundHolding,
  companies: ReadonlyMap<string, HeldCompany>,
  yearTo: string,
  today: string,
): PurifiedHolding {
  const company = isin === null ? undefined : companies.get(isin);
  const start = dayNumber(asOf);
  const end = dayNumber(today);
  return {
    isin,
    share,
    quantity,
    marketValueRupees,
    name: company?.dossier.name ?? name,
    impure: impureOf(company?.years.find(({ to }) => to <= yearTo)),
    steps: (company?.dossier.steps ?? [])
      .filter(({ exDay }) => exDay > start && exDay <= end)
      .map(({ exDay, factor, kind }) => ({ exDate: dayFromNumber(exDay), factor, kind })),
  };
}
