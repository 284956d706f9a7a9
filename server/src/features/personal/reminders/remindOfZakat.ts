import { addDays, addHijriYear, addMonths, indianDay, spokenHijriDay } from '@tayyib/shared/values/calendar';
import { formatDay } from '@tayyib/shared/values/format';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { zakatReminders as table } from '../../../database/schema/personal/zakatAccountTables';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { addAlert } from '../alerts/addAlert';

/** Enough to add up what one owns. */
const daysBefore = 7;
const perBatch = 500;

/**
 * Reminds users of the days on which their zakat is due, a week before each, and sets the reminder to the same day of the next year,
 * in one transaction each. Without consent the reminder is removed.
 */
export async function remindOfZakat(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const today = indianDay(now);
  const until = addDays(today, daysBefore);
  const due = () => db.select().from(table).where(lte(table.remindOn, until)).orderBy(asc(table.userId));
  for (let rows = await due().limit(perBatch); rows.length > 0; rows = await due().limit(perBatch)) {
    for (const row of rows) {
      ending?.throwIfAborted();
      await remind(db, row, today, until);
    }
  }
}

async function remind(
  db: Database,
  { userId, remindOn, remindYear }: typeof table.$inferSelect,
  today: string,
  until: string,
): Promise<void> {
  const yearAfter = (day: string) => (remindYear === 'lunar' ? addHijriYear(day) : addMonths(day, 12));
  let next = yearAfter(remindOn);
  while (next <= until) next = yearAfter(next);
  await db.transaction(async (transaction) => {
    const isWanted = await hasConsent(transaction, userId, 'zakat-years');
    const isSame = and(
      eq(table.userId, userId),
      eq(table.remindOn, remindOn),
      eq(table.remindYear, remindYear),
    );
    const removed = await transaction.delete(table).where(isSame).returning({ userId: table.userId });
    if (removed.length === 0 || !isWanted) return;
    await transaction.insert(table).values({ userId, remindOn: next, remindYear }).onConflictDoNothing();
    await addAlert(transaction, {
      userIds: [userId],
      key: `zakat:${remindOn}`,
      content: {
        kind: 'reminder',
        status: 7,
        alert_name: 'Zakat reminder',
        scan_name: 'Zakat',
        scan_url: '/zakat-calculator',
        title: `Your zakat ${remindOn < today ? 'was' : 'is'} due on ${formatDay(remindOn)}`,
        description: `${spokenHijriDay(remindOn)}. Add up what you own on that day; where the moon is sighted it may be a day or two later.`,
      },
    });
  });
}
