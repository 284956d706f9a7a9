import type { StandardId, StockPage, Verdict } from '@tayyib/shared/contracts';
import { useMyStandard } from '@tayyib/shared/sdk/modules';
import { useLocation, useSearchParams } from '@tayyib/shared/sdk/router';

/**
 * The verdict of the standard in the URL (`?standard=`), or the default one if it is missing or unknown. Selecting another
 * adds no history entry.
 */
export function useSelectedStandard({ verdicts }: Pick<StockPage, 'verdicts'>): {
  selected: Verdict | undefined;
  select: (standard: StandardId) => void;
} {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const mine = useMyStandard();
  const [byDefault] = verdicts;
  const requested = address.get('standard')?.toUpperCase();
  const select = (standard: StandardId) =>
    setAddress(
      (current) => {
        const next = new URLSearchParams(current);
        if (standard === byDefault?.standard.id && standard === mine) next.delete('standard');
        else next.set('standard', standard);
        return next;
      },
      // the stock may have been passed as navigation state
      { replace: true, state, preventScrollReset: true },
    );
  return { selected: verdicts.find(({ standard }) => standard.id === requested) ?? byDefault, select };
}
