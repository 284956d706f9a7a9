import { desc, eq, sql } from 'drizzle-orm';
import type { FeedRun, FeedRunReply, FeedRunsReply } from '@tayyib/shared/contracts';
import { feedRuns } from '../../../database/schema/facts/factsTables';
import type { Queryable } from '../../../database/client';

const runsPerPage = 20;
const linesPerPage = 50;

/** Counted in the database: a list of refused lines may have thousands. */
const notKept = sql<number>`jsonb_array_length(jsonb_path_query_array(${feedRuns.refused}, '$[*] ? (@.isOutOfScope == true)'))`;
/** A file refused as a whole has a single line, with the reason. */
const reason = sql<
  string | null
>`jsonb_path_query_first(${feedRuns.refused}, '$[*] ? (!exists(@.isOutOfScope)).reason') #>> '{}'`;
const { id, feed, document, outcome, read, stored, unchanged, finishedAt } = feedRuns;
const summary = {
  id,
  feed,
  document,
  outcome,
  read,
  stored,
  unchanged,
  finishedAt,
  notKept,
  reason,
  notStored: sql<number>`jsonb_array_length(${feedRuns.refused})`,
};

type SummaryRow = Omit<FeedRun, 'refused' | 'finishedAt'> & { finishedAt: Date; notStored: number };

const wireOf = ({ notStored, ...row }: SummaryRow): FeedRun => ({
  ...row,
  refused: notStored - row.notKept,
  finishedAt: row.finishedAt.toISOString(),
});

/** The newest run of each feed, by its name. */
export async function newestRuns(db: Queryable): Promise<ReadonlyMap<string, FeedRun>> {
  const rows = await db
    .selectDistinctOn([feedRuns.feed], summary)
    .from(feedRuns)
    .orderBy(feedRuns.feed, desc(feedRuns.finishedAt));
  return new Map(rows.map((row) => [row.feed, wireOf(row)]));
}

/** A page of runs, newest first, of one feed or of all. */
export async function listRuns(
  db: Queryable,
  ofFeed: string | undefined,
  page: number,
): Promise<FeedRunsReply> {
  const isWanted = ofFeed === undefined ? undefined : eq(feedRuns.feed, ofFeed);
  const rows = await db
    .select(summary)
    .from(feedRuns)
    .where(isWanted)
    .orderBy(desc(feedRuns.finishedAt), feedRuns.id)
    .limit(runsPerPage)
    .offset((page - 1) * runsPerPage);
  const total = await db.$count(feedRuns, isWanted);
  return { total, page, pageSize: runsPerPage, runs: rows.map(wireOf) };
}

/** One run; undefined if there is none with that number. */
export async function runById(db: Queryable, runId: string): Promise<FeedRun | undefined> {
  const [row] = await db.select(summary).from(feedRuns).where(eq(feedRuns.id, runId));
  return row && wireOf(row);
}

/** The newest run of a feed; undefined before the first. */
export async function newestRunOf(db: Queryable, ofFeed: string): Promise<FeedRun | undefined> {
  return (await listRuns(db, ofFeed, 1)).runs[0];
}

export type RefusedLine = FeedRunReply['lines'][number];

/** Every line a run did not store: refused ones first, each kind in order. */
export async function refusedLines(db: Queryable, runId: string): Promise<RefusedLine[]> {
  const [row] = await db
    .select({ refused: sql<{ line: number; reason: string; isOutOfScope?: true }[]>`${feedRuns.refused}` })
    .from(feedRuns)
    .where(eq(feedRuns.id, runId));
  const lines = (row?.refused ?? []).map(({ line, reason, isOutOfScope = false }) => ({
    line,
    reason,
    isOutOfScope,
  }));
  return lines.sort((a, b) => Number(a.isOutOfScope) - Number(b.isOutOfScope) || a.line - b.line);
}

/** A run with one page of its refused lines; undefined if there is none with that number. */
export async function readRun(db: Queryable, runId: string, page: number): Promise<FeedRunReply | undefined> {
  const run = await runById(db, runId);
  if (run === undefined) return undefined;
  const lines = await refusedLines(db, runId);
  const start = (page - 1) * linesPerPage;
  return {
    run,
    total: lines.length,
    page,
    pageSize: linesPerPage,
    lines: lines.slice(start, start + linesPerPage),
  };
}
