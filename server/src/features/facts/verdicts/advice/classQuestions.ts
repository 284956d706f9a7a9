import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { ClassQuestion } from '@tayyib/shared/contracts';
import { silentLevels } from '@tayyib/shared/shariah';
import type { Standard } from '@tayyib/shared/shariah';
import { securities } from '../../../../database/schema/facts/factsTables';
import { verdicts } from '../../../../database/schema/facts/verdictsTables';
import type { Queryable } from '../../../../database/client';
import { groupBy } from '../../../../lib/lists';
import { industryOf } from '../../records/companyFacts';
import { publishedStandards } from '../standards/standardsRepository';
import { allClassAnswers, isInForce } from './classAnswersRepository';

/** Open companies that are named: an advisor answers for all of them. */
const mostNamed = 300;

const { sector, industry, industryGroup, industrySubgroup, classDocument, classAsOf } = securities;
const levelColumns = [sector, industry, industryGroup, industrySubgroup];

const hasNoClass = or(
  isNull(classDocument),
  isNull(classAsOf),
  and(...levelColumns.map((level) => isNull(level))),
);
const hasLevelAmong = (names: readonly string[]) =>
  or(...levelColumns.map((level) => inArray(level, [...names])));

/** Whether nothing says what a company does, or only an advisor's answer on its class; so for a company that was not judged yet. */
const isOpen = sql<boolean>`
  coalesce(not jsonb_path_exists(${verdicts.verdict}, '$.business.findings[*] ? (@.outcome != "unknown" && !exists (@.answer))'), true)`;

/** The classes that some edition in force calls too wide to judge by, and companies without a class; most open companies first. */
export async function classQuestions(db: Queryable): Promise<ClassQuestion[]> {
  const standards = await publishedStandards(db);
  const [first] = standards;
  if (first === undefined) return [];
  const wide = wideClassesOf(standards);
  const rows = await db
    .select({ security: securities, isOpen })
    .from(securities)
    .leftJoin(
      verdicts,
      and(eq(verdicts.isin, securities.isin), eq(verdicts.standard, first.id), verdicts.current),
    )
    .where(or(hasNoClass, hasLevelAmong(wide)))
    .orderBy(sql`coalesce(${verdicts.grade}, '') = 'accounts_not_loaded'`, securities.symbol);
  const history = groupBy(await allClassAnswers(db), ({ className }) => className);
  const companies = groupBy(
    rows.flatMap((row) => {
      const listed = industryOf(row.security);
      const className = listed === null ? null : silentLevelOf(listed, standards);
      return className === undefined ? [] : [{ ...row, className }];
    }),
    ({ className }) => className,
  );
  return [...companies]
    .map(([className, members]) => {
      const open = members.filter((member) => member.isOpen);
      const decisions = className === null ? [] : (history.get(className) ?? []);
      const [newest] = decisions;
      return {
        className,
        companies: members.length,
        open: open.length,
        named: open
          .slice(0, mostNamed)
          .map(({ security: { isin, symbol, name } }) => ({ isin, symbol, name })),
        answer: isInForce(newest) ? newest : null,
        history: decisions,
      };
    })
    .filter(({ open, answer }) => open > 0 || answer !== null)
    .sort((a, b) => b.open - a.open || (a.className ?? '').localeCompare(b.className ?? ''));
}

const wideClassesOf = (standards: readonly Standard[]): string[] => [
  ...new Set(standards.flatMap(({ business }) => business.wideClasses)),
];

/** The narrowest level that says nothing by some edition; null where a company has no level at all. */
function silentLevelOf(
  listed: NonNullable<ReturnType<typeof industryOf>>,
  standards: readonly Standard[],
): string | null | undefined {
  const { sector: first, industry: second, group, subgroup } = listed;
  if ([first, second, group, subgroup].every((level) => level === null)) return null;
  return standards.flatMap(({ business }) => silentLevels(listed, business))[0];
}

/** Whether some edition in force calls a class too wide to judge by. */
export async function isWideClass(db: Queryable, className: string): Promise<boolean> {
  return wideClassesOf(await publishedStandards(db)).includes(className);
}

/** The companies that have a class at any level. */
export async function companiesOfClass(db: Queryable, className: string): Promise<string[]> {
  const rows = await db
    .select({ isin: securities.isin })
    .from(securities)
    .where(hasLevelAmong([className]))
    .orderBy(securities.isin);
  return rows.map(({ isin }) => isin);
}
