import type { StandardId } from '@tayyib/shared/contracts';
import { standardIds } from '@tayyib/shared/shariah';

/** The URL of a stock's page; the default standard is omitted. */
export function stockAddress(isin: string, standard: StandardId = standardIds[0]): string {
  const address = new URLSearchParams({ isin });
  if (standard !== standardIds[0]) address.set('standard', standard);
  return `/stock?${address}`;
}
