import type { ZakatAccountReply, ZakatRemindersBody, ZakatYearsBody } from '@tayyib/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../../database/client';
import { zakatAccounts, zakatReminders } from '../../../database/schema/personal/zakatAccountTables';
import { withUserLock } from '../../../database/withUserLock';
import { ProblemError } from '../../../plugins/http/ProblemError';
import { hasConsent } from '../../accounts/consents/consentRepository';

/** What an account has of its owner's zakat. */
export async function readZakatAccount(db: Queryable, userId: string): Promise<ZakatAccountReply> {
  const [years] = await db
    .select({ sealed: zakatAccounts.sealed, version: zakatAccounts.version })
    .from(zakatAccounts)
    .where(eq(zakatAccounts.userId, userId));
  const reminders = await db
    .select({ on: zakatReminders.remindOn, year: zakatReminders.remindYear })
    .from(zakatReminders)
    .where(eq(zakatReminders.userId, userId))
    .orderBy(asc(zakatReminders.remindOn), asc(zakatReminders.remindYear));
  return { ...(years ?? { sealed: null, version: 0 }), reminders };
}

interface By {
  userId: string;
  at: Date;
}

/** Replaces the encrypted years, if they are still of the version that the client read. */
export const writeZakatYears = (db: Database, by: By, { sealed, version }: ZakatYearsBody) =>
  write(db, by.userId, async (tx) => {
    const stored = await readZakatAccount(tx, by.userId);
    if (stored.version !== version) throw isOutdated();
    const changed = { sealed, version: version + 1, writtenAt: by.at };
    await tx
      .insert(zakatAccounts)
      .values({ userId: by.userId, ...changed })
      .onConflictDoUpdate({ target: zakatAccounts.userId, set: changed });
  });

/** Replaces the reminders; none switches them off. */
export const setZakatReminders = (db: Database, userId: string, { reminders }: ZakatRemindersBody) =>
  write(db, userId, async (tx) => {
    await tx.delete(zakatReminders).where(eq(zakatReminders.userId, userId));
    const rows = reminders.map(({ on, year }) => ({ userId, remindOn: on, remindYear: year }));
    if (rows.length > 0) await tx.insert(zakatReminders).values(rows).onConflictDoNothing();
  });

function write(
  db: Database,
  userId: string,
  change: (tx: Queryable) => Promise<void>,
): Promise<ZakatAccountReply> {
  return withUserLock(db, userId, async (tx) => {
    if (!(await hasConsent(tx, userId, 'zakat-years'))) throw noConsent();
    await change(tx);
    return readZakatAccount(tx, userId);
  });
}

/** Deletes the years and the reminders. */
export async function deleteZakatAccount(db: Database, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(zakatAccounts).where(eq(zakatAccounts.userId, userId));
    await tx.delete(zakatReminders).where(eq(zakatReminders.userId, userId));
  });
}

const noConsent = () =>
  new ProblemError(403, 'consent-needed', 'Agree to storing your zakat years on your account first.');

const isOutdated = () =>
  new ProblemError(409, 'outdated', 'Another device changed your zakat years. Read them again.');
