import type { FreshnessState, Verdict } from '@tayyib/shared/contracts';

/** The age of a verdict's accounts as lists state it, and whether they are official. */
export const ageOf = ({
  accountsTo,
  freshness,
  isProvisional,
}: Pick<Verdict, 'accountsTo' | 'freshness' | 'isProvisional'>): {
  accountsTo: string | null;
  freshness: FreshnessState | null;
  isProvisional: boolean;
} => ({ accountsTo, freshness: freshness?.state ?? null, isProvisional: isProvisional ?? false });
