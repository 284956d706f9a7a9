import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Expected answers for calculators; no feed reads them. */
const examples = ['worked_examples'];
/** Collected for feeds that do not exist yet. A new feed for one of them removes it from this list and adds it to TRAPS.md. */
const withoutFeed = ['nse_bse_api_fixtures', 'nse_index_csv_catalog', 'xbrl_taxonomies'];
/** Folders of a data folder that need no row in TRAPS.md. */
export const foldersWithoutTraps: readonly string[] = [...examples, ...withoutFeed];

/** The rows of TRAPS.md: a folder, a note on its files, and the test of that note. */
export const trapRows = readFileSync(path.join(import.meta.dirname, 'TRAPS.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`+ ?| ?`+$/g, '')))
  .filter((cells) => cells[3]?.endsWith('.test.ts'))
  .map(([, source = '', note = '', file = '', test = '']) => ({ source, note, file, test }));
