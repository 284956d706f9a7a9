import { corporateActionsFeed } from '../feeds/corporateActions/corporateActionsFeed';
import type { Feed } from '../feeds/Feed';
import { bseScrips } from '../feeds/lists/bseScrips';
import { navAll } from '../feeds/funds/navAll';
import { indexClosesFeed } from '../feeds/indices/indexClosesFeed';
import { currencyTable } from '../feeds/metals/currencyApi';
import { nseList } from '../feeds/lists/nseList';
import { symbolChangesFeed } from '../feeds/lists/symbolChangesFeed';
import { fullBhavcopy } from '../feeds/prices/fullBhavcopy';
import type { Downloaded, DownloadLimits } from './download';
import type { Schedule } from './schedules';

/** One official file that is fetched regularly. */
export interface OfficialSource {
  /** Unique; the state is stored under it. */
  key: string;
  /** The feed that reads it. */
  feed: string;
  /** Its address. A source by trading days gets the wanted day, `YYYY-MM-DD`; any other gets today. */
  address: (day: string) => string;
  schedule: Schedule;
  /** The page on which the publisher documents it. */
  statedAt: string;
  /** Whether it is requested at the pace of its host, together with the documents of filings. */
  isPaced?: true;
  headers?: Readonly<Record<string, string>>;
  limits?: DownloadLimits;
  /** The address of the next page of a list in pages; null after the last one. */
  nextPage?: (file: Downloaded, address: string) => string | null;
}

const compact = (day: string) => day.replaceAll('-', '');

/** The one address a feed gives for its files. */
function addressOf({ name, officialAddress }: Pick<Feed<never>, 'name' | 'officialAddress'>) {
  if (officialAddress === null) throw new Error(`The feed ${name} gives no address.`);
  return officialAddress;
}

/** NSE's list of the members of an index, by the name in its address. */
const indexMembers = (index: string): OfficialSource => ({
  key: `index-members-${index}`,
  feed: 'index-members',
  address: () => `https://nsearchives.nseindia.com/content/indices/ind_${index}list.csv`,
  schedule: { kind: 'weekly', weekday: 6, at: '08:30' },
  statedAt: 'https://www.niftyindices.com/indices/equity/broad-based-indices',
});

/** Half a year's averages are out in the first days of the next: the name carries the last day of that half-year. */
function endOfHalfYear(day: string): string {
  const [year = '', month = ''] = day.split('-');
  return Number(month) > 6 ? `30Jun${year}` : `31Dec${Number(year) - 1}`;
}

/**
 * The addresses the publishers give. Results (XBRL) have none: the exchanges list them filing by filing (`filings/`). Nor has BSE's list
 * with industry classes, which a form makes on request. NSE and BSE publish prices in the evening of a trading day;
 * 19:30 leaves them two hours.
 */
export const officialSources: readonly OfficialSource[] = [
  {
    key: 'nse-list',
    feed: 'nse-list',
    address: addressOf(nseList),
    schedule: { kind: 'weekly', weekday: 6, at: '08:00' },
    statedAt: 'https://www.nseindia.com/market-data/securities-available-for-trading',
  },
  {
    key: 'symbol-changes',
    feed: 'symbol-changes',
    address: addressOf(symbolChangesFeed),
    schedule: { kind: 'weekly', weekday: 6, at: '08:15' },
    statedAt: 'https://www.nseindia.com/market-data/securities-available-for-trading',
  },
  {
    key: 'bse-scrips',
    feed: 'bse-scrips',
    address: addressOf(bseScrips),
    schedule: { kind: 'weekly', weekday: 6, at: '08:10' },
    statedAt: 'https://www.bseindia.com/corporates/List_Scrips.html',
    isPaced: true,
  },
  indexMembers('nifty50'),
  indexMembers('nifty500'),
  {
    key: 'amfi-cap',
    feed: 'amfi-cap',
    address: (day) =>
      `https://www.amfiindia.com/Themes/Theme1/downloads/AverageMarketCapitalization${endOfHalfYear(day)}.xlsx`,
    schedule: { kind: 'monthly', day: 8, months: [1, 7], at: '09:00' },
    statedAt: 'https://www.amfiindia.com/research-information/other-data/categorization-of-stocks',
  },
  {
    key: 'bhavcopy-nse',
    feed: 'bhavcopy',
    address: (day) =>
      `https://nsearchives.nseindia.com/content/cm/BhavCopy_NSE_CM_0_0_0_${compact(day)}_F_0000.csv.zip`,
    schedule: { kind: 'trading-days', at: '19:30' },
    statedAt: 'https://www.nseindia.com/all-reports',
  },
  {
    key: 'bhavcopy-bse',
    feed: 'bhavcopy',
    address: (day) =>
      `https://www.bseindia.com/download/BhavCopy/Equity/BhavCopy_BSE_CM_0_0_0_${compact(day)}_F_0000.CSV`,
    schedule: { kind: 'trading-days', at: '19:45' },
    statedAt: 'https://www.bseindia.com/markets/MarketInfo/BhavCopy.aspx',
  },
  {
    key: 'bhavcopy-full',
    feed: 'bhavcopy-full',
    address: addressOf(fullBhavcopy),
    schedule: { kind: 'trading-days', at: '20:15' },
    statedAt: 'https://www.nseindia.com/all-reports',
  },
  {
    key: 'corporate-actions',
    feed: 'corporate-actions',
    address: addressOf(corporateActionsFeed),
    schedule: { kind: 'daily', at: '07:30' },
    statedAt: 'https://www.nseindia.com/companies-listing/corporate-filings-actions',
  },
  {
    key: 'index-closes',
    feed: 'index-closes',
    address: addressOf(indexClosesFeed),
    schedule: { kind: 'trading-days', at: '20:00' },
    statedAt: 'https://www.nseindia.com/all-reports',
  },
  {
    key: 'amfi-nav',
    feed: 'amfi-nav',
    address: addressOf(navAll),
    schedule: { kind: 'daily', at: '23:30' },
    statedAt: 'https://www.amfiindia.com/net-asset-value',
  },
  // one table for each of the dollar, gold and silver; a new version is out soon after midnight UTC
  ...(['usd', 'xau', 'xag'] as const).map((base): OfficialSource => ({
    key: `currency-api-${base}`,
    feed: 'currency-api',
    address: (day) => currencyTable(base, day),
    schedule: { kind: 'daily', at: '10:00' },
    statedAt: 'https://github.com/fawazahmed0/exchange-api',
  })),
];

/**
 * The address actually requested. With a mirror (`FEEDS_MIRROR`) the file is requested from there, at the publisher's host and path:
 * `http://mirror/nsearchives.nseindia.com/content/…`.
 */
export function addressToRequest(address: string, mirror: URL | undefined): URL {
  const official = new URL(address);
  if (mirror === undefined) return official;
  const base = mirror.pathname.replace(/\/$/, '');
  return new URL(`${base}/${official.host}${official.pathname}${official.search}`, mirror);
}
