import type { StreamedFeed } from '../Feed';
import { identifier } from '../identify';
import { streamCsv } from '../readCsv';
import { day, dayOrUndefined, required } from '../values';
import type { StatedPrice } from './pricesSink';
import { pricesSink } from './pricesSink';
import { assertShareSeries, dayPrices, previousClose, turnover } from './priceValues';

const columns = [
  'SYMBOL',
  'SERIES',
  'DATE1',
  'PREV_CLOSE',
  'OPEN_PRICE',
  'HIGH_PRICE',
  'LOW_PRICE',
  'CLOSE_PRICE',
  'TTL_TRD_QNTY',
  'TURNOVER_LACS',
] as const;

const rupeesPerLakh = 100_000;

/** NSE's daily report with deliveries. Values begin with blanks; there is no ISIN, so companies are joined by symbol. */
export const fullBhavcopy: StreamedFeed<StatedPrice<{ symbol: string }>> = {
  name: 'bhavcopy-full',
  title: 'End-of-day prices of NSE with deliveries (sec_bhavdata_full_21082026.csv)',
  officialAddress: (tradingDay) => {
    const [year = '', month = '', date = ''] = tradingDay.split('-');
    return `https://nsearchives.nseindia.com/products/content/sec_bhavdata_full_${date}${month}${year}.csv`;
  },
  stream: (file) =>
    streamCsv(file, { columns }, (field) => {
      const series = required(field('SERIES'), 'series');
      assertShareSeries('NSE', series);
      return {
        symbol: required(field('SYMBOL'), 'symbol'),
        exchange: 'NSE',
        day: day(field('DATE1'), 'trading day'),
        series,
        ...dayPrices({
          open: field('OPEN_PRICE'),
          high: field('HIGH_PRICE'),
          low: field('LOW_PRICE'),
          close: field('CLOSE_PRICE'),
          volume: field('TTL_TRD_QNTY'),
        }),
        previousClose: previousClose(field('PREV_CLOSE')),
        turnoverRupees: turnover(field('TURNOVER_LACS'), rupeesPerLakh),
        source: 'full_bhavcopy',
      };
    }),
  async openSink(transaction, file) {
    const identify = await identifier(transaction);
    return pricesSink(transaction, file, {
      isinOf: ({ symbol }) => identify({ symbol }),
      nameOf: ({ symbol }) => symbol,
      isOfOneDay: true,
      named: namedDay(file.name),
    });
  },
};

/** `…_21082026.csv`, or `…_2026-08-21.csv` if the file was renamed. */
function namedDay(name: string): string | undefined {
  const [, date, month, year] = /_(\d{2})(\d{2})(\d{4})\./.exec(name) ?? [];
  return dayOrUndefined(
    date === undefined ? /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] : `${year}-${month}-${date}`,
  );
}
