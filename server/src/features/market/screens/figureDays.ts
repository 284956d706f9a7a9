import { dayFromNumber } from '@tayyib/shared/calendar';
import type { ScreenResultRow } from '@tayyib/shared/contracts';
import { newestCap } from '../marketSnapshot/columns/marketCapOn';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { entryOn } from '../marketSnapshot/dossier/PriceSeries';

/** The days of the price and of the average market capitalisation that apply on a day (a day number). */
export function figureDays(
  dossier: Dossier,
  day: number,
): Required<Pick<ScreenResultRow, 'priceDay' | 'marketCapAsOf'>> {
  const priceDay = dossier.prices.days[entryOn(dossier.prices, day)];
  const cap = newestCap(dossier, day);
  return {
    priceDay: priceDay === undefined ? null : dayFromNumber(priceDay),
    marketCapAsOf: cap === null ? null : dayFromNumber(cap.asOf),
  };
}
