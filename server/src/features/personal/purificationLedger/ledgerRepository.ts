import type { LedgerLine } from '@tayyib/shared/contracts';
import { maxLedgerLines } from '@tayyib/shared/limits';
import type { LedgerDraft } from '@tayyib/shared/shariah/purification-ledger';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { purificationLedgerLines as table } from '../../../database/schema/personal/purificationLedgerTables';
import { withUserLock } from '../../../database/withUserLock';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { hasConsent } from '../../accounts/consents/consentRepository';

/** A user's lines, oldest first. */
export async function readLedger(db: Queryable, userId: string): Promise<LedgerLine[]> {
  const rows = await db
    .select()
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(asc(table.writtenAt), asc(table.countsOn), asc(table.id));
  return rows.map(lineOf);
}

function lineOf(row: typeof table.$inferSelect): LedgerLine {
  const { id, kind, isin, name, yearTo, amountPaise, countsOn, method, standard, working } = row;
  const { toWhom, note, reverses, writtenAt } = row;
  const due = { kind, isin, name, yearTo, amountPaise, countsOn, method, standard, working };
  return { id, ...due, toWhom, note, reverses, writtenAt: writtenAt.toISOString() };
}

interface Addition {
  userId: string;
  at: Date;
  /** Names the request; what it added already is not added again. */
  requestId?: string;
  /** The new lines, given those there are; throws a problem where there can be none. */
  draft: (lines: readonly LedgerLine[]) => readonly LedgerDraft[];
}

/** Adds lines, one request of a user after the other, with their consent, up to the limit. Returns the whole ledger. */
export function addToLedger(db: Database, { userId, at, requestId, draft }: Addition): Promise<LedgerLine[]> {
  return withUserLock(db, userId, async (tx) => {
    if (!(await hasConsent(tx, userId, 'purification-ledger'))) throw noConsent();
    const lines = await readLedger(tx, userId);
    if (requestId !== undefined) {
      const isSame = and(eq(table.userId, userId), eq(table.requestId, requestId));
      const [written] = await tx.select({ id: table.id }).from(table).where(isSame).limit(1);
      if (written) return lines;
    }
    const drafts = draft(lines);
    if (drafts.length === 0) return lines;
    if (lines.length + drafts.length > maxLedgerLines) throw isFull();
    const writtenAt = laterThan(lines.at(-1), at);
    const rows = drafts.map((line) => ({
      ...line,
      working: [...line.working],
      userId,
      requestId: requestId ?? null,
      writtenAt,
    }));
    await tx.insert(table).values(rows);
    return readLedger(tx, userId);
  });
}

/** The time of new lines. Requests that arrive at once are in the order in which they were written. */
const laterThan = (newest: LedgerLine | undefined, at: Date): Date =>
  newest === undefined ? at : new Date(Math.max(at.getTime(), Date.parse(newest.writtenAt) + 1));

/** Deletes a user's whole ledger: what has been written is never changed, but it is theirs to remove. */
export async function deleteLedger(db: Database, userId: string): Promise<void> {
  await db.delete(table).where(eq(table.userId, userId));
}

const noConsent = () =>
  new ProblemError(403, 'consent-needed', 'Agree to storing your purification ledger on your account first.');

const isFull = () =>
  new ProblemError(409, 'ledger-full', `Your ledger has ${maxLedgerLines} lines, the maximum.`);
