import { addDays } from '@tayyib/shared/values/calendar';
import { z } from 'zod';
import type { Downloaded } from '../fetching/download';
import type { OfficialSource } from '../fetching/officialSources';
import { nseRss } from './lists/nseRss';
import { officialSources } from '../fetching/officialSources';

/** BSE's bulk list takes up to a minute and a half. */
const listTimeoutMs = 120_000;

/** How far BSE's list reaches back (`FlagDur`). */
export const bseSpans = { week: 2, year: 6, allOfOneCompany: 7 } as const;

/** BSE's list of results: of one company by its scrip code, or of all. */
export const bseListAddress = (span: number, scripCode = ''): string =>
  `https://api.bseindia.com/BseIndiaAPI/api/Corp_FinanceResult_ng/w?SCRIP_CD=${scripCode}&FlagDur=${span}&HFQ=&ISUBGROUP_CODE=`;

/** NSE's list of integrated filings between two days, of one company or of all. */
export const nseListAddress = (from: string, to: string, symbol?: string): string =>
  'https://www.nseindia.com/api/integrated-filing-results?index=equities&type=Integrated%20Filing-%20Financials' +
  `&from_date=${dayFirst(from)}&to_date=${dayFirst(to)}&period_ended=all&page=1&size=${nsePageSize}` +
  (symbol === undefined ? '' : `&symbol=${encodeURIComponent(symbol)}`);

/** NSE's list of the results of one company until December 2024. */
export const nseEarlierListAddress = (symbol: string): string =>
  `https://www.nseindia.com/api/corporates-financial-results?index=equities&period=Quarterly&symbol=${encodeURIComponent(symbol)}`;

const nsePageSize = 1000;
const dayFirst = (day: string) => day.split('-').reverse().join('-');

/** The three ways in which new filings are found. Each finds what another missed. */
export const filingSources: readonly OfficialSource[] = [
  {
    key: 'nse-filings-rss',
    feed: 'nse-filings-rss',
    address: addressOfRss,
    schedule: { kind: 'every', minutes: 5 },
    statedAt: 'https://www.nseindia.com/static/rss-feed',
    isPaced: true,
    limits: { timeoutMs: 30_000, largestBytes: 1024 * 1024 },
  },
  {
    key: 'bse-filings-list',
    feed: 'bse-filings-list',
    address: () => bseListAddress(bseSpans.week),
    schedule: { kind: 'daily', at: '02:30' },
    statedAt: 'https://www.bseindia.com/corporates/Comp_Resultsnew.aspx',
    isPaced: true,
    limits: { timeoutMs: listTimeoutMs },
  },
  {
    key: 'nse-filings-list',
    feed: 'nse-filings-list',
    // three days, so that a night without an answer leaves no gap
    address: (day) => nseListAddress(addDays(day, -3), day),
    schedule: { kind: 'daily', at: '04:00' },
    statedAt: 'https://www.nseindia.com/companies-listing/corporate-integrated-filing',
    isPaced: true,
    limits: { timeoutMs: listTimeoutMs },
    nextPage: nextPageOfNse,
  },
];

function addressOfRss(day: string): string {
  return nseRss.officialAddress?.(day) ?? '';
}

const Page = z.object({ data: z.array(z.unknown()), totalCount: z.number() });

/** NSE sends 1,000 rows at a time. */
function nextPageOfNse({ bytes }: Downloaded, address: string): string | null {
  const answer = Page.safeParse(JSON.parse(bytes.toString('utf8')));
  const page = Number(new URL(address).searchParams.get('page'));
  const isFull = answer.success && answer.data.data.length > 0 && answer.data.totalCount > page * nsePageSize;
  return isFull ? address.replace(`&page=${page}&`, `&page=${page + 1}&`) : null;
}

/** Every file and list that is fetched on a schedule. */
export const allSources: readonly OfficialSource[] = [...officialSources, ...filingSources];
