import type { StandardId } from '@tayyib/shared/contracts';

/** The URL of a stock's page; without a standard it opens with the default one. */
export const stockAddress = (isin: string, standard?: StandardId): string =>
  `/stock?${new URLSearchParams({ isin, ...(standard && { standard }) })}`;
