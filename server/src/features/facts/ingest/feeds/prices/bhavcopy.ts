import { RefusedRow, day, required, shareIsin } from '../reading/values';
import { assertShareSeries, byIsin, priceFeed } from './priceFeed';

/** The exchanges' common end-of-day file (UDiFF, 34 columns) of the cash market, NSE's or BSE's, unzipped. */
export const bhavcopy = priceFeed({
  name: 'bhavcopy',
  title: 'End-of-day prices of NSE or BSE (UDiFF bhavcopy, unzipped)',
  officialAddress: (tradingDay) =>
    `https://nsearchives.nseindia.com/content/cm/BhavCopy_NSE_CM_0_0_0_${tradingDay.replaceAll('-', '')}_F_0000.csv.zip`,
  columns: {
    others: ['TradDt', 'Src', 'FinInstrmTp', 'ISIN', 'SctySrs'],
    open: 'OpnPric',
    high: 'HghPric',
    low: 'LwPric',
    close: 'ClsPric',
    volume: 'TtlTradgVol',
    previousClose: 'PrvsClsgPric',
    turnover: 'TtlTrfVal',
  },
  join: byIsin,
  source: 'bhavcopy',
  rowOf(field) {
    const exchange = required(field('Src'), 'exchange');
    if (exchange !== 'NSE' && exchange !== 'BSE')
      throw new RefusedRow(`"${exchange}" is neither NSE nor BSE.`);
    const series = required(field('SctySrs'), 'series');
    if (field('FinInstrmTp') !== 'STK') throw new RefusedRow(`Series ${series} is not one of shares.`, true);
    assertShareSeries(exchange, series);
    return { isin: shareIsin(field('ISIN')), exchange, day: day(field('TradDt'), 'trading day'), series };
  },
  namedDay,
});

/** The exchanges put the day into the name; a file of another day has been mixed up. */
function namedDay(name: string): string | undefined {
  const [, year, month, date] = /_(\d{4})(\d{2})(\d{2})_F_/.exec(name) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${date}`;
}
