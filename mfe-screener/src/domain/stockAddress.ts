import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';

/** Where a stock's page is, looked at by a standard; the default one needs no saying. */
export function stockAddress(isin: string, standard: StandardId = standardIds[0]): string {
  const address = new URLSearchParams({ isin });
  if (standard !== standardIds[0]) address.set('standard', standard);
  return `/stock?${address}`;
}
