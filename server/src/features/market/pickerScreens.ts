import type { ScreenReply, ScreenRow, StandardId } from '@tayyib/shared/contracts';
import type { ScreenQuestion } from '@tayyib/shared/screens';
import { createScreen } from '@tayyib/shared/screens';
import type { Dossier } from './Dossier';
import { screenRow } from './screenRow';

/** The screener by pickers over the companies of one picture, by each standard; made when first asked for. */
export interface PickerScreens {
  ask: (standard: StandardId, question: ScreenQuestion) => ScreenReply;
  /**
   * The screens of the same rows after some of them changed. Those of standards by which no changed row looks different (a
   * price is not in it) are taken over; of the others, the rows that stay the same are.
   */
  after: (dossiers: readonly Dossier[], changed: readonly number[]) => PickerScreens;
}

/** Of one standard. */
interface Made {
  rows: readonly ScreenRow[];
  /** Null until it is asked. */
  screen: ReturnType<typeof createScreen> | null;
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
      const rows = made.get(standard)?.rows ?? dossiers.map((dossier) => screenRow(dossier, standard, day));
      const screen = made.get(standard)?.screen ?? createScreen(rows);
      made.set(standard, { rows, screen });
      return screen(question);
    },
    after: (next, changed) =>
      createPickerScreens(
        next,
        day,
        new Map([...made].map(([standard, one]) => [standard, mended(one, standard, next, changed, day)])),
      ),
  };
}

function mended(
  made: Made,
  standard: StandardId,
  dossiers: readonly Dossier[],
  changed: readonly number[],
  day: number,
): Made {
  const rows = [...made.rows];
  let isSame = true;
  for (const at of changed) {
    const dossier = dossiers[at];
    if (dossier === undefined) continue;
    const row = screenRow(dossier, standard, day);
    if (isShownAlike(row, made.rows[at])) continue;
    rows[at] = row;
    isSame = false;
  }
  return isSame ? made : { rows, screen: null };
}

function isShownAlike(one: ScreenRow, other: ScreenRow | undefined): boolean {
  if (other === undefined) return false;
  const before: Partial<Record<string, unknown>> = { ...other };
  return Object.entries(one).every(([key, value]) => Object.is(before[key], value));
}
