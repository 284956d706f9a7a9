import { parseArgs } from 'node:util';
import { formatPercent } from '@tayyib/shared/values/format';
import { standardIds, standardNamed, standardNames } from '@tayyib/shared/shariah';
import { readConfig } from '../../../../config/config';
import { runCommand } from '../../../../lib/runCommand';
import { openForImport } from '../../../../database/openForImport';
import { eachVerdictLine } from './eachVerdictLine';
import type { VerdictLine } from './verdictRow';

const usage = `Usage: npm run -s verdicts -- [--json] [--standard TASIS] [--symbol <symbol or ISIN>]

One row per company and standard, from the store the server uses.
--json      an array of objects with every ratio, reason and missing fact; else a table
--standard  one of: ${standardIds.map((id) => standardNames[id]).join(', ')}`;

/** `npm run verdicts`. Exits with 1 if nothing matches, 2 on wrong usage. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      standard: { type: 'string' },
      symbol: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const standard = values.standard === undefined ? undefined : standardNamed(values.standard);
  if (values.help === true || standard === null) {
    console.error(usage);
    return values.help === true ? 0 : 2;
  }
  // stdout may be piped into a program, so everything else goes to stderr
  const store = await openForImport(readConfig(process.env), (sentence) => console.error(sentence));
  try {
    const write = values.json ? jsonWriter() : tableWriter();
    const count = await eachVerdictLine(store.db, { standard, symbol: values.symbol }, write.row);
    write.end();
    if (count === 0) console.error('No verdict matches.');
    return count === 0 ? 1 : 0;
  } finally {
    await store.close();
  }
}

function jsonWriter() {
  let isFirst = true;
  process.stdout.write('[');
  return {
    row: (row: VerdictLine) => {
      process.stdout.write(`${isFirst ? '' : ','}\n${JSON.stringify(row)}`);
      isFirst = false;
    },
    end: () => process.stdout.write('\n]\n'),
  };
}

function tableWriter() {
  console.log(`${'Symbol'.padEnd(14)}${'Standard'.padEnd(13)}Status  Ratios`);
  return {
    row: ({ symbol, standard, status, ratios, missing }: VerdictLine) => {
      const known = Object.entries(ratios).map(
        ([id, { value }]) => `${id} ${value === null ? 'not known' : formatPercent(value)}`,
      );
      const lacks = missing.length > 0 ? `  missing: ${missing.join('; ')}` : '';
      const name = standardNames[standard].padEnd(13);
      console.log(`${symbol.padEnd(14)}${name}${String(status).padEnd(8)}${known.join(', ')}${lacks}`);
    },
    end: () => undefined,
  };
}

await runCommand(usage, main);
