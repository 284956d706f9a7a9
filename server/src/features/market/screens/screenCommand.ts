import { parseArgs } from 'node:util';
import { standardNamed, standardNames, standardIds, tasis } from '@tayyib/shared/shariah';
import { readConfig } from '../../../config/config';
import { runCommand } from '../../../lib/runCommand';
import { openForImport } from '../../../database/openForImport';
import { createMarket } from '../marketSnapshot/createMarket';
import { noCustomRatios } from './customRatios/loadCustomRatios';
import { prepareScreen, countScreen, screenTable } from './runScreen';
import type { PreparedScreen, ScreenView } from './runScreen';
import { UnreadableScreen } from './UnreadableScreen';

const usage = `Usage: npm run -s screen -- "<query>" [--json] [--standard TASIS] [--column "<figure>"]… [--sort "<figure>"] [--order asc|desc]

Runs a screen on the database the server uses.
--json      an object with rows, unknowns and counts per clause; else a table of the matches
--standard  one of: ${standardIds.map((id) => standardNames[id]).join(', ')}
--column    a figure to show, once for each`;

interface CommandOptions {
  text: string;
  isJson: boolean;
  view: Omit<ScreenView, 'show'>;
}

/** `npm run screen`. Exits with 2 when called wrongly or when the query cannot be parsed. */
async function main(): Promise<number> {
  const options = readArguments();
  if (options === null) {
    console.error(usage);
    return 2;
  }
  // Standard output may be piped into a program, so everything else goes to standard error.
  const store = await openForImport(readConfig(process.env), (sentence) => console.error(sentence));
  try {
    const snapshot = await createMarket(store.db, { now: () => new Date() }).current();
    const prepared = prepareScreen(snapshot, options.text, noCustomRatios);
    if (options.isJson) console.log(JSON.stringify(answer(prepared, options), null, 2));
    else printTable(prepared, options);
    return 0;
  } catch (error) {
    if (!(error instanceof UnreadableScreen)) throw error;
    for (const { position, message } of error.errors) {
      console.error(`${error.field}, line ${position.line}, column ${position.column}: ${message}`);
    }
    return 2;
  } finally {
    await store.close();
  }
}

function readArguments(): CommandOptions | null {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      standard: { type: 'string' },
      column: { type: 'string', multiple: true },
      sort: { type: 'string', default: 'Market capitalization' },
      order: { type: 'string', default: 'desc' },
    },
  });
  const standard = values.standard === undefined ? tasis.id : standardNamed(values.standard);
  const [text] = positionals;
  const { order, sort, column: columns, json: isJson } = values;
  if (text === undefined || positionals.length > 1 || standard === null) return null;
  if (order !== 'asc' && order !== 'desc') return null;
  return { text, isJson, view: { standard, columns, sort, order } };
}

/** Rows and unknowns as objects by column; an unknown figure is null. */
function answer(prepared: PreparedScreen, { view }: CommandOptions) {
  const rowsOf = (show: ScreenView['show']) => {
    const { columns, rows, rowAt } = screenTable(prepared, { ...view, show });
    return rows.map((row) => {
      const { cells, stock, stock_code: symbol, isin, shariah_status: status, badge } = rowAt(row);
      const values = Object.fromEntries(columns.map(({ text }, at) => [text, cells[at] ?? null]));
      return { symbol, isin, stock, status, badge, values };
    });
  };
  const { universe, matches, unknowns, ...counted } = countScreen(prepared, view.standard);
  const clauses = counted.clauses.map(({ text, matches: matching, unknowns: notKnown, remaining }) => ({
    text,
    matches: matching,
    unknowns: notKnown,
    remaining,
  }));
  return {
    query: counted.canonical,
    standard: view.standard,
    day: counted.day,
    counts: { universe, matches, unknowns, clauses },
    warnings: counted.warnings,
    notes: counted.notes,
    rows: rowsOf('matches'),
    unknowns: rowsOf('unknowns'),
  };
}

function printTable(prepared: PreparedScreen, { view }: CommandOptions): void {
  const { columns, rows, rowAt } = screenTable(prepared, {
    ...view,
    show: 'matches',
  });
  const { universe, unknowns, clauses, notes, warnings } = countScreen(prepared, view.standard);
  console.log(['Symbol'.padEnd(14), ...columns.map(({ text }) => text.padStart(16))].join('  '));
  for (const row of rows) {
    const { stock_code, cells } = rowAt(row);
    console.log([stock_code.padEnd(14), ...cells.map((cell) => shown(cell).padStart(16))].join('  '));
  }
  for (const { message } of warnings) console.error(message);
  for (const note of notes) console.error(note);
  for (const { text, matches, remaining } of clauses)
    console.error(`${text}: ${matches} alone, ${remaining} left`);
  console.error(`${rows.length} match, ${unknowns} not known, of ${universe}.`);
}

const decimals = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });
const shown = (cell: number | string | null): string =>
  typeof cell === 'number' ? decimals.format(cell) : (cell ?? '–');

await runCommand(usage, main);
