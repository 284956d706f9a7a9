import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/format';
import { portfolioLimits } from '@tayyib/shared/limits';
import { useViewer } from '@tayyib/shared/modules';
import {
  useAddPortfolioEntriesMutation,
  useClearPortfolioMutation,
  useGetPortfolioQuery,
  useRemovePortfolioEntriesMutation,
  useSetPortfolioConsentMutation,
} from '../api/portfolioApi';
import { useVisitEntries } from './useVisitEntries';

const tooMany = `A portfolio has room for ${formatCount(portfolioLimits.entries)} entries.`;

type Entries = readonly PortfolioEntry[];

/**
 * The portfolio of the viewer: on their account if they agreed to it, else in this tab until it is closed. What was entered in the tab
 * moves to the account when they agree.
 */
export function usePortfolio() {
  const { user } = useViewer();
  const stored = useGetPortfolioQuery(undefined, { skip: user === null });
  const visit = useVisitEntries(user?._id ?? null);
  const [setConsent] = useSetPortfolioConsentMutation();
  const [addEntries, { isLoading: isStoring }] = useAddPortfolioEntriesMutation();
  const [removeEntries] = useRemovePortfolioEntriesMutation();
  const [clearStored] = useClearPortfolioMutation();
  const isStored = stored.data?.isStored ?? false;

  /** In one request: all entries are stored, or an error is thrown and none is. */
  const send = async (entries: Entries, replaced: Entries = []) => {
    if (entries.length > portfolioLimits.entries) throw new Error(tooMany);
    await addEntries({ entries: [...entries], replaced: replaced.map(({ key }) => key) }).unwrap();
  };
  const remove = async (entries: Entries) => {
    if (isStored) await removeEntries(entries.map(({ key }) => key)).unwrap();
    else visit.remove(entries);
  };
  /** Adds entries, in place of others. */
  const add = async (entries: Entries, replaced: Entries = []) => {
    if (isStored) await send(entries, replaced);
    else visit.add(entries, replaced);
  };
  const clear = async () => {
    if (isStored) await clearStored().unwrap();
    else visit.clear();
  };
  /** With the consent, what is in the tab is stored; without it, what was stored is erased, also copies of it in the tab. */
  const keep = async (isGiven: boolean) => {
    const erased = isGiven ? [] : (stored.data?.entries ?? []);
    await setConsent(isGiven).unwrap();
    try {
      if (isGiven && visit.entries.length > 0) {
        await send(visit.entries);
        visit.unsave();
      }
    } finally {
      await stored.refetch();
    }
    if (isGiven) visit.clear();
    else visit.remove(erased);
  };
  return {
    isUser: user !== null,
    isStored,
    /** Entries on the account of a user who has yet to agree to the present text. */
    waiting: stored.data?.waiting ?? 0,
    isLoading: stored.isLoading,
    error: stored.error,
    retry: stored.refetch,
    entries: isStored ? (stored.data?.entries ?? []) : visit.entries,
    isStoring,
    ...{ add, remove, clear, keep },
  };
}
