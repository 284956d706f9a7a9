import { useState } from 'react';
import type { PortfolioEntry } from '@tayyib/shared/contracts';
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
  const [addEntries] = useAddPortfolioEntriesMutation();
  const [removeEntries] = useRemovePortfolioEntriesMutation();
  const [clearStored] = useClearPortfolioMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const isStored = stored.data?.isStored ?? false;

  /** In batches, one after another; throws where one is refused. Those before it stay, and are recognised when repeated. */
  const send = async (entries: Entries) => {
    const size = portfolioLimits.entriesPerRequest;
    try {
      for (let start = 0; start < entries.length; start += size) {
        setProgress(start / entries.length);
        await addEntries(entries.slice(start, start + size)).unwrap();
      }
    } finally {
      setProgress(null);
      await stored.refetch();
    }
  };
  const remove = async (entries: Entries) => {
    if (!isStored) return visit.remove(entries);
    for (let start = 0; start < entries.length; start += portfolioLimits.entriesPerRequest) {
      const batch = entries.slice(start, start + portfolioLimits.entriesPerRequest);
      await removeEntries(batch.map(({ key }) => key)).unwrap();
    }
  };
  /** Adds entries, in place of others: those are removed once the new ones are stored. */
  const add = async (entries: Entries, replaced: Entries = []) => {
    if (!isStored) return visit.add(entries, replaced);
    await send(entries);
    return remove(replaced);
  };
  const clear = async () => {
    if (isStored) await clearStored().unwrap();
    else visit.clear();
  };
  /** With the consent, what the tab holds is stored; without it, what was stored is erased. */
  const keep = async (isGiven: boolean) => {
    await setConsent(isGiven).unwrap();
    if (isGiven && visit.entries.length > 0) await send(visit.entries);
    else await stored.refetch();
    if (isGiven) visit.clear();
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
    /** Of entries being stored, from 0 to 1; null at rest. */
    progress,
    ...{ add, remove, clear, keep },
  };
}
