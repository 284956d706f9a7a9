import { useCallback } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { useLocation, useSearchParams } from '@tayyib/shared/router';
import { standardIds } from '@tayyib/shared/shariah';

/** Sets some names of the address; null takes a name out. `replace` does not grow the browser's history. */
export type ChangeAddress = (
  part: Readonly<Record<string, string | null>>,
  options?: { replace?: boolean },
) => void;

/**
 * What a page shows, as its address says: it can be shared, and back goes to the view before. Changing anything but
 * the page goes back to the first one. What navigation handed over as state stays.
 */
export function useAddress(): {
  address: URLSearchParams;
  standard: StandardId;
  page: number;
  change: ChangeAddress;
} {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const change = useCallback<ChangeAddress>(
    (part, options) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete('page');
          for (const [name, value] of Object.entries(part)) {
            if (value === null || value === '') next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { ...options, state, preventScrollReset: true },
      ),
    [setAddress, state],
  );
  const asked = address.get('standard')?.toUpperCase();
  const page = Number(address.get('page'));
  return {
    address,
    standard: standardIds.find((id) => id === asked) ?? standardIds[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    change,
  };
}
