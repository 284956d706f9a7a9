import type { FreshnessState, Verdict } from '@tayyib/shared/contracts';

/** The age of a verdict's accounts, as lists state it. */
export const ageOf = ({
  accountsTo,
  freshness,
}: Pick<Verdict, 'accountsTo' | 'freshness'>): {
  accountsTo: string | null;
  freshness: FreshnessState | null;
} => ({ accountsTo, freshness: freshness?.state ?? null });
