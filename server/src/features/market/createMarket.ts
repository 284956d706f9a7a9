import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client';
import type { Clock } from '../../plugins/clock';
import { allIpos } from '../facts/iposRepository';
import { securities } from '../facts/factsTables';
import { dayNumber, indianDay } from './days';
import type { ListEditions } from './listEditions';
import { firstEditions, marketLists, nextEditions } from './listEditions';
import type { MarketPicture } from './MarketPicture';
import { createMarketPicture, inOrder } from './MarketPicture';
import { Pace } from './Pace';
import type { Changes, Mark } from './readChanges';
import { readChanges, startingMark } from './readChanges';
import { readDossiers } from './reading/readDossiers';
import { withChanges } from './withChanges';

/** The market in memory, kept up to date. */
export interface Market {
  /**
   * The market as it stands. Each use asks the database one cheap question, what was written since; uses at the same moment
   * share it. A small change is taken in before this answers; while a large one is, the picture before it is shown.
   */
  current: () => Promise<MarketPicture>;
  /** The same, with what names it. */
  state: () => Promise<MarketState>;
  /** Takes in whatever was written, however much it is. */
  refresh: () => Promise<MarketPicture>;
}

/** A picture and the writes it knows of. */
export interface MarketState {
  picture: MarketPicture;
  /** Differs as soon as the picture lacks or knows another write; the picture is never older than its version says. */
  version: string;
  /** Of lists read beside the picture; to be compared on this node alone. */
  lists: ListEditions;
}

/** With more companies touched than these, people see the picture before until the next is ready. */
const largeChange = 400;
/** Changes are cleared away after two days (`marketJobs`); a picture that was not asked for that long is made anew. */
const longestSilenceMs = 24 * 3_600_000;

interface State extends MarketState {
  mark: Mark;
  checkedMs: number;
}

/** @param ending makes whatever is being read give up where it stands, with the signal's reason */
export function createMarket(db: Database, clock: Clock, ending?: AbortSignal): Market {
  let state: State | null = null;

  const readAll = shared(async (): Promise<State> => {
    // asked before reading: what is written in between is then read again, and nothing is missed
    const { mark, version } = await startingMark(db);
    const day = indianDay(clock.now());
    const isins = await allIsins(db);
    const pace = new Pace(ending);
    const dossiers = await readDossiers(db, isins, dayNumber(day), pace);
    const picture = createMarketPicture(inOrder(dossiers), await allIpos(db), day);
    await picture.prepareSearch(pace);
    state = {
      picture,
      version,
      lists: nextEditions(state?.lists ?? firstEditions, marketLists),
      mark,
      checkedMs: clock.now().getTime(),
    };
    return state;
  });

  const takeIn = shared(async (): Promise<State> => {
    const before = state;
    const nowMs = clock.now().getTime();
    const pace = new Pace(ending);
    if (before === null || nowMs - before.checkedMs > longestSilenceMs) return readAll();
    const changes = await readChanges(db, before.mark);
    const picture = await onDay(before.picture, indianDay(clock.now()), pace);
    if (changes === null) {
      state = { ...before, picture, checkedMs: nowMs };
      return state;
    }
    const { mark, version, lists } = changes;
    state = {
      picture:
        sizeOf(changes) === 0 && !changes.ipos ? picture : await withChanges(db, picture, changes, pace),
      version,
      lists: nextEditions(before.lists, lists),
      mark,
      checkedMs: nowMs,
    };
    return state;
  });

  const check = shared(async (): Promise<MarketState> => {
    const before = state;
    const now = clock.now();
    if (before === null || now.getTime() - before.checkedMs > longestSilenceMs) return takeIn();
    const changes = await readChanges(db, before.mark);
    if (changes === null && before.picture.day === indianDay(now)) {
      before.checkedMs = now.getTime();
      return before;
    }
    if (changes !== null && sizeOf(changes) > largeChange) {
      // whoever is told of a failure is the next to ask
      void takeIn().catch(() => undefined);
      return before;
    }
    return takeIn();
  });

  return {
    state: check,
    current: async () => (await check()).picture,
    refresh: async () => (await takeIn()).picture,
  };
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
async function onDay(picture: MarketPicture, day: string, pace: Pace): Promise<MarketPicture> {
  if (picture.day === day) return picture;
  const next = createMarketPicture(picture.dossiers, picture.ipos, day);
  await next.prepareSearch(pace);
  return next;
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
