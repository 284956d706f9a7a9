import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ne, sql } from 'drizzle-orm';
import { standardById, standardIds } from '@tayyib/shared/shariah';
import { readConfig } from '../../server/src/config/config';
import { openStore } from '../../server/src/database/openStore';
import { seedSample } from '../../server/src/seed/seedSample';
import { filings, marketCaps, securities } from '../../server/src/database/schema/facts/factsTables';
import { inBatches } from '../../server/src/lib/inBatches';
import { editionDiff } from '../../server/src/features/facts/verdicts/standards/editionDiff';
import { recomputeVerdicts } from '../../server/src/features/facts/verdicts/judging/recomputeVerdicts';
import { companies } from './support/fillWithCompanies';
import { print, timed } from './support/timings';

// The time to compute the verdicts of 10,000 companies by every standard: for the first time, again without changes, for a draft of
// one standard, and for one company, without changes and after a change of a fact.

const COMPANIES = companies;
/** The number of companies that are computed one at a time. */
const ROUNDS = 400;
const TODAY = '2026-11-21';
const isinOf = (n: number) => `INE${String(n).padStart(6, '0')}010`;

function byIsin<Row extends { isin: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.isin, [...(groups.get(row.isin) ?? []), row]);
  return groups;
}

/** Adds companies like those of the sample data, each with the filings and averages of one of them. */
async function fillMarket(db: Parameters<typeof seedSample>[0]): Promise<void> {
  await seedSample(db);
  const sample = await db.select().from(securities);
  const filed = byIsin(await db.select().from(filings));
  const caps = byIsin(await db.select().from(marketCaps));
  const numbers = Array.from({ length: COMPANIES - sample.length }, (_, at) => at + 1);
  await inBatches(numbers, async (batch) => {
    const made = batch.flatMap((n) => {
      const like = sample[n % sample.length];
      return like === undefined ? [] : [{ like, isin: isinOf(n), symbol: `CO${n}` }];
    });
    await db.insert(securities).values(made.map(({ like, isin, symbol }) => ({ ...like, isin, symbol })));
    const theirFilings = made.flatMap(({ like, isin, symbol }) =>
      (filed.get(like.isin) ?? []).map((filing) => ({ ...filing, id: undefined, isin, symbol })),
    );
    await inBatches(theirFilings, (rows) => db.insert(filings).values(rows));
    const theirCaps = made.flatMap(({ like, isin }) =>
      (caps.get(like.isin) ?? []).map((cap) => ({ ...cap, isin })),
    );
    if (theirCaps.length > 0) await db.insert(marketCaps).values(theirCaps);
  });
}

async function time(title: string, work: () => Promise<string>): Promise<void> {
  const startedMs = performance.now();
  const spent = process.cpuUsage();
  const outcome = await work();
  const { user, system } = process.cpuUsage(spent);
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(2).padStart(8);
  const cpu = ((user + system) / 1e6).toFixed(2).padStart(7);
  const megabytes = Math.round(process.memoryUsage().rss / 1e6);
  console.log(`${title.padEnd(52)}${seconds} s  cpu ${cpu} s  ${megabytes} MB  ${outcome}`);
}

const dataDir = await mkdtemp(join(tmpdir(), 'tayyib-bench-'));
const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: dataDir });
const store = await openStore(config, console.error);
try {
  const { db } = store;
  await fillMarket(db);
  const judge = async (isins?: string[]) =>
    `${await recomputeVerdicts(db, isins, 'A test', TODAY)} verdicts added`;
  const all = `${COMPANIES} companies x ${standardIds.length} standards`;
  await time(`${all}, for the first time`, () => judge());
  await time(`${all}, nothing new`, () => judge());
  const one = (round: number) => judge([isinOf(1 + round)]);
  const nothingNew = await timed(ROUNDS, one);
  print('one company, nothing new', nothingNew);
  await db
    .update(marketCaps)
    .set({ valueRupees: sql`${marketCaps.valueRupees} / 20` })
    .where(ne(marketCaps.isin, ''));
  print('one company, a fact of it changed', await timed(ROUNDS, one), nothingNew);
  await time(`${COMPANIES} companies by a draft`, async () => {
    const { changes } = await editionDiff(db, { ...standardById.AAOIFI, edition: 'draft' }, TODAY);
    return `${changes.length} would change`;
  });
  await time(`${all}, one fact of each changed`, () => judge());
} finally {
  await store.close();
  await rm(dataDir, { recursive: true, force: true });
}
