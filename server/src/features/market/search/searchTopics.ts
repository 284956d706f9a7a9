import type { ClassLevel, SearchTopic } from '@tayyib/shared/contracts';
import { createNameIndex, nameIndexInSteps } from '@tayyib/shared/screens';
import type { NameIndex, Tolerance } from '@tayyib/shared/screens';
import { sql } from 'drizzle-orm';
import { funds } from '../../../database/schema/facts/fundTables';
import type { Queryable } from '../../../database/client';
import { CooperativePace, runYielding } from '../../../lib/CooperativePace';
import { allIndices } from '../../facts/records/indexRepository';
import { isCalledEthical } from '../funds/readFunds';
import type { MarketFigures } from '../marketSnapshot/companies/MarketFigures';

/** Topics of one kind, indexed by name. */
export interface Topics {
  all: readonly SearchTopic[];
  find: NameIndex;
}

/** At most `limit` topics, best first. */
export const searchTopics = (
  { all, find }: Topics,
  text: string,
  limit: number,
  tolerance?: Tolerance,
): SearchTopic[] => find(text, limit, tolerance).flatMap((place) => all[place] ?? []);

/** The indices on file. */
export async function indexNames(db: Queryable): Promise<Topics> {
  const all = (await allIndices(db)).map(({ key, name }): SearchTopic => ({ type: 'index', id: key, name }));
  return { all, find: createNameIndex(all.map(({ id, name }) => ({ name, codes: [id], weight: 0 }))) };
}

/** The mutual funds on file, of equally good matches those called Shariah or ethical first. Yields to the event loop. */
export async function fundNames(db: Queryable): Promise<Topics> {
  const { schemeCode, name, plan, option, ethicsRemark } = funds;
  const rows = await db
    .select({ schemeCode, name, plan, option, ethicsRemark })
    .from(funds)
    .orderBy(sql`${name}`);
  const all = rows.map((row): SearchTopic => {
    const detail = [row.plan, row.option].filter((part) => part !== null && part !== '').join(', ');
    return { type: 'fund', id: row.schemeCode, name: row.name, ...(detail !== '' && { detail }) };
  });
  const named = rows.map((row) => ({
    name: row.name,
    codes: [row.schemeCode],
    weight: isCalledEthical(row) ? 1 : 0,
  }));
  return { all, find: await runYielding(nameIndexInSteps(named), new CooperativePace()) };
}

/** Widest first: of classes with the same name the widest is found. */
const levels: readonly ClassLevel[] = ['sector', 'industry', 'group', 'subgroup'];
const industriesOf = new WeakMap<MarketFigures, Topics>();

/** The industry classes that have companies, of equally good matches the largest first. */
export function industryNames(market: MarketFigures): Topics {
  const known = industriesOf.get(market);
  if (known !== undefined) return known;
  const byName = new Map<string, { topic: SearchTopic; weight: number }>();
  for (const level of levels) {
    for (const { id, name, companies } of market.classes.level(level).values()) {
      if (!byName.has(name))
        byName.set(name, { topic: { type: 'industry', id, name }, weight: companies.length });
    }
  }
  const entries = [...byName.values()];
  const topics = {
    all: entries.map(({ topic }) => topic),
    find: createNameIndex(entries.map(({ topic, weight }) => ({ name: topic.name, codes: [], weight }))),
  };
  industriesOf.set(market, topics);
  return topics;
}
