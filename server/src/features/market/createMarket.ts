import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import type { Clock } from '../../plugins/clock';
import { securities } from '../facts/factsTables';
import { dayNumber, indianDay } from './days';
import type { MarketPicture } from './MarketPicture';
import { createMarketPicture, inOrder } from './MarketPicture';
import { withChanges } from './withChanges';
import type { Changes, Mark } from './readChanges';
import { readChanges, startingMark } from './readChanges';
import { allIpos } from '../facts/iposRepository';
import { readDossiers } from './reading/readDossiers';

/** The market in memory, kept up to date. */
export interface Market {
  /**
   * The market as it stands. Each use asks the database one cheap question, what was written since; uses at the same moment
   * share it. A small change is taken in before this answers; while a large one is, the picture before it is shown.
   */
  current: () => Promise<MarketPicture>;
  /** Takes in whatever was written, however much it is. */
  refresh: () => Promise<MarketPicture>;
}

/** With more companies touched than these, people see the picture before until the next is ready. */
const largeChange = 400;
/** Changes are cleared away after two days (`marketJobs`); a picture that was not asked for that long is made anew. */
const longestSilenceMs = 24 * 3_600_000;

interface State {
  picture: MarketPicture;
  mark: Mark;
  checkedMs: number;
}

export function createMarket(db: Database, clock: Clock): Market {
  let state: State | null = null;

  const readAll = shared(async (): Promise<State> => {
    // asked before reading: what is written in between is then read again, and nothing is missed
    const mark = await startingMark(db);
    const day = indianDay(clock.now());
    const isins = await allIsins(db);
    const dossiers = await readDossiers(db, isins, dayNumber(day));
    state = {
      picture: createMarketPicture(inOrder(dossiers), await allIpos(db), day),
      mark,
      checkedMs: clock.now().getTime(),
    };
    return state;
  });

  const takeIn = shared(async (): Promise<State> => {
    const before = state;
    const nowMs = clock.now().getTime();
    if (before === null || nowMs - before.checkedMs > longestSilenceMs) return readAll();
    const changes = await readChanges(db, before.mark);
    const picture = onDay(before.picture, indianDay(clock.now()));
    if (changes === null) {
      before.checkedMs = nowMs;
      before.picture = picture;
      return before;
    }
    state = { picture: await withChanges(db, picture, changes), mark: changes.mark, checkedMs: nowMs };
    return state;
  });

  const check = shared(async (): Promise<MarketPicture> => {
    const before = state;
    if (before === null) return (await readAll()).picture;
    const changes = await readChanges(db, before.mark);
    if (changes !== null && sizeOf(changes) > largeChange) {
      // whoever is told of a failure is the next to ask
      void takeIn().catch(() => undefined);
      return before.picture;
    }
    return (await takeIn()).picture;
  });

  return { current: check, refresh: async () => (await takeIn()).picture };
}

const sizeOf = ({ companies, prices }: Changes): number => companies.size + prices.size;

async function allIsins(db: Database): Promise<string[]> {
  return (
    await db
      .select({ isin: securities.isin })
      .from(securities)
      .orderBy(sql`1`)
  ).map(({ isin }) => isin);
}

/** The same companies on another day. */
function onDay(picture: MarketPicture, day: string): MarketPicture {
  return picture.day === day ? picture : createMarketPicture(picture.dossiers, picture.ipos, day);
}

/** Callers that come while a run is under way get its result. */
function shared<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
