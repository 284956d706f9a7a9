import type { TextDiagnostic } from '@tayyib/shared/contracts';
import { maxCustomRatios } from '@tayyib/shared/limits';
import type { RatioFault } from '@tayyib/shared/screens';
import { defineRatios } from '@tayyib/shared/screens';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction, Queryable } from '../../../../database/client';
import { ProblemError } from '../../../../plugins/http/ProblemError';
import { withUserLock } from '../../../../database/withUserLock';
import { customRatios } from '../../../../database/schema/market/screensTables';
import { UnreadableScreen } from '../UnreadableScreen';

export type CustomRatioRow = typeof customRatios.$inferSelect;
type Definition = Pick<CustomRatioRow, 'name' | 'text'>;

/** A user's custom ratios in the order of creation. */
export async function readCustomRatios(db: Queryable, userId: string): Promise<CustomRatioRow[]> {
  return db
    .select()
    .from(customRatios)
    .where(eq(customRatios.userId, userId))
    .orderBy(asc(customRatios.createdAt), asc(customRatios.id));
}

/**
 * Saves a ratio. Throws an UnreadableScreen for an error in its name or formula, or for a circular
 * definition.
 */
export function addCustomRatio(
  db: Database,
  userId: string,
  definition: Definition,
): Promise<CustomRatioRow> {
  return withUserLock(db, userId, async (tx) => {
    const existing = await readCustomRatios(tx, userId);
    if (existing.length >= maxCustomRatios) {
      throw new ProblemError(409, 'ratio-limit', `You have ${maxCustomRatios} custom ratios, the maximum.`);
    }
    assertValid([...existing, definition], existing.length);
    const name = definition.name.trim();
    return only(await tx.insert(customRatios).values({ userId, name, text: definition.text }).returning());
  });
}

/** Also refuses a new name that would break another ratio, which uses the old one. */
export function changeCustomRatio(
  db: Database,
  userId: string,
  id: string,
  definition: Definition,
): Promise<CustomRatioRow> {
  return withUserLock(db, userId, async (tx) => {
    const { existing, place: position } = await findPosition(tx, userId, id);
    assertValid(
      existing.map((ratio, at) => (at === position ? definition : ratio)),
      position,
    );
    const set = { name: definition.name.trim(), text: definition.text };
    return only(await tx.update(customRatios).set(set).where(eq(customRatios.id, id)).returning());
  });
}

/** Refuses while another ratio uses it. */
export function removeCustomRatio(db: Database, userId: string, id: string): Promise<void> {
  return withUserLock(db, userId, async (tx) => {
    const { existing, place: position } = await findPosition(tx, userId, id);
    assertValid(
      existing.filter((_, at) => at !== position),
      null,
    );
    await tx.delete(customRatios).where(and(eq(customRatios.userId, userId), eq(customRatios.id, id)));
  });
}

async function findPosition(tx: Transaction, userId: string, id: string) {
  const existing = await readCustomRatios(tx, userId);
  const position = existing.findIndex((ratio) => ratio.id === id);
  if (position === -1) throw notFound();
  return { existing, place: position };
}

/** @param position of the ratio that is new; null where none is */
function assertValid(definitions: readonly Definition[], position: number | null): void {
  const { faults } = defineRatios(definitions);
  const ownFaults = faults.filter(({ index }) => index === position);
  const text = definitions[position ?? -1]?.text ?? '';
  if (ownFaults.length > 0) {
    const isName = ownFaults[0]?.position === null;
    throw new UnreadableScreen(
      isName ? (definitions[position ?? -1]?.name ?? '') : text,
      ownFaults.map(toDiagnostic),
      isName ? 'name' : 'text',
    );
  }
  const [other] = faults;
  if (other === undefined) return;
  const user = definitions[other.index]?.name ?? 'Another ratio';
  throw new ProblemError(409, 'ratio-in-use', `${user} uses this ratio. Change that one first.`);
}

function toDiagnostic({ position, message, suggestion }: RatioFault): TextDiagnostic {
  const noPosition = { start: 0, end: 0, line: 1, column: 1 };
  return { position: position ?? noPosition, message, ...(suggestion !== undefined && { suggestion }) };
}

const notFound = () => new ProblemError(404, 'ratio-not-found', 'This ratio does not exist any more.');

function only([row]: CustomRatioRow[]): CustomRatioRow {
  if (!row) throw notFound();
  return row;
}
