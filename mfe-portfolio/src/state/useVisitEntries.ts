import { useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { withAdded } from '../domain/heldOf';

type Entries = readonly PortfolioEntry[];

/** Entries of this tab, which the browser drops when it is closed. Each user of the browser has their own. */
export function useVisitEntries(userId: string | null) {
  const place = `portfolio:${userId ?? 'visitor'}`;
  const [entries, setEntries] = useState<Entries>(() => readEntries(place));
  const save = (next: Entries) => {
    setEntries(next);
    attempt(() =>
      next.length === 0
        ? sessionStorage.removeItem(place)
        : sessionStorage.setItem(place, JSON.stringify(next)),
    );
  };
  return {
    entries,
    /** Adds entries, in place of others. */
    add: (added: Entries, replaced: Entries) => {
      save(withAdded(entries, { entries: [...added], replaced: replaced.map(({ key }) => key) }));
    },
    remove: (removed: Entries) => {
      const keys = new Set(removed.map(({ key }) => key));
      save(entries.filter(({ key }) => !keys.has(key)));
    },
    /** A reload of the tab does not find them again. */
    unsave: () => attempt(() => sessionStorage.removeItem(place)),
    clear: () => save([]),
  };
}

const readEntries = (place: string): Entries => {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(place) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
};

/** What another version of this page stored may lack a field. */
function isEntry(value: unknown): value is PortfolioEntry {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const isText = (name: string) => typeof fields.get(name) === 'string';
  const amount = fields.get('amountPaise');
  return (
    ['key', 'kind', 'isin', 'day', 'source'].every(isText) &&
    Number.isInteger(fields.get('quantity')) &&
    Number.isInteger(fields.get('chargesPaise')) &&
    (amount === null || Number.isInteger(amount))
  );
}

/** Undefined where the browser denies access to storage, or it is full; what was entered then lasts until the page is closed. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
