import { standardIds } from '@tayyib/shared/shariah';
import { skipToken } from '@tayyib/shared/sdk/toolkit';
import { useGetIndexQuery, useGetIndicesQuery } from '../../../api/marketListsApi';
import type { ComparedCloses } from '../../../domain/chartOfPrices';

/** The value of `?compare=` for the index; codes of stocks have no colon. */
export const niftyChoice = 'index:nifty50';

const isNifty = (name: string) => /^nifty 50$/i.test(name);

/** Whether the Nifty 50 is on file, and its closes once they are wanted. */
export function useNiftyCloses(isWanted: boolean): { isOnFile: boolean; closes: ComparedCloses | null } {
  const { data: found } = useGetIndicesQuery({ q: 'nifty 50' });
  const nifty = found?.rows.find(({ name, last }) => isNifty(name) && last !== null);
  const { currentData } = useGetIndexQuery(
    isWanted && nifty ? { id: nifty.id, standard: standardIds[0] } : skipToken,
  );
  return {
    isOnFile: nifty !== undefined,
    closes: currentData ? { name: currentData.index.name, bars: currentData.closes } : null,
  };
}
