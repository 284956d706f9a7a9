import { useEffect, useRef } from 'react';
import { useLocation } from '@tayyib/shared/sdk/router';

/** The part of an address that opens the exit clock of a company on `/portfolio`; other modules link to it. */
export const exitClockId = (isin: string) => `exit-clock-${isin}`;

/**
 * Moves the focus to the exit clock that the address names, once for each visit of it: later the focus may be elsewhere.
 * @param isins of the companies that are shown, which load after the page
 */
export function useNamedClock(isins: readonly string[]) {
  const { hash, key } = useLocation();
  const visited = useRef<string | null>(null);
  useEffect(() => {
    const named = isins.map(exitClockId).find((id) => hash === `#${id}`);
    if (named === undefined || visited.current === key) return;
    visited.current = key;
    document.getElementById(named)?.focus();
  }, [isins, hash, key]);
}
