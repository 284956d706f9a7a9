import { dayFromNumber } from '@tayyib/shared/values/calendar';
import type { ScreenResultRow } from '@tayyib/shared/contracts';
import type { Needs } from '@tayyib/shared/screens';
import { datedMarketCapOn, newestCap } from '../marketSnapshot/columns/marketCapOn';
import { shareholdingMetrics, shareholdingOn } from '../marketSnapshot/columns/shareholdingMetrics';
import type { Dossier } from '../marketSnapshot/dossier/Dossier';
import { entryOn } from '../marketSnapshot/dossier/PriceSeries';

/** Figures and words that are computed from published averages. */
const ofAverages: ReadonlySet<string> = new Set(['averageMarketCap', 'size']);
/** Figures with a market capitalisation, which is a published average only where nothing else is known. */
const ofMarketCap: ReadonlySet<string> = new Set([
  'marketCap',
  'pe',
  'pb',
  'priceToSales',
  'earningsYield',
  'debtToMarketCap',
  'cashToMarketCap',
]);

/** Which figures read an average market capitalisation: those of every company, or of those without any other. */
export interface AverageUse {
  always: boolean;
  whereNoClose: boolean;
}

export function averageUseOf(needs: readonly Needs[]): AverageUse {
  const ids = needs.flatMap(({ numbers, words }) => [
    ...numbers.map(({ of }) => of.id),
    ...words.map(({ id }) => id),
  ]);
  return {
    always: ids.some((id) => ofAverages.has(id)),
    whereNoClose: ids.some((id) => ofMarketCap.has(id)),
  };
}

/** The days of the price and of the average market capitalisation that apply on a day (a day number); null where none is used. */
export function figureDays(
  dossier: Dossier,
  day: number,
  { always, whereNoClose }: AverageUse,
): Required<Pick<ScreenResultRow, 'priceDay' | 'marketCapAsOf'>> {
  const priceDay = dossier.prices.days[entryOn(dossier.prices, day)];
  const isUsed = always || (whereNoClose && datedMarketCapOn(dossier, day).isAverage);
  const cap = isUsed ? newestCap(dossier, day) : null;
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
