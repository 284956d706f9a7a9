import type { StreamedFeed } from '../Feed';
import { identifier } from '../identify';
import { streamCsv } from '../readCsv';
import { day, required } from '../values';
import type { StatedPrice } from './pricesSink';
import { pricesSink } from './pricesSink';
import { dayPrices } from './priceValues';

const columns = ['symbol', 'date', 'open', 'high', 'low', 'close', 'volume'] as const;

/** A table of many companies' days on NSE, as published and not adjusted for splits. A bhavcopy of the day takes precedence. */
export const priceSeries: StreamedFeed<StatedPrice<{ symbol: string }>> = {
  name: 'price-series',
  title: 'Days of many NSE shares (symbol,date,open,high,low,close,volume; not adjusted)',
  officialAddress: null, // made from the exchange's daily files, not published
  stream: (file) =>
    streamCsv(file, { columns }, (field) => ({
      symbol: required(field('symbol'), 'symbol'),
      exchange: 'NSE',
      day: day(field('date'), 'trading day'),
      series: null,
      ...dayPrices({
        open: field('open'),
        high: field('high'),
        low: field('low'),
        close: field('close'),
        volume: field('volume'),
      }),
      previousClose: null,
      turnoverRupees: null,
      source: 'series',
    })),
  async openSink(transaction, file) {
    const identify = await identifier(transaction);
    const sink = pricesSink<{ symbol: string }>(transaction, file, {
      isinOf: ({ symbol }) => identify({ symbol }),
      nameOf: ({ symbol }) => symbol,
      isOfOneDay: false,
    });
    return { ...sink, population: () => file.name };
  },
};
