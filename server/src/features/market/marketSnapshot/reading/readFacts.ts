import { dayFromNumber, dayNumber, monthsBetween } from '@tayyib/shared/values/calendar';
import type { SizeClass } from '@tayyib/shared/contracts';
import { isAnnual, isDerivedAverage, knownOn } from '@tayyib/shared/shariah';
import { asc, desc, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { groupByIsin } from '../../../facts/records/companyFacts';
import type { FiledAccounts, FiledRow } from '../../../facts/records/filedAccounts';
import { faceValueAt } from '../../../facts/figures/fundamentals/faceValueAt';
import { filedAccountsOf, filedColumns } from '../../../facts/records/filedAccounts';
import { shareholdings, symbolChanges } from '../../../../database/schema/facts/companyTables';
import { corporateActions } from '../../../../database/schema/facts/corporateActionsTables';
import { filings, marketCaps, securities } from '../../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../../database/client';
import type { CapFact, Dossier, ShareholdingFact, ShareStep, YearAccounts } from '../dossier/Dossier';
import { formerNamesOf } from '../dossier/formerNames';
import { yearlyFigures } from '../dossier/yearlyAccounts';
import { factorSince } from './readPrices';

/** The parts of a dossier other than prices and verdicts. */
export type Facts = Omit<Dossier, 'prices' | 'verdicts'>;

/** The stored facts of some companies; unlisted ISINs are left out. */
export interface StoredFacts {
  listed: readonly (typeof securities.$inferSelect)[];
  filed: ReadonlyMap<string, readonly FiledRow[]>;
  averages: ReadonlyMap<string, readonly (typeof marketCaps.$inferSelect)[]>;
  actions: ReadonlyMap<string, readonly (typeof corporateActions.$inferSelect)[]>;
  /** Newest first. */
  renamings: ReadonlyMap<string, readonly (typeof symbolChanges.$inferSelect)[]>;
  /** Newest first. */
  patterns: ReadonlyMap<string, readonly (typeof shareholdings.$inferSelect)[]>;
}

/** Reads the facts of some companies. The statements are prepared: the database parses and plans each once per connection. */
export function createFactsReader(db: Queryable): (isins: readonly string[]) => Promise<StoredFacts> {
  const ofCompanies = (isin: PgColumn) => sql`${isin} = any(${sql.placeholder('isins')}::text[])`;
  const queries = {
    listed: db.select().from(securities).where(ofCompanies(securities.isin)).prepare('market_listed'),
    filed: db.select(filedColumns).from(filings).where(ofCompanies(filings.isin)).prepare('market_filed'),
    averages: db.select().from(marketCaps).where(ofCompanies(marketCaps.isin)).prepare('market_averages'),
    actions: db
      .select()
      .from(corporateActions)
      .where(ofCompanies(corporateActions.isin))
      .orderBy(asc(corporateActions.exDate), asc(corporateActions.part))
      .prepare('market_actions'),
    renamings: db
      .select()
      .from(symbolChanges)
      .where(ofCompanies(symbolChanges.isin))
      .orderBy(desc(symbolChanges.day), asc(symbolChanges.former))
      .prepare('market_renamings'),
    patterns: db
      .select()
      .from(shareholdings)
      .where(ofCompanies(shareholdings.isin))
      .orderBy(desc(shareholdings.asOf))
      .prepare('market_patterns'),
  };
  return async (wanted) => {
    const isins = [...wanted];
    const [listed, filed, averages, actions, renamings, patterns] = await Promise.all([
      queries.listed.execute({ isins }),
      queries.filed.execute({ isins }),
      queries.averages.execute({ isins }),
      queries.actions.execute({ isins }),
      queries.renamings.execute({ isins }),
      queries.patterns.execute({ isins }),
    ]);
    return {
      listed,
      filed: groupByIsin(filed),
      averages: groupByIsin(averages),
      actions: groupByIsin(actions),
      renamings: groupByIsin(renamings),
      patterns: groupByIsin(patterns),
    };
  };
}

/** One company's facts as its dossier has them. */
export function factsOf(
  security: StoredFacts['listed'][number],
  { filed, averages, actions, renamings, patterns }: StoredFacts,
  today: number,
): Facts {
  const { isin, symbol, bseCode, name, sector, industry, listedOn, faceValue } = security;
  const face = faceValue === null ? null : Number(faceValue);
  const acted = actions.get(isin) ?? [];
  const steps = acted.flatMap(stepOf);
  return {
    isin,
    symbol,
    bseCode,
    name,
    formerNames: formerNamesOf(security, renamings.get(isin) ?? []),
    sector,
    industry,
    group: security.industryGroup,
    subgroup: security.industrySubgroup,
    listedOn: listedOn === null ? null : dayNumber(listedOn),
    faceValue: face,
    accounts: accountsOf(filedAccountsOf(filed.get(isin) ?? []), face, steps, today),
    // those of two and three years serve ratios only: they say little of the size of today
    caps: (averages.get(isin) ?? []).filter((average) => !isDerivedAverage(average)).map(capOf),
    steps,
    dividends: acted.flatMap(({ dividendRupees, exDate }) => {
      const exDay = dayNumber(exDate);
      return dividendRupees === null
        ? []
        : [{ exDay, rupees: Number(dividendRupees) * factorSince(steps, exDay) }];
    }),
    shareholdings: (patterns.get(isin) ?? []).map(shareholdingOf),
  };
}

function accountsOf(
  all: readonly FiledAccounts[],
  faceValue: number | null,
  steps: readonly ShareStep[],
  today: number,
): YearAccounts[] {
  const bonuses = steps
    .filter(({ kind, exDay }) => kind === 'bonus' && exDay <= today)
    .map(({ exDay, factor }) => ({ exDate: dayFromNumber(exDay), factor }));
  const faceAt = faceValueAt(faceValue, bonuses);
  const years = all
    .filter(isAnnual)
    .map((filing): YearAccounts => {
      const { periodStart, periodEnd, nature } = filing;
      const end = dayNumber(periodEnd);
      const months = monthsBetween(periodStart, periodEnd);
      const face = faceAt(periodEnd);
      const shares = face === null ? NaN : (filing.amounts.paidUpCapital ?? NaN) / face;
      return {
        end,
        known: dayNumber(knownOn(filing)),
        nature,
        months,
        document: filing.source.document,
        shares,
        figures: yearlyFigures(filing, months, face),
        fullerEnd: null,
      };
    })
    .sort((a, b) => b.end - a.end || a.nature.localeCompare(b.nature) || b.known - a.known);
  const summaries = new Set(
    all.filter(({ isSummary }) => isSummary === true).map(({ source }) => source.document),
  );
  return years.map((year) => (summaries.has(year.document) ? completed(year, years, summaries) : year));
}

/** How far back a figure is still that of a company as it is today; the standards judge by no older accounts. */
const fullerWithinDays = 3 * 366;

/** A summary with the figures it does not state taken from the newest complete accounts known with it. */
function completed(
  summary: YearAccounts,
  years: readonly YearAccounts[],
  summaries: ReadonlySet<string>,
): YearAccounts {
  const fuller = years.find(
    ({ document, nature, end, known }) =>
      !summaries.has(document) &&
      nature === summary.nature &&
      end < summary.end &&
      end >= summary.end - fullerWithinDays &&
      known <= summary.known,
  );
  if (fuller === undefined) return summary;
  const figures = summary.figures.map((figure, place) =>
    Number.isNaN(figure) ? (fuller.figures[place] ?? NaN) : figure,
  );
  return { ...summary, figures, fullerEnd: fuller.end };
}

function stepOf({ kind, priceFactor, exDate }: typeof corporateActions.$inferSelect): ShareStep[] {
  if (priceFactor === null) return [];
  return [
    { exDay: dayNumber(exDate), factor: Number(priceFactor), kind: kind === 'bonus' ? 'bonus' : 'split' },
  ];
}

function shareholdingOf(row: typeof shareholdings.$inferSelect): ShareholdingFact {
  const { asOf, publishedOn, promoterShare, publicShare, pledgedShare } = row;
  return {
    asOf: dayNumber(asOf),
    known: dayNumber(publishedOn ?? asOf),
    promoters: Number(promoterShare),
    publicHolders: Number(publicShare),
    pledged: pledgedShare === null ? NaN : Number(pledgedShare),
  };
}

function capOf(row: typeof marketCaps.$inferSelect): CapFact {
  const { windowMonths, valueRupees, publisher, document, asOf, publishedOn } = row;
  const size: SizeClass | null = row.sizeClass;
  const source = { publisher, document, asOf, publishedOn };
  return { windowMonths, valueRupees, size, source, asOf: dayNumber(asOf) };
}
