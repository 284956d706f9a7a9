import type { PublicStock, PublicVerdict, Verdict } from '@tayyib/shared/contracts';
import { badgeOf, freshnessSentences, standardIds, tasis, withoutFigures } from '@tayyib/shared/shariah';
import { classId } from '@tayyib/shared/screens';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import { verdicts } from '../../../database/schema/facts/verdictsTables';
import { notScreened } from '../../facts/verdicts/verdictsRepository';
import { badgeBy, type Company } from '../marketSnapshot/companies/Company';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { listedAgeOf } from '../marketSnapshot/dossier/listedAge';
import type { MarketSnapshot } from '../marketSnapshot/MarketSnapshot';
import { classmatesOf } from '../stocks/peers/classmates';
import { publicRows } from './publicRows';

/** Compliant companies shown for one that is not. */
const mostAlternatives = 6;

/** What of the default standard's verdict the market does not have in memory. */
type Statement = Pick<Verdict, 'standard' | 'nature' | 'reasons' | 'missing' | 'freshness' | 'judgedOn'>;

/** Picked out by the database: a whole verdict is a hundred times as large. */
const statement = sql<Statement>`jsonb_build_object(
  'standard', ${verdicts.verdict} -> 'standard',
  'nature', ${verdicts.verdict} -> 'nature',
  'reasons', ${verdicts.verdict} -> 'reasons',
  'missing', ${verdicts.verdict} -> 'missing',
  'freshness', ${verdicts.verdict} -> 'freshness',
  'judgedOn', ${verdicts.verdict} -> 'judgedOn'
)`;

async function readStatement(db: Queryable, isin: string): Promise<Statement | null> {
  const [row] = await db
    .select({ statement })
    .from(verdicts)
    .where(and(eq(verdicts.isin, isin), eq(verdicts.standard, tasis.id), verdicts.current));
  return row?.statement ?? null;
}

/** The public page of a company: from the market in memory, and its sentences from the database. No ratio is in it. */
export async function publicStock(
  db: Queryable,
  snapshot: MarketSnapshot,
  figures: MarketFigures,
  company: Company,
): Promise<PublicStock> {
  const { dossier, row } = company;
  const stated = await readStatement(db, dossier.isin);
  const [, ...moreReasons] = stated?.reasons ?? [];
  const [first] = publicRows(snapshot, [dossier]);
  if (first === undefined) throw new Error('A company has a row.');
  const age = stated?.freshness ? freshnessSentences(stated.freshness) : [];
  return {
    ...first,
    bseCode: dossier.bseCode,
    sector: dossier.sector,
    industry:
      dossier.industry === null ? null : { id: listIdOfIndustry(dossier.industry), name: dossier.industry },
    verdicts: standardIds.map((standard) => publicVerdict(dossier, standard)),
    edition: stated && { title: stated.standard.title, edition: stated.standard.edition },
    nature: stated?.nature ?? null,
    // the age is said apart
    moreReasons: moreReasons
      .filter((reason) => age[0] === undefined || !reason.startsWith(age[0]))
      .map(withoutFigures),
    missing: (stated?.missing ?? []).map(withoutFigures),
    age,
    judgedOn: stated?.judgedOn ?? null,
    price:
      row.closeRupees === null || row.priceDay === null
        ? null
        : {
            closeRupees: row.closeRupees,
            changePercent: row.change === null ? null : Math.round(row.change * 10_000) / 100,
            day: row.priceDay,
          },
    alternatives: alternativesOf(company, snapshot, figures),
  };
}

/** The id of the public list of an industry. */
export const listIdOfIndustry = (name: string): string => classId('industry', name).replace('industry~', '');

function publicVerdict(
  { verdicts: byStandard }: Dossier,
  standard: PublicVerdict['standard'],
): PublicVerdict {
  const verdict = byStandard[standard]?.latest;
  return {
    standard,
    badge: badgeOf(verdict?.status ?? 3),
    ...listedAgeOf(verdict),
    reason: withoutFigures(verdict?.reason ?? notScreened),
  };
}

/** Compliant companies of the narrowest class that has any, widening class by class. */
function alternativesOf(
  company: Company,
  snapshot: MarketSnapshot,
  figures: MarketFigures,
): PublicStock['alternatives'] {
  const isCompliant = (other: Company) => badgeBy(other, tasis.id) === 'compliant';
  if (isCompliant(company)) return null;
  const classmates = classmatesOf(company, figures, (found) => found.some(isCompliant));
  const all = { className: 'the whole market', companies: figures.companies };
  const { className, companies } = classmates ?? all;
  const passing = companies.filter(isCompliant).toSorted(largestFirstOf);
  if (passing.length === 0) return null;
  const shown = passing.slice(0, mostAlternatives).map(({ dossier }) => dossier);
  return { className, rows: publicRows(snapshot, shown) };
}

const largestFirstOf = (one: Company, other: Company): number =>
  (other.row.marketCapRupees ?? -1) - (one.row.marketCapRupees ?? -1);
