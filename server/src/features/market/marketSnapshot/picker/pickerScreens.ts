import type { ScreenReply, ScreenRow, StandardId } from '@tayyib/shared/contracts';
import type { KnownOrders, ScreenQuestion } from '@tayyib/shared/screens';
import { createScreen } from '@tayyib/shared/screens';
import type { Dossier } from '../dossier/Dossier';
import { forEachYielding, CooperativePace } from '../../../../lib/CooperativePace';
import { screenRow } from './screenRow';

/** The halal screener over the companies of one snapshot, by standard; built on first use. */
export interface PickerScreens {
  run: (standard: StandardId, question: ScreenQuestion) => ScreenReply;
  /** Builds the rows of a standard. Yields to the event loop. */
  prepare: (standard: StandardId, pace?: CooperativePace) => Promise<void>;
  /**
   * The screens after some rows changed. A standard under which no changed row looks different (prices are
   * not shown) is reused; otherwise its unchanged rows are. Yields to the event loop.
   */
  patched: (
    dossiers: readonly Dossier[],
    changed: readonly number[],
    pace?: CooperativePace,
  ) => Promise<PickerScreens>;
}

/** The screener under one standard. */
interface StandardScreen {
  rows: readonly ScreenRow[];
  /** Null until the first query. */
  screen: ReturnType<typeof createScreen> | null;
  /** Orders of these rows, or of an earlier version of them. */
  orders: KnownOrders;
}

/** @param day a day number */
export function createPickerScreens(
  dossiers: readonly Dossier[],
  day: number,
  previous: ReadonlyMap<StandardId, StandardScreen> = new Map(),
): PickerScreens {
  const cache = new Map(previous);
  return {
    run(standard, question) {
      const cached = cache.get(standard);
      const rows = cached?.rows ?? dossiers.map((dossier) => screenRow(dossier, standard, day));
      const orders: KnownOrders = cached?.orders ?? new Map();
      const screen = cached?.screen ?? createScreen(rows, orders);
      cache.set(standard, { rows, screen, orders });
      return screen(question);
    },
    async prepare(standard, pace) {
      if (cache.has(standard)) return;
      const rows: ScreenRow[] = [];
      await forEachYielding(dossiers, (dossier) => rows.push(screenRow(dossier, standard, day)), pace);
      cache.set(standard, { rows, screen: null, orders: new Map() });
    },
    async patched(next, changed, pace = new CooperativePace()) {
      const patchedScreens = new Map<StandardId, StandardScreen>();
      for (const [standard, one] of [...cache])
        patchedScreens.set(standard, await patchScreen(one, standard, next, changed, day, pace));
      return createPickerScreens(next, day, patchedScreens);
    },
  };
}

async function patchScreen(
  cache: StandardScreen,
  standard: StandardId,
  dossiers: readonly Dossier[],
  changed: readonly number[],
  day: number,
  pace: CooperativePace,
): Promise<StandardScreen> {
  const rows = [...cache.rows];
  let isSame = true;
  const compareRow = (at: number) => {
    const [dossier, before] = [dossiers[at], rows[at]];
    if (dossier === undefined || before === undefined) return;
    const row = screenRow(dossier, standard, day);
    if (isSameRow(row, before)) return;
    rows[at] = row;
    isSame = false;
  };
  await forEachYielding(changed, compareRow, pace);
  // snapshots in use add to their own orders
  return isSame ? cache : { rows, screen: null, orders: new Map(cache.orders) };
}

/** Every field of a row is a string, a number or null. */
const isSameRow = (one: ScreenRow, other: ScreenRow): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
