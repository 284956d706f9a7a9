import type { ZakatAccountReply, ZakatReminderBody, ZakatYearsBody } from '@tayyib/shared/contracts';
import { eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { zakatAccounts as table } from '../../../database/schema/market/zakatAccountTables';
import { withUserLock } from '../../../database/withUserLock';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { hasConsent } from '../../platform/consents/consentLedger';

/** What an account has of its owner's zakat. */
export async function readZakatAccount(db: Queryable, userId: string): Promise<ZakatAccountReply> {
  const [row] = await db.select().from(table).where(eq(table.userId, userId));
  if (!row) return { sealed: null, version: 0, reminder: null };
  const { sealed, version, remindOn, remindYear } = row;
  return { sealed, version, reminder: remindOn === null ? null : { on: remindOn, year: remindYear } };
}

interface By {
  userId: string;
  at: Date;
}

/** Replaces the encrypted years, if they are still of the version that the client read. */
export const writeZakatYears = (db: Database, by: By, { sealed, version }: ZakatYearsBody) =>
  write(db, by, (stored) => {
    if (stored.version !== version) throw isOutdated();
    return { sealed, version: version + 1 };
  });

/** Sets the next reminder, or switches it off. */
export const setZakatReminder = (db: Database, by: By, { on, year }: ZakatReminderBody) =>
  write(db, by, () => ({ remindOn: on, remindYear: year }));

function write(
  db: Database,
  { userId, at }: By,
  change: (stored: ZakatAccountReply) => Partial<typeof table.$inferInsert>,
): Promise<ZakatAccountReply> {
  return withUserLock(db, userId, async (tx) => {
    if (!(await hasConsent(tx, userId, 'zakat-years'))) throw noConsent();
    const changed = { ...change(await readZakatAccount(tx, userId)), writtenAt: at };
    await tx
      .insert(table)
      .values({ userId, ...changed })
      .onConflictDoUpdate({ target: table.userId, set: changed });
    return readZakatAccount(tx, userId);
  });
}

/** Deletes the years and the reminder. */
export async function deleteZakatAccount(db: Database, userId: string): Promise<void> {
  await db.delete(table).where(eq(table.userId, userId));
}

const noConsent = () =>
  new ProblemError(403, 'consent-needed', 'Agree to storing your zakat years on your account first.');

const isOutdated = () =>
  new ProblemError(409, 'outdated', 'Another device changed your zakat years. Read them again.');
