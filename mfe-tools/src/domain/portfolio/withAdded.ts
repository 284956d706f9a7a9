import type { AddPortfolioEntriesBody, PortfolioEntry } from '@tayyib/shared/contracts';

type Entries = readonly PortfolioEntry[];

/** A portfolio with added entries in place of others, oldest first; one whose key it has already is a duplicate. */
export function withAdded(own: Entries, { entries: added, replaced = [] }: AddPortfolioEntriesBody) {
  const gone = new Set(replaced);
  const byKey = new Map(own.filter(({ key }) => !gone.has(key)).map((entry) => [entry.key, entry]));
  for (const entry of added) if (!byKey.has(entry.key)) byKey.set(entry.key, entry);
  return [...byKey.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
