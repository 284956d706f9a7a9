import type { TextDiagnostic } from '@tayyib/shared/contracts';
import { maxCustomRatios } from '@tayyib/shared/limits';
import type { RatioFault } from '@tayyib/shared/screens';
import { defineRatios } from '@tayyib/shared/screens';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { ProblemError } from '../../../plugins/http/ProblemError';
import type { Queryable } from '../../../database/Queryable';
import { onlyOneAtATime } from '../../../database/onlyOneAtATime';
import { customRatios } from '../../../database/schema/screensTables';
import { UnreadableScreen } from './UnreadableScreen';

export type CustomRatioRow = typeof customRatios.$inferSelect;
type Definition = Pick<CustomRatioRow, 'name' | 'text'>;

/** One person's ratios in the order they were made. */
export async function readCustomRatios(db: Queryable, userId: string): Promise<CustomRatioRow[]> {
  return db
    .select()
    .from(customRatios)
    .where(eq(customRatios.userId, userId))
    .orderBy(asc(customRatios.createdAt), asc(customRatios.id));
}

/** Keeps a ratio. Throws an UnreadableScreen for one with a fault, in its name, its formula, or by a circle. */
export function addCustomRatio(
  db: Database,
  userId: string,
  definition: Definition,
): Promise<CustomRatioRow> {
  return onlyOneAtATime(db, userId, async (tx) => {
    const mine = await readCustomRatios(tx, userId);
    if (mine.length >= maxCustomRatios) {
      throw new ProblemError(
        409,
        'ratio-limit',
        `You keep ${maxCustomRatios} ratios, the most there is room for.`,
      );
    }
    assertSound([...mine, definition], mine.length);
    const name = definition.name.trim();
    return only(await tx.insert(customRatios).values({ userId, name, text: definition.text }).returning());
  });
}

/** Refuses also a new name that leaves another ratio, which uses the old one, with a fault. */
export function changeCustomRatio(
  db: Database,
  userId: string,
  id: string,
  definition: Definition,
): Promise<CustomRatioRow> {
  return onlyOneAtATime(db, userId, async (tx) => {
    const { mine, place } = await placeOf(tx, userId, id);
    assertSound(
      mine.map((ratio, at) => (at === place ? definition : ratio)),
      place,
    );
    const set = { name: definition.name.trim(), text: definition.text };
    return only(await tx.update(customRatios).set(set).where(eq(customRatios.id, id)).returning());
  });
}

/** Refuses while another ratio uses it. */
export function removeCustomRatio(db: Database, userId: string, id: string): Promise<void> {
  return onlyOneAtATime(db, userId, async (tx) => {
    const { mine, place } = await placeOf(tx, userId, id);
    assertSound(
      mine.filter((_, at) => at !== place),
      null,
    );
    await tx.delete(customRatios).where(and(eq(customRatios.userId, userId), eq(customRatios.id, id)));
  });
}

async function placeOf(tx: Transaction, userId: string, id: string) {
  const mine = await readCustomRatios(tx, userId);
  const place = mine.findIndex((ratio) => ratio.id === id);
  if (place === -1) throw notFound();
  return { mine, place };
}

/** @param place of the ratio that is new; null where none is */
function assertSound(definitions: readonly Definition[], place: number | null): void {
  const { faults } = defineRatios(definitions);
  const own = faults.filter(({ index }) => index === place);
  const text = definitions[place ?? -1]?.text ?? '';
  if (own.length > 0) {
    const isName = own[0]?.position === null;
    throw new UnreadableScreen(
      isName ? (definitions[place ?? -1]?.name ?? '') : text,
      own.map(remarkOf),
      isName ? 'name' : 'text',
    );
  }
  const [other] = faults;
  if (other === undefined) return;
  const user = definitions[other.index]?.name ?? 'Another ratio';
  throw new ProblemError(
    409,
    'ratio-in-use',
    `${user} is worked out from this ratio. Change that one first.`,
  );
}

function remarkOf({ position, message, suggestion }: RatioFault): TextDiagnostic {
  const nowhere = { start: 0, end: 0, line: 1, column: 1 };
  return { position: position ?? nowhere, message, ...(suggestion !== undefined && { suggestion }) };
}

const notFound = () => new ProblemError(404, 'ratio-not-found', 'This ratio does not exist any more.');

function only([row]: CustomRatioRow[]): CustomRatioRow {
  if (!row) throw notFound();
  return row;
}
