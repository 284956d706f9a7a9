import { addDays, indianDay } from '@tayyib/shared/values/calendar';
import { formatDay, formatPaise } from '@tayyib/shared/values/format';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { purificationLedgerLines as lines } from '../../../database/schema/personal/purificationLedgerTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { hasConsent } from '../../accounts/consents/consentRepository';
import { addAlert } from '../alerts/addAlert';

/** Users need no reminder of dues they have just added. */
const minDaysOpen = 30;
const paisePerRupee = 100;

/**
 * Reminds users of purification that is still to give, once in each financial year of India: of dues that count from a day before it
 * and were written a month ago or earlier, less everything paid.
 */
export async function remindOfPurification(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const today = indianDay(now);
  const yearEnd = `${Number(today.slice(0, 4)) - (today.slice(5, 7) > '03' ? 0 : 1)}-03-31`;
  const key = `purification:${yearEnd}`;
  const since = new Date(`${addDays(today, -minDaysOpen)}T00:00:00Z`);
  const open = sql<string>`sum(case
    when ${lines.kind} = 'payment' then -${lines.amountPaise}
    when ${lines.countsOn} <= ${yearEnd} and ${lines.writtenAt} < ${since.toISOString()} then ${lines.amountPaise}
    else 0 end)`;
  const rows = await db
    .select({ userId: lines.userId, openPaise: open })
    .from(lines)
    .where(
      sql`not exists (select from ${alerts} where ${alerts.userId} = ${lines.userId} and ${alerts.key} = ${key})`,
    )
    .groupBy(lines.userId)
    .having(sql`${open} > 0`);
  for (const { userId, openPaise } of rows) {
    ending?.throwIfAborted();
    if (!(await hasConsent(db, userId, 'purification-ledger'))) continue;
    const rupees = formatPaise(Number(openPaise) / paisePerRupee);
    await db.transaction((transaction) =>
      addAlert(transaction, {
        userIds: [userId],
        key,
        content: {
          kind: 'reminder',
          status: 7,
          alert_name: 'Purification reminder',
          scan_name: 'Purification',
          scan_url: '/purification-ledger',
          title: `${rupees} of purification is still to give`,
          description: `By your ledger, for the years to ${formatDay(yearEnd)}.`,
        },
      }),
    );
  }
}
