import { dayNumber, lastDayOfMonth } from '@tayyib/shared/calendar';
import { LRUCache } from 'lru-cache';
import { defineView } from '../views/snapshotView';
import type { MarketData } from '../views/snapshotView';
import type { Columns } from './createColumns';
import { createColumns } from './createColumns';

/** The columns of a snapshot. */
export interface MarketColumns {
  today: Columns;
  /** @param asOf a month `YYYY-MM`, evaluated on its last day; null for today */
  on: (asOf: string | null) => Columns;
}

/** Past months whose columns are cached. */
const maxCachedMonths = 3;

/** Columns of past months are not patched: they are rarely requested twice. */
export const marketColumns = defineView<MarketColumns>({
  build: (market) => columnsOf(market, createColumns(market.dossiers, dayNumber(market.day))),
  patch: async ({ today }, market, rows, pace) =>
    columnsOf(market, rows.length === 0 ? today : await today.patched(market.dossiers, rows, pace)),
});

function columnsOf({ dossiers, day }: MarketData, today: Columns): MarketColumns {
  const months = new LRUCache<string, Columns>({ max: maxCachedMonths });
  return {
    today,
    on(asOf) {
      if (asOf === null) return today;
      const cached = months.get(asOf);
      if (cached) return cached;
      const columns = createColumns(dossiers, Math.min(dayNumber(lastDayOfMonth(asOf)), dayNumber(day)));
      months.set(asOf, columns);
      return columns;
    },
  };
}
