import type { ScreenReply, ScreenRow, StandardId } from '@tayyib/shared/contracts';
import type { KnownOrders, ScreenQuestion } from '@tayyib/shared/screens';
import { createScreen } from '@tayyib/shared/screens';
import type { Dossier } from '../dossier/Dossier';
import { eachInTurn, Pace } from '../../../../lib/Pace';
import { screenRow } from './screenRow';

/** The screener by pickers over the companies of one picture, by each standard; made when first asked for. */
export interface PickerScreens {
  ask: (standard: StandardId, question: ScreenQuestion) => ScreenReply;
  /** Makes the rows of a standard ready while others have their turn. */
  prepare: (standard: StandardId, pace?: Pace) => Promise<void>;
  /**
   * The screens of the same rows after some of them changed. Those of standards by which no changed row looks different (a
   * price is not in it) are taken over; of the others, the rows that stay the same are. Others have their turn meanwhile.
   */
  after: (dossiers: readonly Dossier[], changed: readonly number[], pace?: Pace) => Promise<PickerScreens>;
}

/** Of one standard. */
interface Made {
  rows: readonly ScreenRow[];
  /** Null until it is asked. */
  screen: ReturnType<typeof createScreen> | null;
  /** Of these rows, or of them before some changed. */
  orders: KnownOrders;
}

/** @param day a day number */
export function createPickerScreens(
  dossiers: readonly Dossier[],
  day: number,
  kept: ReadonlyMap<StandardId, Made> = new Map(),
): PickerScreens {
  const made = new Map(kept);
  return {
    ask(standard, question) {
      const known = made.get(standard);
      const rows = known?.rows ?? dossiers.map((dossier) => screenRow(dossier, standard, day));
      const orders: KnownOrders = known?.orders ?? new Map();
      const screen = known?.screen ?? createScreen(rows, orders);
      made.set(standard, { rows, screen, orders });
      return screen(question);
    },
    async prepare(standard, pace) {
      if (made.has(standard)) return;
      const rows: ScreenRow[] = [];
      await eachInTurn(dossiers, (dossier) => rows.push(screenRow(dossier, standard, day)), pace);
      made.set(standard, { rows, screen: null, orders: new Map() });
    },
    async after(next, changed, pace = new Pace()) {
      const mendedOnes = new Map<StandardId, Made>();
      for (const [standard, one] of [...made])
        mendedOnes.set(standard, await mended(one, standard, next, changed, day, pace));
      return createPickerScreens(next, day, mendedOnes);
    },
  };
}

async function mended(
  made: Made,
  standard: StandardId,
  dossiers: readonly Dossier[],
  changed: readonly number[],
  day: number,
  pace: Pace,
): Promise<Made> {
  const rows = [...made.rows];
  let isSame = true;
  const look = (at: number) => {
    const [dossier, before] = [dossiers[at], rows[at]];
    if (dossier === undefined || before === undefined) return;
    const row = screenRow(dossier, standard, day);
    if (isShownAlike(row, before)) return;
    rows[at] = row;
    isSame = false;
  };
  await eachInTurn(changed, look, pace);
  // pictures that are read add to orders of their own
  return isSame ? made : { rows, screen: null, orders: new Map(made.orders) };
}

/** Every field of a row is a text, a number or null. */
const isShownAlike = (one: ScreenRow, other: ScreenRow): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
