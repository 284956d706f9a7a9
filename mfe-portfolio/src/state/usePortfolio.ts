import { useMemo } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
import { formatCount } from '@tayyib/shared/values/format';
import { portfolioLimits } from '@tayyib/shared/limits';
import { useViewer } from '@tayyib/shared/sdk/modules';
import {
  useAddPortfolioEntriesMutation,
  useClearPortfolioMutation,
  useGetPortfolioQuery,
  useRemovePortfolioEntriesMutation,
  useSetPortfolioConsentMutation,
} from '../api/portfolioApi';
import { withAdded } from '../domain/heldOf';
import { useVisitEntries } from './useVisitEntries';

const tooMany = `A portfolio has room for ${formatCount(portfolioLimits.entries)} entries.`;

type Entries = readonly PortfolioEntry[];
const none: Entries = [];

/**
 * The portfolio of the viewer: on their account if they agreed to it, else in this tab until it is closed. What was entered in the tab
 * moves to the account when they agree. Where that failed, or they agreed in another tab, it is shown with what is stored.
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
  const onAccount = stored.data?.entries ?? none;
  const unstored = useMemo(() => {
    const keys = new Set(onAccount.map(({ key }) => key));
    return isStored ? visit.entries.filter(({ key }) => !keys.has(key)) : none;
  }, [isStored, onAccount, visit.entries]);
  const entries = useMemo(() => {
    if (!isStored) return visit.entries;
    return unstored.length === 0 ? onAccount : withAdded(onAccount, { entries: [...unstored], replaced: [] });
  }, [isStored, onAccount, unstored, visit.entries]);

  /** In one request: all entries are stored, or an error is thrown and none is. */
  const send = async (added: Entries, replaced: Entries = []) => {
    if (added.length > portfolioLimits.entries) throw new Error(tooMany);
    await addEntries({ entries: [...added], replaced: replaced.map(({ key }) => key) }).unwrap();
  };
  const remove = async (removed: Entries) => {
    const keys = removed.filter((entry) => isStored && !unstored.includes(entry)).map(({ key }) => key);
    if (keys.length > 0) await removeEntries(keys).unwrap();
    visit.remove(removed);
  };
  /** Adds entries, in place of others. */
  const add = async (added: Entries, replaced: Entries = []) => {
    if (!isStored) return visit.add(added, replaced);
    if (added.length === 0) return remove(replaced);
    await send(added, replaced);
    visit.remove(replaced);
  };
  const clear = async () => {
    if (isStored) await clearStored().unwrap();
    visit.clear();
  };
  const sendVisit = async () => {
    if (visit.entries.length === 0) return;
    await send(visit.entries);
    visit.unsave();
  };
  /** Stores what is in the tab, with the consent given before. */
  const storeVisit = async () => {
    await sendVisit();
    visit.clear();
  };
  /** With the consent, what is in the tab is stored; without it, what was stored is erased, also copies of it in the tab. */
  const keep = async (isGiven: boolean) => {
    const erased = isGiven ? [] : onAccount;
    await setConsent(isGiven).unwrap();
    try {
      if (isGiven) await sendVisit();
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
    entries,
    /** How many of them are only in the tab, although the account may store them. */
    unstored: unstored.length,
    isStoring,
    add,
    remove,
    clear,
    keep,
    storeVisit,
  };
}
