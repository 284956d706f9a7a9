import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../../../config/config';
import { runCommand } from '../../../lib/runCommand';
import { importAll } from './importing/importAll';
import { backfillCommand } from './filings/backfill/backfillCommand';
import { feedByName, importFiles, listOfFeeds } from './importing/importFiles';
import { openForImport } from '../../../database/openForImport';
import { reportTable, totalInWords } from './importing/reportTable';

const usage = `Usage: npm run import -- <feed> <file or folder> [--as-of YYYY-MM-DD] [--force]
       npm run import -- all [folder]
       npm run import -- filings --backfill [--since YYYY-MM-DD]

Feeds:
${listOfFeeds()}
  all            every file of a data folder (TAYYIB_DATA, or ../shared/data)
  filings        the filings of all listed companies from the exchanges; interrupted, the same command resumes it

--since   filings filed on this day or later; two years back by default
--as-of   the day a list speaks of, where the file does not say; else the day the file was last changed
--force   accept a list that is much shorter than the last one`;

/**
 * `npm run import`: imports official files into the database of the server, which may be running.
 * Exits with 1 if a whole file was refused, 2 on wrong usage.
 */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'as-of': { type: 'string' },
      since: { type: 'string' },
      force: { type: 'boolean' },
      backfill: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [name, given] = positionals;
  if (name === 'filings' && values.backfill === true && values.help !== true)
    return backfillCommand(values.since);
  const feed = name === undefined ? undefined : feedByName(name);
  if (
    values.help === true ||
    (feed === undefined && name !== 'all') ||
    (feed !== undefined && given === undefined)
  ) {
    console.log(usage);
    return values.help === true ? 0 : 2;
  }
  // npm runs the command in the project's root; paths are relative to the user's directory
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const target = path.resolve(from, given ?? process.env['TAYYIB_DATA'] ?? '../shared/data');
  if (!(await exists(target))) {
    console.error(`There is no ${target}.`);
    return 2;
  }
  const store = await openForImport(readConfig(process.env), (sentence) => console.log(sentence));
  try {
    const options = {
      force: values.force ?? false,
      ...(values['as-of'] !== undefined && { asOf: values['as-of'] }),
    };
    const outcome =
      feed === undefined
        ? await importAll(store.db, target, options)
        : await importFiles(store.db, [{ feed, target }], options);
    console.log(reportTable(outcome.reports));
    console.log(`\n${totalInWords(outcome, process.resourceUsage().maxRSS)}`);
    return outcome.reports.some((report) => report.outcome === 'refused') ? 1 : 0;
  } finally {
    await store.close();
  }
}

async function exists(target: string): Promise<boolean> {
  return stat(target).then(
    () => true,
    () => false,
  );
}

await runCommand(usage, main);
