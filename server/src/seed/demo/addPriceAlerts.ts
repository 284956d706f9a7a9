import type { PriceAlertBody } from '@tayyib/shared/contracts';
import type { PlanId } from '@tayyib/shared/plans';
import type { Database } from '../../database/client';
import { changePriceAlerts } from '../../features/personal/alerts/prices/priceAlertRepository';

const waiting: readonly (Pick<PriceAlertBody, 'direction' | 'price'> & { symbol: string })[] = [
  { symbol: 'TCS', direction: 'below', price: '2100.00' },
  { symbol: 'RELIANCE', direction: 'above', price: '1600.00' },
  { symbol: 'ASIANPAINT', direction: 'below', price: '2250.00' },
];

/** Gives a demo account prices to wait for. */
export async function addPriceAlerts(
  db: Database,
  owner: { userId: string; plan: PlanId },
  { isins, now }: { isins: ReadonlyMap<string, string>; now: Date },
): Promise<void> {
  for (const { symbol, ...alert } of waiting) {
    const isin = isins.get(symbol);
    if (isin !== undefined) await changePriceAlerts(db, owner, { add: { isin, ...alert } }, now);
  }
}
