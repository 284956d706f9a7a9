import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { StandardId } from '@tayyib/shared/contracts';
import { formatPercent } from '@tayyib/shared/values/format';
import { standardIds, standardNames } from '@tayyib/shared/shariah';
import { readConfig } from '../../../../config/config';
import { filings, marketCaps, securities } from '../../../../database/schema/facts/factsTables';
import { openForImport } from '../../../../database/openForImport';
import type { Queryable } from '../../../../database/client';
import { eachVerdictLine } from './eachVerdictLine';
import type { VerdictLine } from './verdictRow';

/** Accounts of which all figures were read. */
const isComplete = isNull(filings.isSummary);

/** `npm run verdict-tables`: every company whose complete accounts are on file, by each standard, as a page of Markdown. */
async function main(): Promise<void> {
  const store = await openForImport(readConfig(process.env), (sentence) => console.error(sentence));
  try {
    const { db } = store;
    const withAccounts = new Set(
      (await db.selectDistinct({ isin: filings.isin }).from(filings).where(isComplete)).map(
        ({ isin }) => isin,
      ),
    );
    const lines = new Map<StandardId, VerdictLine[]>(standardIds.map((id) => [id, []]));
    await eachVerdictLine(db, {}, (line) => {
      if (withAccounts.has(line.isin)) lines.get(line.standard)?.push(line);
    });
    console.log(`# ${withAccounts.size} companies whose complete accounts are on file, by each standard\n`);
    console.log(
      'Written by `npm run -s verdict-tables`; every figure is from the filings listed last. A ratio is followed by the most ' +
        'the standard bears. What is missing is named; it never makes a company pass or fail.\n',
    );
    for (const [standard, its] of lines) console.log(tableOf(standard, its));
    console.log(await sourcesOf(db, [...withAccounts]));
  } finally {
    await store.close();
  }
}

const statusWords: Record<VerdictLine['status'], string> = {
  1: 'compliant',
  2: 'fails on business',
  3: 'under review',
  4: 'fails on debt',
  6: 'fails on impure income',
  7: 'fails on liquidity',
};

function tableOf(standard: StandardId, lines: readonly VerdictLine[]): string {
  const ratioNames = [...new Set(lines.flatMap(({ ratios }) => Object.keys(ratios)))];
  const counts = (['compliant', 'non_compliant', 'under_review'] as const).map((wanted) => {
    const its = lines.filter(({ badge }) => badge === wanted);
    const outdated = its.filter(({ freshness }) => freshness === 'outdated').length;
    return `${its.length} ${wanted.replace('_', ' ')} (${outdated} by outdated accounts)`;
  });
  const ratioOf = ({ ratios }: VerdictLine, name: string): string => {
    const found = Object.entries(ratios).find(([id]) => id === name)?.[1];
    if (found === undefined) return '';
    const value = found.value === null ? 'not known' : formatPercent(found.value);
    return `${value} / ${formatPercent(found.limit)}`;
  };
  return table(
    `## ${standardNames[standard]}, edition ${lines[0]?.edition ?? ''}: ${counts.join(', ')}`,
    ['Symbol', 'Accounts to', 'Status', ...ratioNames.map((name) => name.replaceAll('_', ' ')), 'Missing'],
    lines.map((line) => [
      line.symbol,
      [line.accountsTo, line.freshness].filter(Boolean).join(', '),
      statusWords[line.status],
      ...ratioNames.map((name) => ratioOf(line, name)),
      line.missing.join('; '),
    ]),
  );
}

async function sourcesOf(db: Queryable, isins: readonly string[]): Promise<string> {
  const filed = await db
    .select({ symbol: securities.symbol, to: filings.periodEnd, document: filings.document })
    .from(filings)
    .innerJoin(securities, eq(securities.isin, filings.isin))
    .where(and(eq(filings.nature, 'consolidated'), inArray(filings.isin, [...isins])))
    .orderBy(asc(securities.symbol), asc(filings.periodEnd));
  const caps = await db
    .selectDistinct({ document: marketCaps.document, asOf: marketCaps.asOf })
    .from(marketCaps)
    .where(inArray(marketCaps.isin, [...isins]));
  return table(
    `## Filings\n\nAverage market capitalisation: ${caps.map(({ document, asOf }) => `${document} (${asOf})`).join(', ')}.`,
    ['Symbol', 'Accounts to', 'Filing with NSE (consolidated)'],
    filed.map(({ symbol, to, document }) => [symbol, to, document]),
  );
}

const row = (cells: readonly string[]) =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [title, '', row(heads), row(heads.map(() => '---')), ...rows.map(row), ''].join('\n');

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
