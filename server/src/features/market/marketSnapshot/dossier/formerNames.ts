import { searchKey } from '@tayyib/shared/screens';
import type { symbolChanges } from '../../../../database/schema/facts/companyTables';
import type { securities } from '../../../../database/schema/facts/factsTables';
import type { FormerName } from './Dossier';

type Listed = Pick<typeof securities.$inferSelect, 'symbol' | 'name' | 'asOf'>;
type Renaming = Pick<typeof symbolChanges.$inferSelect, 'former' | 'name' | 'day'>;

/**
 * The symbols and names a company had before, in the order of its changes, which are given newest first. The list of changes states a name with each; one that differs
 * from today's is a former name, unless the list of companies is older than the change.
 */
export function formerNamesOf({ symbol, name, asOf }: Listed, renamings: readonly Renaming[]): FormerName[] {
  const current = new Set([searchKey(symbol), nameKey(name)]);
  const former = new Map<string, FormerName>();
  const add = (key: string, text: string, until: string | null) => {
    if (!current.has(key) && !former.has(key)) former.set(key, { text, until });
  };
  for (const [at, renaming] of renamings.entries()) {
    add(searchKey(renaming.former), renaming.former, renaming.day);
    // the name since that change, until the next one
    const until = renamings[at - 1]?.day ?? null;
    if (renaming.name !== null && renaming.day <= asOf) add(nameKey(renaming.name), renaming.name, until);
  }
  return [...former.values()];
}

/** Lists write the same name with and without these words. */
const nameKey = (name: string): string => searchKey(name.replaceAll(/\b(?:limited|ltd|the)\b/gi, ''));
