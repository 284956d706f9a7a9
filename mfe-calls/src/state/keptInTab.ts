/** Something kept in the tab's own storage, by whoever it is of: gone with the tab, and never seen by another. */
export interface KeptInTab<Kept extends { viewerId: string }> {
  keep: (kept: Kept) => void;
  forget: () => void;
  /** What was kept before the page was loaded anew; null for nothing, somebody else's, or what cannot be read. */
  keptOf: (viewerId: string) => Kept | null;
}

/**
 * @param key its name in the storage
 * @param isKept whether what was read there is whole
 */
export function keptInTab<Kept extends { viewerId: string }>(
  key: string,
  isKept: (value: object) => value is Kept,
): KeptInTab<Kept> {
  return {
    keep: (kept) => sessionStorage.setItem(key, JSON.stringify(kept)),
    forget: () => sessionStorage.removeItem(key),
    keptOf(viewerId) {
      const kept = parsed(sessionStorage.getItem(key));
      return kept !== null && isKept(kept) && kept.viewerId === viewerId ? kept : null;
    },
  };
}

function parsed(text: string | null): object | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
