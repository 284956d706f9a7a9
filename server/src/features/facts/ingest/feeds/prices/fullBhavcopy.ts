import { day, dayOrUndefined, required } from '../reading/values';
import { assertShareSeries, bySymbol, priceFeed } from './priceFeed';

const rupeesPerLakh = 100_000;

/** NSE's daily report with deliveries. Values begin with blanks; there is no ISIN, so companies are joined by symbol. */
export const fullBhavcopy = priceFeed({
  name: 'bhavcopy-full',
  title: 'End-of-day prices of NSE with deliveries (sec_bhavdata_full_21082026.csv)',
  officialAddress: (tradingDay) => {
    const [year = '', month = '', date = ''] = tradingDay.split('-');
    return `https://nsearchives.nseindia.com/products/content/sec_bhavdata_full_${date}${month}${year}.csv`;
  },
  columns: {
    others: ['SYMBOL', 'SERIES', 'DATE1'],
    open: 'OPEN_PRICE',
    high: 'HIGH_PRICE',
    low: 'LOW_PRICE',
    close: 'CLOSE_PRICE',
    volume: 'TTL_TRD_QNTY',
    previousClose: 'PREV_CLOSE',
    turnover: 'TURNOVER_LACS',
  },
  rupeesPerUnit: rupeesPerLakh,
  join: bySymbol,
  source: 'full_bhavcopy',
  rowOf(field) {
    const series = required(field('SERIES'), 'series');
    assertShareSeries('NSE', series);
    const symbol = required(field('SYMBOL'), 'symbol');
    return { symbol, exchange: 'NSE', day: day(field('DATE1'), 'trading day'), series };
  },
  namedDay,
});

/** `…_21082026.csv`, or `…_2026-08-21.csv` if the file was renamed. */
function namedDay(name: string): string | undefined {
  const [, date, month, year] = /_(\d{2})(\d{2})(\d{4})\./.exec(name) ?? [];
  return dayOrUndefined(
    date === undefined ? /\d{4}-\d{2}-\d{2}/.exec(name)?.[0] : `${year}-${month}-${date}`,
  );
}
