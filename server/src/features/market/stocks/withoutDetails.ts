import type { StockPage } from '@tayyib/shared/contracts';

/**
 * What a plan without premium sees of a stock: the verdict by every standard, its reasons and the lines of business.
 * Ratios with their working, stars and the history are left out here, so that no browser ever holds them.
 */
export const withoutDetail = (page: StockPage): StockPage => ({
  ...page,
  isDetailed: false,
  history: [],
  verdicts: page.verdicts.map((verdict) => ({ ...verdict, stars: null, ratios: [] })),
});
