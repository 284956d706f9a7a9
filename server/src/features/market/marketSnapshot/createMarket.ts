import { dayNumber, today } from '@tayyib/shared/calendar';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import { allIpos } from '../../facts/facts/iposRepository';
import { securities } from '../../../database/schema/factsTables';
import { changesAsker } from './changesAsker';
import { firstEditions, marketLists, nextEditions } from './listEditions';
import type { MarketPicture } from './MarketPicture';
import { createMarketPicture, inOrder } from './MarketPicture';
import type { MarketState } from './MarketState';
import { knownWith, stateOf } from './MarketState';
import { Pace } from '../../../lib/Pace';
import type { Mark, ReadChanges } from './readChanges';
import { readChanges, startingMark, together } from './readChanges';
import { readDossiers } from './reading/readDossiers';
import { shared } from '../../../lib/shared';
import { withChanges } from './withChanges';

/** The market in memory, kept up to date. */
export interface Market {
  /**
   * The market as it stands. Each use asks the database one cheap question, what was written since; uses at the same moment
   * share it. What a small write changed is taken in before this answers; while a large one is taken in, the picture before
   * it is shown, in which small ones, however late, are seen at once.
   */
  current: () => Promise<MarketPicture>;
  /** The same, with what names it. */
  state: () => Promise<MarketState>;
  /** The same once all is taken in that was written before the call, however much it is. */
  refresh: () => Promise<MarketPicture>;
  /** Adds what is made ready of a picture before it is shown, where nobody has to wait for it. */
  beforeShown: (makeReady: MakeReady) => void;
  /** Ends when nothing is being read: a server that stops takes its database away only then. */
  idle: () => Promise<void>;
}

type MakeReady = (picture: MarketPicture, pace: Pace) => Promise<unknown>;

/** Writes that name companies oftener than this are large: judging one company again names it up to nine times. */
const mostAtOnce = 100;
/** In a market of so few companies every write is small. */
const smallMarket = 400;
/** Changes are cleared away after two days (`marketJobs`); a picture that was not kept up that long is made anew. */
const longestSilenceMs = 24 * 3_600_000;

type State = ReturnType<typeof stateOf>;

/** @param ending makes whatever is being read give up where it stands, with the signal's reason */
export function createMarket(db: Database, clock: Clock, ending?: AbortSignal): Market {
  let shown: State | null = null;
  /** How far changes were read. What was read and is not shown yet is in the hands of `catchUp`. */
  let mark: Mark = { horizon: '0', seen: [] };
  let keptUpMs = 0;
  /** What was shown ahead of the picture that is being made; null while none is. */
  let ahead: ReadChanges[] | null = null;
  /** Whether something was written that no picture has, nor the one that is being made. */
  let isOwed = false;
  const makeReady: MakeReady[] = [];
  const hasChanges = changesAsker(db);

  async function readAll(): Promise<State> {
    // asked before reading: what is written in between is then read again, and nothing is missed
    const start = await startingMark(db);
    const startedMs = clock.now().getTime();
    const day = today(clock);
    const pace = new Pace(ending);
    const isins = await allIsins(db);
    const dossiers = await readDossiers(db, isins, dayNumber(day), pace);
    const picture = createMarketPicture(inOrder(dossiers), await allIpos(db), day);
    await picture.prepareSearch(pace);
    mark = start.mark;
    keptUpMs = startedMs;
    const lists = nextEditions(shown?.lists ?? firstEditions, marketLists);
    shown = stateOf(picture, { whole: start.version, beside: [] }, lists);
    return shown;
  }

  /** Makes the picture that knows all that was written by now, and shows it when all of it is ready. */
  const catchUp = shared(async (): Promise<void> => {
    const [before, since] = [shown, mark];
    isOwed = false;
    if (before === null) return;
    const pace = new Pace(ending);
    ahead = [];
    try {
      const startedMs = clock.now().getTime();
      const changes = await readChanges(db, since);
      if (changes !== null) mark = changes.mark;
      let known = changes === null ? before.known : knownWith(before.known, changes, false);
      const taken = changes === null ? [] : [changes];
      let picture = await onDay(before.picture, today(clock), pace);
      if (changes !== null) picture = await withChanges(db, picture, changes, pace);
      for (const make of makeReady) await make(picture, pace);
      for (let late = ahead.splice(0); late.length > 0; late = ahead.splice(0)) {
        for (const each of late) known = knownWith(known, each, !each.isAll);
        taken.push(...late);
        picture = await withChanges(db, picture, together(late), pace);
      }
      shown = stateOf(picture, known, shown?.lists ?? before.lists, together(taken));
      keptUpMs = startedMs;
    } catch (error) {
      // all of it is read again
      mark = since;
      isOwed = true;
      throw error;
    } finally {
      ahead = null;
    }
  });

  /** Shows a small write at once. A picture that is swapped meanwhile lacks it still. */
  const takeIn = async (state: State, changes: ReadChanges): Promise<State> => {
    const picture = await withChanges(db, state.picture, changes, new Pace(ending));
    if (shown !== null && shown !== state) return takeIn(shown, changes);
    const lacksSome = ahead !== null || !changes.isAll;
    shown = stateOf(picture, knownWith(state.known, changes, lacksSome), state.lists, changes);
    ahead?.push(changes);
    return shown;
  };

  const check = shared(async (): Promise<State> => {
    const nowMs = clock.now().getTime();
    if (shown === null || nowMs - keptUpMs > longestSilenceMs) {
      if (ahead !== null) await catchUp().catch(() => undefined);
      return readAll();
    }
    const since = mark;
    const isSmall = shown.picture.dossiers.length <= smallMarket;
    const changes = (await hasChanges(since))
      ? await readChanges(db, since, isSmall ? undefined : mostAtOnce)
      : null;
    if (changes !== null && changes.ids.length > 0) {
      await takeIn(shown, changes);
      // who catches up may have read further meanwhile
      if (mark === since) mark = changes.mark;
    }
    const isBehind = changes?.isAll === false || shown.picture.day !== today(clock);
    if (!isBehind && ahead === null) keptUpMs = nowMs;
    if (isBehind) isOwed = true;
    if (isBehind && isSmall) await catchUp();
    // whoever is told of a failure is the next to ask
    else if (isBehind) void catchUp().catch(() => undefined);
    return shown;
  });

  return {
    state: check,
    current: async () => (await check()).picture,
    async refresh() {
      // one that was under way may have begun too early
      await check();
      let state = await check();
      while (ahead !== null || isOwed) {
        await catchUp();
        state = await check();
      }
      return state.picture;
    },
    beforeShown: (make) => void makeReady.push(make),
    idle: async () => {
      await Promise.all([check.idle(), catchUp.idle()]);
    },
  };
}

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
