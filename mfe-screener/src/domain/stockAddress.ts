import type { StandardId } from '@tayyib/shared/contracts';

/** The URL of a stock's page, judged by this standard, or by that of the viewer if it is omitted. */
export function stockAddress(isin: string, standard?: StandardId): string {
  return `/stock?${new URLSearchParams({ isin, ...(standard && { standard }) })}`;
}
