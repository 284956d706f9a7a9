import { dayNumber, today } from '@tayyib/shared/values/calendar';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import type { Clock } from '../../../plugins/clock';
import { allIpos } from '../../facts/records/iposRepository';
import { securities } from '../../../database/schema/facts/factsTables';
import { preparedChangesQuery } from './changes/preparedChangesQuery';
import { firstEditions, marketLists, bumpEditions } from './changes/listEditions';
import type { MarketSnapshot } from './MarketSnapshot';
import { createMarketSnapshot } from './MarketSnapshot';
import type { MarketState } from './MarketState';
import { addKnownWrites, stateOf } from './MarketState';
import { CooperativePace } from '../../../lib/CooperativePace';
import type { Mark, ReadChanges } from './changes/readChanges';
import { readChanges, startingMark, mergeChanges } from './changes/readChanges';
import { createDossierReader } from './reading/readDossiers';
import { sharedRuns } from '../../../lib/sharedRuns';
import { singleFlight } from '../../../lib/singleFlight';
import { applyChanges } from './changes/applyChanges';

/** The market in memory, updated when facts change. */
export interface Market {
  /**
   * The current market. Each call asks the database one cheap question, whether anything was written before the call;
   * concurrent calls share it. Small writes are applied before this resolves. While a large one is being
   * applied, the previous snapshot is returned, and small writes still show in it at once.
   */
  current: () => Promise<MarketSnapshot>;
  /** The same, with its version, and whether it includes every write. */
  state: () => Promise<CheckedState>;
  /** The same once everything written before the call has been applied, however much it is. */
  refresh: () => Promise<MarketSnapshot>;
  /** Registers a preparation step that runs before a new snapshot is shown, in the background. */
  beforeShown: (preparers: PrepareSnapshot) => void;
  /** Resolves when no read is running: a server that stops disconnects from the database only then. */
  idle: () => Promise<void>;
}

/** A state, compared with the database. */
export interface CheckedState extends MarketState {
  /** False while a large write is being applied: the database is ahead of the snapshot. */
  isComplete: boolean;
}

type PrepareSnapshot = (snapshot: MarketSnapshot, pace: CooperativePace) => Promise<unknown>;

/**
 * Writes that name more companies than this are large: judging one company again names it up to nine times.
 */
const maxPerRead = 100;
/** In a market of so few companies every write is small. */
const smallMarket = 400;
/**
 * Changes are deleted after two days (`marketJobs`); a snapshot that was not updated for this long is
 * rebuilt.
 */
const maxStaleMs = 24 * 3_600_000;

type State = ReturnType<typeof stateOf>;

