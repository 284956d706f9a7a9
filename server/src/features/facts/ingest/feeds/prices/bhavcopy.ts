import type { StreamedFeed } from '../Feed';
import { identifier } from '../identify';
import type { CsvRecord } from '../readCsv';
import { streamCsv } from '../readCsv';
import { RefusedRow, day, required, shareIsin } from '../values';
import type { StatedPrice } from './pricesSink';
import { pricesSink } from './pricesSink';
import { assertShareSeries, dayPrices, previousClose, turnover } from './priceValues';

const columns = [
  'TradDt',
  'Src',
  'FinInstrmTp',
  'ISIN',
  'SctySrs',
  'OpnPric',
  'HghPric',
  'LwPric',
  'ClsPric',
  'PrvsClsgPric',
  'TtlTradgVol',
  'TtlTrfVal',
] as const;
type Column = (typeof columns)[number];

type PriceRow = StatedPrice<{ isin: string }>;

/** The exchanges' common end-of-day file (UDiFF, 34 columns) of the cash market, NSE's or BSE's, unzipped. */
export const bhavcopy: StreamedFeed<PriceRow> = {
  name: 'bhavcopy',
  title: 'End-of-day prices of NSE or BSE (UDiFF bhavcopy, unzipped)',
  officialAddress: (day) =>
    `https://nsearchives.nseindia.com/content/cm/BhavCopy_NSE_CM_0_0_0_${day.replaceAll('-', '')}_F_0000.csv.zip`,
  stream: (file) => streamCsv(file, { columns }, priceFrom),
  async openSink(transaction, file) {
    const identify = await identifier(transaction);
    return pricesSink(transaction, file, {
      isinOf: ({ isin }) => identify({ isin }) ?? isin,
      nameOf: ({ isin }) => isin,
      isOfOneDay: true,
      named: namedDay(file.name),
    });
  },
};

function priceFrom(field: CsvRecord<Column>): PriceRow {
  const exchange = required(field('Src'), 'exchange');
  if (exchange !== 'NSE' && exchange !== 'BSE') throw new RefusedRow(`"${exchange}" is neither NSE nor BSE.`);
  const series = required(field('SctySrs'), 'series');
  if (field('FinInstrmTp') !== 'STK') throw new RefusedRow(`Series ${series} is not one of shares.`, true);
  assertShareSeries(exchange, series);
  return {
    isin: shareIsin(field('ISIN')),
    exchange,
    day: day(field('TradDt'), 'trading day'),
    series,
    ...dayPrices({
      open: field('OpnPric'),
      high: field('HghPric'),
      low: field('LwPric'),
      close: field('ClsPric'),
      volume: field('TtlTradgVol'),
    }),
    previousClose: previousClose(field('PrvsClsgPric')),
    turnoverRupees: turnover(field('TtlTrfVal')),
    source: 'bhavcopy',
  };
}

/** The exchanges put the day into the name; a file of another day has been mixed up. */
function namedDay(name: string): string | undefined {
  const [, year, month, date] = /_(\d{4})(\d{2})(\d{2})_F_/.exec(name) ?? [];
  return year === undefined ? undefined : `${year}-${month}-${date}`;
}
