import type { StandardId, StockPage, Verdict } from '@tayyib/shared/contracts';
import { useLocation, useSearchParams } from '@tayyib/shared/router';

/**
 * The verdict that is looked at, by the standard in the address (`?standard=`); the default one where the address says
 * none or none we know. Looking at another does not grow the browser's history.
 */
export function useSelectedStandard({ verdicts }: Pick<StockPage, 'verdicts'>): {
  lookedAt: Verdict | undefined;
  look: (standard: StandardId) => void;
} {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const [byDefault] = verdicts;
  const asked = address.get('standard')?.toUpperCase();
  const look = (standard: StandardId) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (standard === byDefault?.standard.id) next.delete('standard');
        else next.set('standard', standard);
        return next;
      },
      // the stock itself may have been handed over as state
      { replace: true, state, preventScrollReset: true },
    );
  return { lookedAt: verdicts.find(({ standard }) => standard.id === asked) ?? byDefault, look };
}
