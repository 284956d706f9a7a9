import { asc } from 'drizzle-orm';
import { funds } from '../../../../../database/schema/facts/fundTables';
import type { Queryable } from '../../../../../database/client';

/** Words by which plans and options of one scheme differ. */
const planWords = new Set(
  (
    'direct regular plan growth option options idcw dividend payout reinvestment of income distribution cum capital withdrawal and or ' +
    'daily weekly fortnightly monthly quarterly half yearly annual bonus re investment transfer sub facility'
  ).split(' '),
);

/** Finds the codes of all plans and options of a scheme by its name. */
export async function schemesByName(transaction: Queryable): Promise<(scheme: string) => string[]> {
  const known = await transaction
    .select({ code: funds.schemeCode, name: funds.name })
    .from(funds)
    .orderBy(asc(funds.schemeCode));
  const byName = new Map<string, string[]>();
  for (const { code, name } of known) {
    const scheme = withoutPlan(name);
    byName.set(scheme, [...(byName.get(scheme) ?? []), code]);
  }
  return (scheme) => byName.get(withoutPlan(scheme)) ?? [];
}

/** The words of a name without former names in brackets and without those of its plan and option at the end. */
function withoutPlan(name: string): string {
  const words = name
    .replace(/\([^)]*(?:formerly|erstwhile)[^)]*\)/gi, ' ')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  const end = words.findLastIndex((word) => !planWords.has(word));
  return words.slice(0, end + 1).join(' ');
}
