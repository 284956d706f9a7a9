import { amfiCap } from './amfiCap';
import { annualSummary } from './annualSummary';
import { bseList } from './lists/bseList';
import { bseScrips } from './lists/bseScrips';
import { corporateActionsFeed } from './corporateActions/corporateActionsFeed';
import { bseFilingsList } from '../filings/lists/bseList';
import { nseFilingsList } from '../filings/lists/nseList';
import { nseRss } from '../filings/lists/nseRss';
import { derivedCap } from './derivedCap';
import type { Feed } from './Feed';
import { fundamentals } from './fundamentals';
import { ethicalFunds } from './funds/ethicalFunds';
import { fundHoldingsFeed } from './funds/fundHoldingsFeed';
import { navAll } from './funds/navAll';
import { navHistory } from './funds/navHistory';
import { portfolioWorkbook } from './funds/portfolioWorkbook';
import { indexClosesFeed } from './indices/indexClosesFeed';
import { indexHistory } from './indices/indexHistory';
import { indexMembership } from './indices/indexMembership';
import { indexMembersFeed } from './indices/indexMembersFeed';
import { indexWeights } from './indices/indexWeights';
import { ipoGmp } from './ipos/ipoGmp';
import { ipoHistory } from './ipos/ipoHistory';
import { industryClasses } from './lists/industryClasses';
import { currencyApi } from './metals/currencyApi';
import { goldMonthly } from './metals/goldMonthly';
import { ibja } from './metals/ibja';
import { metalsMonthly } from './metals/metalsMonthly';
import { nseList } from './lists/nseList';
import { bhavcopy } from './prices/bhavcopy';
import { bseOldBhavcopy } from './prices/bseOldBhavcopy';
import { fullBhavcopy } from './prices/fullBhavcopy';
import { nseOldBhavcopy } from './prices/nseOldBhavcopy';
import { priceSeries } from './prices/priceSeries';
import { shareholdingFeed } from './shareholding/shareholdingFeed';
import { symbolChangesFeed } from './lists/symbolChangesFeed';
import { xbrl } from './xbrl/xbrl';
import { xbrlSummary } from './xbrlSummary';

/** Every feed. Companies are first: the others are joined to them. */
export const allFeeds: readonly Feed<unknown>[] = [
  nseList,
  bseList,
  bseScrips,
  symbolChangesFeed,
  industryClasses,
  amfiCap,
  derivedCap,
  xbrlSummary,
  xbrl,
  annualSummary,
  nseRss,
  bseFilingsList,
  nseFilingsList,
  fundamentals,
  shareholdingFeed,
  bhavcopy,
  nseOldBhavcopy,
  bseOldBhavcopy,
  fullBhavcopy,
  corporateActionsFeed,
  priceSeries,
  indexClosesFeed,
  indexMembersFeed,
  indexHistory,
  indexWeights,
  indexMembership,
  navAll,
  navHistory,
  ethicalFunds,
  fundHoldingsFeed,
  portfolioWorkbook,
  ipoGmp,
  ipoHistory,
  currencyApi,
  metalsMonthly,
  goldMonthly,
  ibja,
];
