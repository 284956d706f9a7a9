import type { StockPage } from '@tayyib/shared/contracts';

/**
 * What a plan without premium sees of a stock: the verdict of every standard, its reasons and the business
 * segments. Detailed ratios, stars and the history are removed on the server, so that they never reach the
 * browser.
 */
export const withoutDetails = (page: StockPage): StockPage => ({
  ...page,
  isDetailed: false,
  history: [],
  verdicts: page.verdicts.map((verdict) => ({ ...verdict, stars: null, ratios: [] })),
});
