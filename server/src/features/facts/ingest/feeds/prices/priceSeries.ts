import { day, required } from '../reading/values';
import { bySymbol, priceFeed } from './priceFeed';

/** A table of many companies' days on NSE, as published and not adjusted for splits. A bhavcopy of the day takes precedence. */
export const priceSeries = priceFeed({
  name: 'price-series',
  title: 'Days of many NSE shares (symbol,date,open,high,low,close,volume; not adjusted)',
  officialAddress: null, // made from the exchange's daily files, not published
  columns: {
    others: ['symbol', 'date'],
    open: 'open',
    high: 'high',
    low: 'low',
    close: 'close',
    volume: 'volume',
  },
  join: bySymbol,
  source: 'series',
  rowOf: (field) => ({
    symbol: required(field('symbol'), 'symbol'),
    exchange: 'NSE',
    day: day(field('date'), 'trading day'),
    series: null,
  }),
  namedDay: null,
});
