import { useCallback } from 'react';
import type { StandardId } from '@tayyib/shared/contracts';
import { useLocation, useSearchParams } from '@tayyib/shared/sdk/router';
import { standardIds } from '@tayyib/shared/shariah';

/** Sets parameters of the URL; null removes one. `replace` adds no history entry. */
export type ChangeAddress = (
  part: Readonly<Record<string, string | null>>,
  options?: { replace?: boolean },
) => void;

/**
 * The view of a page, stored in the URL: it can be shared, and the back button returns to the previous view. Changing
 * anything but the page returns to the first page. The navigation state is preserved.
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
  const requested = address.get('standard')?.toUpperCase();
  const page = Number(address.get('page'));
  return {
    address,
    standard: standardIds.find((id) => id === requested) ?? standardIds[0],
    page: Number.isInteger(page) && page > 0 ? page : 1,
    change,
  };
}

/** The value if it is one of the choices, otherwise the first choice. */
export function choiceFrom<Choice extends string>(
  value: string | null,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  return choices.find((choice) => choice === value) ?? choices[0];
}