/** @param ending aborts whatever is being read, with the signal's reason */
export function createMarket(db: Database, clock: Clock, ending?: AbortSignal): Market {
  let shown: State | null = null;
  /** How far changes were read. `catchUp` owns those that were read and are not shown yet. */
  let mark: Mark = { horizon: '0', seen: [] };
  let upToDateMs = 0;
  /** Small changes shown while a new snapshot is being built; null while none is. */
  let appliedMeanwhile: ReadChanges[] | null = null;
  /** Whether something was written that is neither shown nor part of the snapshot being built. */
  let isCatchUpDue = false;
  const preparers: PrepareSnapshot[] = [];
  const hasChanges = preparedChangesQuery(db);
  const readDossiers = createDossierReader(db);

  async function readAll(): Promise<State> {
    // read first: whatever is written in between is then read again, and nothing is missed
    const start = await startingMark(db);
    const startedMs = clock.now().getTime();
    const day = today(clock);
    const pace = new CooperativePace(ending);
    const isins = await allIsins(db);
    const dossiers = await readDossiers(isins, dayNumber(day), pace);
    const snapshot = await createMarketSnapshot(dossiers, await allIpos(db), day, pace);
    mark = start.mark;
    upToDateMs = startedMs;
    const lists = bumpEditions(shown?.lists ?? firstEditions, marketLists);
    shown = stateOf(snapshot, { whole: start.version, beside: [] }, lists);
    return shown;
  }

  /** Builds the snapshot with everything written so far, and shows it when it is complete. */
  const catchUp = singleFlight(async (): Promise<void> => {
    const before = shown;
    const since = mark;
    isCatchUpDue = false;
    if (before === null) return;
    const pace = new CooperativePace(ending);
    appliedMeanwhile = [];
    try {
      const startedMs = clock.now().getTime();
      const changes = await readChanges(db, since);
      if (changes !== null) mark = changes.mark;
      let known = changes === null ? before.known : addKnownWrites(before.known, changes, false);
      const applied = changes === null ? [] : [changes];
      let snapshot = await onDay(before.snapshot, today(clock), pace);
      if (changes !== null) snapshot = await applyChanges(db, readDossiers, snapshot, changes, pace);
      for (const prepare of preparers) await prepare(snapshot, pace);
      for (let late = appliedMeanwhile.splice(0); late.length > 0; late = appliedMeanwhile.splice(0)) {
        for (const each of late) known = addKnownWrites(known, each, !each.isAll);
        applied.push(...late);
        snapshot = await applyChanges(db, readDossiers, snapshot, mergeChanges(late), pace);
      }
      shown = stateOf(snapshot, known, shown?.lists ?? before.lists, mergeChanges(applied));
      upToDateMs = startedMs;
    } catch (error) {
      // everything is read again
      mark = since;
      isCatchUpDue = true;
      throw error;
    } finally {
      appliedMeanwhile = null;
    }
  });

  /** Shows a small write at once. A snapshot that replaces this one meanwhile lacks it still. */
  const applyNow = async (state: State, changes: ReadChanges): Promise<State> => {
    const snapshot = await applyChanges(
      db,
      readDossiers,
      state.snapshot,
      changes,
      new CooperativePace(ending),
    );
    if (shown !== null && shown !== state) return applyNow(shown, changes);
    const isMissingSome = appliedMeanwhile !== null || !changes.isAll;
    shown = stateOf(snapshot, addKnownWrites(state.known, changes, isMissingSome), state.lists, changes);
    appliedMeanwhile?.push(changes);
    return shown;
  };

  const check = sharedRuns(async (): Promise<CheckedState> => {
    const nowMs = clock.now().getTime();
    if (shown === null || nowMs - upToDateMs > maxStaleMs) {
      if (appliedMeanwhile !== null) await catchUp().catch(() => undefined);
      return { ...(await readAll()), isComplete: true };
    }
    const since = mark;
    const isSmall = shown.snapshot.dossiers.length <= smallMarket;
    const changes = (await hasChanges(since))
      ? await readChanges(db, since, isSmall ? undefined : maxPerRead)
      : null;
    if (changes !== null && changes.ids.length > 0) {
      await applyNow(shown, changes);
      // `catchUp` may have read further meanwhile
      if (mark === since) mark = changes.mark;
    }
    const isBehind = changes?.isAll === false || shown.snapshot.day !== today(clock);
    if (!isBehind && appliedMeanwhile === null) upToDateMs = nowMs;
    if (isBehind) isCatchUpDue = true;
    if (isBehind && isSmall) await catchUp();
    // the next call reports a failure
    else if (isBehind) void catchUp().catch(() => undefined);
    return { ...shown, isComplete: !isCatchUpDue && appliedMeanwhile === null };
  });

  return {
    state: check,
    current: async () => (await check()).snapshot,
    async refresh() {
      let state = await check();
      while (appliedMeanwhile !== null || isCatchUpDue) {
        await catchUp();
        state = await check();
      }
      return state.snapshot;
    },
    beforeShown: (prepare) => void preparers.push(prepare),
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
async function onDay(snapshot: MarketSnapshot, day: string, pace: CooperativePace): Promise<MarketSnapshot> {
  return snapshot.day === day ? snapshot : createMarketSnapshot(snapshot.dossiers, snapshot.ipos, day, pace);
}
