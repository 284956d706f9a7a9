import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { ScreenResultRow } from '@tayyib/shared/contracts';
import type { Needs } from '@tayyib/shared/screens';
import { newestCap } from '../marketSnapshot/columns/marketCapOn';
import { shareholdingMetrics, shareholdingOn } from '../marketSnapshot/columns/shareholdingMetrics';
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

/** Whether any of these uses a figure of a shareholding pattern. */
export const readsShareholding = (needs: readonly Needs[]): boolean =>
  needs.some(({ numbers }) => numbers.some(({ of }) => of.id in shareholdingMetrics));

/** The end of the quarter of the shareholding pattern that applies on a day. */
export function shareholdingDay(
  dossier: Dossier,
  day: number,
): Required<Pick<ScreenResultRow, 'shareholdingAsOf'>> {
  const pattern = shareholdingOn(dossier, day);
  return { shareholdingAsOf: pattern === undefined ? null : dayFromNumber(pattern.asOf) };
}
