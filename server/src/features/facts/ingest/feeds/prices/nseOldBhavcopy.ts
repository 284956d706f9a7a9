import { day, dayOrUndefined, required, shareIsin } from '../reading/values';
import { assertShareSeries, byIsin, priceFeed } from './priceFeed';

/**
 * NSE's end-of-day file until July 2024, `cm21DEC2017bhav.csv`. Every line ends with a comma. ISINs are those of the day:
 * a company that was split since is found by the issuer's part.
 */
export const nseOldBhavcopy = priceFeed({
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
  columns: {
    others: ['SYMBOL', 'SERIES', 'TIMESTAMP', 'ISIN'],
    open: 'OPEN',
    high: 'HIGH',
    low: 'LOW',
    close: 'CLOSE',
    volume: 'TOTTRDQTY',
    previousClose: 'PREVCLOSE',
    turnover: 'TOTTRDVAL',
  },
  join: byIsin,
  source: 'bhavcopy',
  rowOf(field) {
    const series = required(field('SERIES'), 'series');
    assertShareSeries('NSE', series);
    const isin = shareIsin(field('ISIN'));
    return { isin, exchange: 'NSE', day: day(field('TIMESTAMP'), 'trading day'), series };
  },
  namedDay: (name) => dayOrUndefined(/cm(\d{1,2}[A-Z]{3}\d{4})bhav/i.exec(name)?.[1]),
});
