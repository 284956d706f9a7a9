import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import type { WatchedStock } from '@tayyib/shared/contracts';
import type { watchlistStocks } from '../../../database/schema/personal/watchlistTables';
import type { MarketSnapshot } from '../../market/marketSnapshot/MarketSnapshot';
import { factorSince } from '../../market/marketSnapshot/reading/readPrices';

type Target = Pick<typeof watchlistStocks.$inferSelect, 'isin' | 'targetRupees' | 'targetDay'>;

/**
 * The target of a stock in the shares of its last close, to the paisa, like a price alert: a target of ₹900 is one of ₹180 once each
 * share became five. What was written is named as well then.
 */
export function dividedTarget(
  { isin, targetRupees, targetDay }: Target,
  { dossiers, rowOf }: MarketSnapshot,
  closeDay: string | null,
): Pick<WatchedStock, 'targetRupees' | 'writtenTarget'> {
  if (targetRupees === null) return { targetRupees: null };
  const rupees = Number(targetRupees);
  if (targetDay === null || closeDay === null) return { targetRupees: rupees };
  const written = dayNumber(targetDay);
  const last = dayNumber(closeDay);
  const steps = dossiers[rowOf(isin) ?? -1]?.steps ?? [];
  const past = steps.filter(({ exDay }) => exDay > written && exDay <= last);
  if (past.length === 0) return { targetRupees: rupees };
  const dividedOn = dayFromNumber(Math.max(...past.map(({ exDay }) => exDay)));
  return {
    targetRupees: Math.max(1, Math.round(rupees * 100 * factorSince(past, written))) / 100,
    writtenTarget: { rupees, dividedOn },
  };
}
