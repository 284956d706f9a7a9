import { useMemo } from 'react';
import type { LedgerLine, StandardId } from '@tayyib/shared/contracts';
import { useViewer } from '@tayyib/shared/modules';
import { newestDues } from '@tayyib/shared/purification-ledger';
import { skipToken } from '@tayyib/shared/toolkit';
import { useGetYearsOnFileQuery, type YearsWanted } from '../../api/toolsApi';
import { compareAccounts, type Comparison } from '../../domain/ledger/compareAccounts';

/** As many companies as one request names. */
const maxIsins = 50;

interface ComparisonState {
  /** Null until the accounts on file are known. */
  comparison: Comparison | null;
  /** The day of the accounts on file; null where none were needed. */
  day: string | null;
  error: unknown;
  retry: () => void;
}

/** What is due in a ledger, compared with the accounts now on file. Only ISINs and standards are sent, and nothing for visitors. */
export function useComparison(lines: readonly LedgerLine[]): ComparisonState {
  const { user } = useViewer();
  const wanted = useMemo(() => (user === null ? [] : wantedBy(lines)), [lines, user]);
  const { currentData, error, refetch } = useGetYearsOnFileQuery(wanted.length > 0 ? wanted : skipToken);
  const replies = wanted.length > 0 ? currentData : noReplies;
  const comparison = useMemo(() => replies && compareAccounts(lines, replies), [lines, replies]);
  const day = replies?.[0]?.day ?? null;
  return { comparison: comparison ?? null, day, error, retry: () => void refetch() };
}

const noReplies: never[] = [];

/** The companies whose accounts are compared, by standard. */
function wantedBy(lines: readonly LedgerLine[]): YearsWanted[] {
  const byStandard = new Map<StandardId, Set<string>>();
  for (const { facts, isin, standard } of newestDues(lines).values()) {
    if (facts?.of !== 'accounts' || isin === null || standard === null) continue;
    byStandard.set(standard, (byStandard.get(standard) ?? new Set()).add(isin));
  }
  return [...byStandard].sort().flatMap(([standard, isins]) => {
    const sorted = [...isins].sort();
    const batches: YearsWanted[] = [];
    for (let at = 0; at < sorted.length; at += maxIsins)
      batches.push({ standard, isins: sorted.slice(at, at + maxIsins) });
    return batches;
  });
}
