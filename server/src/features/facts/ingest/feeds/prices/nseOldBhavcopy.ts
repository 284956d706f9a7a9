import type { StreamedFeed } from '../Feed';
import { identifier } from '../identify';
import { streamCsv } from '../readCsv';
import { day, dayOrUndefined, required, shareIsin } from '../values';
import type { StatedPrice } from './pricesSink';
import { pricesSink } from './pricesSink';
import { assertShareSeries, dayPrices, previousClose, turnover } from './priceValues';

const columns = [
  'SYMBOL',
  'SERIES',
  'OPEN',
  'HIGH',
  'LOW',
  'CLOSE',
  'PREVCLOSE',
  'TOTTRDQTY',
  'TOTTRDVAL',
  'TIMESTAMP',
  'ISIN',
] as const;

/**
 * NSE's end-of-day file until July 2024, `cm21DEC2017bhav.csv`. Every line ends with a comma. ISINs are those of the day:
 * a company that was split since is found by the issuer's part.
 */
export const nseOldBhavcopy: StreamedFeed<StatedPrice<{ isin: string }>> = {
  name: 'bhavcopy-nse-old',
  title: 'End-of-day prices of NSE until July 2024 (cm21DEC2017bhav.csv)',
  officialAddress: (tradingDay) => {
    const [year = '', , date = ''] = tradingDay.split('-');
    const month = new Date(`${tradingDay}T00:00:00Z`)
      .toLocaleString('en-GB', { month: 'short', timeZone: 'UTC' })
      .slice(0, 3)
      .toUpperCase();
    return `https://nsearchives.nseindia.com/content/historical/EQUITIES/${year}/${month}/cm${date}${month}${year}bhav.csv.zip`;
  },
  stream: (file) =>
    streamCsv(file, { columns }, (field) => {
      const series = required(field('SERIES'), 'series');
      assertShareSeries('NSE', series);
      return {
        isin: shareIsin(field('ISIN')),
        exchange: 'NSE',
        day: day(field('TIMESTAMP'), 'trading day'),
        series,
        ...dayPrices({
          open: field('OPEN'),
          high: field('HIGH'),
          low: field('LOW'),
          close: field('CLOSE'),
          volume: field('TOTTRDQTY'),
        }),
        previousClose: previousClose(field('PREVCLOSE')),
        turnoverRupees: turnover(field('TOTTRDVAL')),
        source: 'bhavcopy',
      };
    }),
  async openSink(transaction, file) {
    const identify = await identifier(transaction);
    return pricesSink(transaction, file, {
      isinOf: ({ isin }) => identify({ isin }) ?? isin,
      nameOf: ({ isin }) => isin,
      isOfOneDay: true,
      named: dayOrUndefined(/cm(\d{1,2}[A-Z]{3}\d{4})bhav/i.exec(file.name)?.[1]),
    });
  },
};
