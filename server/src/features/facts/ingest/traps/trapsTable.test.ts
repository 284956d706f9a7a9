import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../../..');
const folder = process.env['TAYYIB_DATA'] ?? path.resolve(root, '../shared/data');
/** Expected answers for calculators; no feed reads them. */
const examples = ['worked_examples'];
/** Collected for feeds that do not exist yet. A new feed for one of them removes it from this list and adds it to TRAPS.md. */
const withoutFeed = ['nse_bse_api_fixtures', 'nse_index_csv_catalog', 'xbrl_taxonomies'];
const isNoFeed = (name: string) => [...examples, ...withoutFeed].includes(name);

const rows = readFileSync(path.join(import.meta.dirname, 'TRAPS.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim().replace(/^`+ ?| ?`+$/g, '')))
  .filter((cells) => cells[3]?.endsWith('.test.ts'))
  .map(([, source = '', note = '', file = '', test = '']) => ({ source, note, file, test }));

it.each(rows)('$source: "$note" has an existing test', ({ file, test }) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toContain(test);
});

const isThere = existsSync(folder);
if (!isThere) console.log(`skipped: no data folder at ${folder}`);
(isThere ? it : it.skip)('names every folder that has notes', () => {
  const noted = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'SOURCE.md')));
  const named = new Set(rows.map(({ source }) => source));
  expect(noted.filter((name) => !named.has(name) && !isNoFeed(name))).toEqual([]);
});
