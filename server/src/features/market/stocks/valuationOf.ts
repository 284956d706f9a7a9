import { dayFromNumber, dayNumber } from '@tayyib/shared/values/calendar';
import type { Valuation } from '@tayyib/shared/contracts';
import { numberOrNull } from '../../../lib/safeRatio';
import { datedMarketCapOn } from '../marketSnapshot/columns/marketCapOn';
import { dividendYieldOn } from '../marketSnapshot/columns/valuationMetrics';
import type { Company } from '../marketSnapshot/companies/Company';

/** What the market pays for a company at its last close; null where that or its shares outstanding are not known. */
export function valuationOf({ dossier, row }: Company, today: string): Valuation | null {
  const day = dayNumber(today);
  const { rupees, isAverage } = datedMarketCapOn(dossier, day);
  const closed = dossier.prices.days.at(-1);
  if (isAverage || Number.isNaN(rupees) || closed === undefined) return null;
  return {
    marketCapRupees: Math.round(rupees),
    day: dayFromNumber(closed),
    priceToEarnings: row.priceToEarnings,
    profitTo: row.profitTo ?? row.accountsTo,
    dividendYield: numberOrNull(dividendYieldOn(dossier, day)),
  };
}
