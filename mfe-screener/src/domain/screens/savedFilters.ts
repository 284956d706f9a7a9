import { withStorage } from '@tayyib/shared/parts/storage';

/** A named set of filters of the halal screener, as the query of its URL. */
export interface SavedFilter {
  name: string;
  address: string;
}

/** Cleared with the user's other data on sign-out. */
const storageKey = 'filters';
export const maxSaved = 20;
export const maxNameLength = 40;

/** The sets saved in this browser, by name. What is stored and cannot be read is ignored. */
export function readFilters(): SavedFilter[] {
  const stored: unknown = withStorage((storage): unknown => JSON.parse(storage.getItem(storageKey) ?? '[]'));
  return Array.isArray(stored) ? stored.filter(isSavedFilter).slice(0, maxSaved) : [];
}

/** Saves a set, replacing one of the same name. Returns all sets, or null when there are too many. */
export function saveFilter(filter: SavedFilter): SavedFilter[] | null {
  const others = readFilters().filter(({ name }) => name !== filter.name);
  if (others.length >= maxSaved) return null;
  return write([...others, filter].sort((one, other) => one.name.localeCompare(other.name)));
}

/** Removes a set by its name. Returns the others. */
export const removeFilter = (removed: string): SavedFilter[] =>
  write(readFilters().filter(({ name }) => name !== removed));

function write(filters: SavedFilter[]): SavedFilter[] {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify(filters)));
  return filters;
}

function isSavedFilter(one: unknown): one is SavedFilter {
  if (typeof one !== 'object' || one === null || !('name' in one && 'address' in one)) return false;
  return typeof one.name === 'string' && typeof one.address === 'string';
}
