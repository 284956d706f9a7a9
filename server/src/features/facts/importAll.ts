import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../database/client';
import { amfiCap } from './feeds/amfiCap';
import { bhavcopy } from './feeds/prices/bhavcopy';
import { bseList } from './feeds/bseList';
import { nseList } from './feeds/nseList';
import { xbrl } from './feeds/xbrl/xbrl';
import { xbrlSummary } from './feeds/xbrlSummary';
import type { ImportOptions, ImportOutcome, ImportTask } from './importFiles';
import { importFiles } from './importFiles';

/** Where each feed's file lies in a data folder, in the order in which they build on each other. */
const layout: readonly ImportTask[] = [
  { feed: nseList, target: 'nse_equity_list/EQUITY_L.csv' },
  { feed: bseList, target: 'bse_scrip_list/Equity.csv' },
  { feed: amfiCap, target: 'amfi_average_mcap/AverageMarketCapitalization31Dec2025.xlsx' },
  { feed: xbrlSummary, target: 'fundamentals_xbrl/balance_sheet_filings.csv' },
  { feed: xbrl, target: 'fundamentals_xbrl/raw' },
  { feed: bhavcopy, target: 'nse_bhav_udiff_derived/BhavCopy_NSE_CM_0_0_0_20260821_F_0000.csv' },
];

/** Brings in whatever a data folder holds of the known layout; what it lacks is left out. Judges every company. */
export async function importAll(
  db: Database,
  folder: string,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const tasks = layout
    .map(({ feed, target }) => ({ feed, target: path.join(folder, target) }))
    .filter(({ target }) => existsSync(target));
  if (tasks.length === 0) throw new Error(`${folder} holds none of the files of a data folder.`);
  return importFiles(db, tasks, { ...options, judgeAll: true });
}
