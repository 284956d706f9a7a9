import type { StandardId } from '@tayyib/shared/contracts';

/** Where a stock's page is, which opens at the default standard where none is named. */
export const stockAddress = (isin: string, standard?: StandardId): string =>
  `/stock?${new URLSearchParams({ isin, ...(standard && { standard }) })}`;
