import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../../../database/client';
import { feedByName } from './importFiles';
import type { ImportOptions, ImportOutcome, ImportTask } from './importFiles';
import { importFiles } from './importFiles';

interface Place {
  feed: string;
  target: string;
  /** The day of the file's facts, if neither its content nor its name states it. */
  asOf?: string;
}

/** The path of each feed's file in a data folder, in order of dependency. */
export const dataFolderLayout: readonly Place[] = [
  { feed: 'nse-list', target: 'nse_equity_list/EQUITY_L.csv' },
  { feed: 'bse-list', target: 'bse_scrip_list/Equity.csv', asOf: '2025-06-01' },
  { feed: 'symbol-changes', target: 'nse_symbol_change/symbolchange.csv' },
  { feed: 'industry-classes', target: 'industry_classification/industry_4level.csv', asOf: '2026-07-14' },
  { feed: 'amfi-cap', target: 'amfi_average_mcap_2025H1/amfi_avg_mcap_30Jun2025.csv' },
  { feed: 'amfi-cap', target: 'amfi_average_mcap/AverageMarketCapitalization31Dec2025.xlsx' },
  {
    feed: 'derived-cap',
    target: 'nse_monthly_average_price/average_market_cap_derived.csv',
    asOf: '2026-07-31',
  },
  { feed: 'xbrl-summary', target: 'fundamentals_xbrl/balance_sheet_filings.csv' },
  { feed: 'xbrl', target: 'fundamentals_xbrl/raw' },
  { feed: 'xbrl', target: 'fundamentals_xbrl_2024' },
  { feed: 'xbrl-summary', target: 'xbrl_integrated/annual_facts.csv' },
  { feed: 'annual-summary', target: 'nse_annual_2026/annual.csv' },
  { feed: 'shareholding', target: 'nse_shareholding_xbrl' },
  { feed: 'shareholding', target: 'nse_bse_api_fixtures/sample_shareholding.json' },
  { feed: 'corporate-actions', target: 'corporate_actions_2019_2024/corporate_actions.csv' },
  { feed: 'corporate-actions', target: 'corporate_actions' },
  { feed: 'price-series', target: 'nse_prices_1y' },
  { feed: 'bhavcopy-nse-old', target: 'nse_bhav_old_format' },
  { feed: 'bhavcopy-full', target: 'nse_bhav_full_daily' },
  { feed: 'bhavcopy', target: 'nse_bhav_udiff_derived' },
  { feed: 'index-closes', target: 'index_constituents/ind_close_all_2026-06-18.csv' },
  { feed: 'index-closes', target: 'index_constituents/ind_close_all_2026-06-19.csv' },
  { feed: 'index-members', target: 'index_constituents/ind_nifty500list.csv', asOf: '2026-03-05' },
  { feed: 'index-members', target: 'index_constituents/nifty750list.csv', asOf: '2026-03-05' },
  { feed: 'index-weights', target: 'index_constituents/benchmarks_2026-06' },
  { feed: 'index-history', target: 'index_constituents/nifty500_membership_history.csv', asOf: '2026-06-29' },
  {
    feed: 'index-membership',
    target: 'index_constituents/alphascope_index_membership.csv',
    asOf: '2026-08-20',
  },
  { feed: 'amfi-nav', target: 'amfi_nav/NAVAll_2025-05-30_old_format.txt' },
  { feed: 'amfi-nav', target: 'amfi_nav/NAVAll_2026-08-21_new_format.txt' },
  { feed: 'nav-history', target: 'amfi_nav/shariah_funds_nav_history.csv' },
  { feed: 'ethical-funds', target: 'amfi_nav/shariah_funds.csv', asOf: '2026-11-21' },
  { feed: 'fund-portfolios', target: 'mf_portfolio_fixtures' },
  { feed: 'ipo-current', target: 'ipo/ipo_gmp_2025-09.json' },
  { feed: 'ipo-history', target: 'ipo/ipo_india_2010_2025.csv', asOf: '2025-09-16' },
  { feed: 'currency-api', target: 'gold_silver/currency_api_2026-09-29.json' },
  { feed: 'metals-monthly', target: 'gold_inr_cc0/gold_silver_inr_monthly.csv' },
  { feed: 'gold-monthly', target: 'gold_silver/gold_usd_oz_monthly.csv' },
];

/** Imports all known files of a data folder; missing ones are skipped. Judges every company. */
export async function importAll(
  db: Database,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const tasks: ImportTask[] = dataFolderLayout.flatMap(({ feed: name, target, asOf }) => {
    const feed = feedByName(name);
    const place = path.join(folder, target);
    return feed === undefined || !existsSync(place)
      ? []
      : [{ feed, target: place, ...(asOf !== undefined && { asOf }) }];
  });
  if (tasks.length === 0) throw new Error(`${folder} holds none of the files of a data folder.`);
  return importFiles(db, tasks, { ...options, judgeAll: true });
}
