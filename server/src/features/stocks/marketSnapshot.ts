import type { ScreenQuery, ScreenReply } from '@tayyib/shared/contracts';
import { createScreen, createSearch } from '@tayyib/shared/screens';
import type { Search } from '@tayyib/shared/screens';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import { readMarket, type Market } from './readMarket';

/** The market in memory, ready to be searched and screened. */
export interface MarketSnapshot {
  search: Search;
  screen: (query: ScreenQuery) => ScreenReply;
}

/**
 * Keeps the market in memory and up to date. Each use asks the database one cheap question, whether anything was
 * imported or judged since; uses at the same moment share it. Asking, rather than being told, leaves nothing to miss:
 * it holds for many servers, for the import command, and over a lost connection.
 */
export function createMarketSnapshot(db: Database): () => Promise<MarketSnapshot> {
  let kept: { version: string; snapshot: MarketSnapshot } | null = null;

  const refresh = async (): Promise<MarketSnapshot> => {
    // asked before reading: a change in between is then noticed by the next use
    const version = await versionOf(db);
    if (kept?.version === version) return kept.snapshot;
    const snapshot = prepare(await readMarket(db));
    kept = { version, snapshot };
    return snapshot;
  };
  return shareRunning(refresh);
}

function prepare({ searchable, rows }: Market): MarketSnapshot {
  const screens = new Map([...rows].map(([standard, its]) => [standard, createScreen(its)]));
  return {
    search: createSearch(searchable),
    screen: ({ standard, ...question }) => {
      const screen = screens.get(standard);
      if (!screen) throw new Error(`No verdicts by ${standard} are kept.`);
      return screen(question);
    },
  };
}

/** Runs of an import and verdicts are only ever added, the latter one writer at a time, so these two numbers say it all. */
async function versionOf(db: Database): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select (select count(*) from feed_runs) || ' ' || coalesce((select max(id) from verdicts), 0) as version
  `);
  return rows[0]?.version ?? '';
}

/** Callers that come while a run is under way get its result. */
function shareRunning<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
