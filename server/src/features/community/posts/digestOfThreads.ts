import { refusalOf } from '@tayyib/shared/access';
import { excerptMaxLength } from '@tayyib/shared/limits';
import { addDays, indianDay, indianMoment, weekdayOf } from '@tayyib/shared/values/calendar';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../database/client';
import { users } from '../../../database/schema/accounts/identityTables';
import { isOpenAccount } from '../../../database/schema/accounts/isOpenAccount';
import { posts } from '../../../database/schema/community/communityTables';
import { alerts } from '../../../database/schema/personal/alertTables';
import { alertChoices } from '../../../database/schema/personal/deliveryTables';
import { inBatches } from '../../../lib/inBatches';
import { readAccess } from '../../accounts/billing/terms/readAccess';
import { addAlert } from '../../personal/alerts/addAlert';
import { bestKeyOf } from './alertOfPost';

/** In India: on Saturday at eight, for the seven days before. */
const digestWeekday = 6;
const digestTime = '08:00';
const digestDays = 7;
const shownThreads = 3;
const membersPerBatch = 500;

/**
 * Alerts members who chose it, by having switched on its mails, of the threads of the week with the most likes, once a week. Each thread is
 * an alert, so that one which is deleted takes its alert with it; what is due together is one mail. Nobody is told of their own thread.
 */
export async function digestOfThreads(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const begins = digestMoment(now);
  const since = new Date(begins.getTime());
  since.setUTCDate(since.getUTCDate() - digestDays);
  const best = await db
    .select({ id: posts.id, author: posts.author, title: posts.title })
    .from(posts)
    .innerJoin(users, eq(users.id, posts.author))
    .where(
      and(
        isNull(posts.thread),
        isNull(posts.deletedAt),
        isOpenAccount,
        gt(posts.likes, 0),
        gt(posts.createdAt, since),
      ),
    )
    .orderBy(desc(posts.likes), desc(posts.id))
    .limit(shownThreads);
  if (best.length === 0) return;
  const members = await db
    .select({ userId: alertChoices.userId })
    .from(alertChoices)
    .where(
      and(
        eq(alertChoices.kind, 'digest'),
        eq(alertChoices.channel, 'mail'),
        alertChoices.isOn,
        sql`not exists (select from ${alerts} where ${alerts.userId} = ${alertChoices.userId}
          and ${alerts.kind} = 'digest' and ${alerts.at} >= ${begins.toISOString()})`,
      ),
    )
    .orderBy(asc(alertChoices.userId));
  await inBatches(
    members.map(({ userId }) => userId),
    async (batch) => {
      ending?.throwIfAborted();
      const access = await readAccess(db, now, inArray(users.id, [...batch]));
      const readers = batch.filter((id) => refusalOf('community', access.get(id) ?? null) === null);
      await db.transaction(async (transaction) => {
        for (const { id, author, title } of best)
          await addAlert(transaction, {
            userIds: readers.filter((reader) => reader !== author),
            key: bestKeyOf(id),
            actorId: author,
            content: {
              kind: 'digest',
              status: 2,
              alert_name: 'Community',
              scan_name: 'Community',
              scan_url: `/community?post=${id}`,
              title: 'wrote one of the best threads of the week',
              description: (title ?? '').slice(0, excerptMaxLength),
            },
          });
      });
    },
    membersPerBatch,
  );
}

/** The last moment at which a digest was due. */
function digestMoment(now: Date): Date {
  const today = indianDay(now);
  const day = addDays(today, -((weekdayOf(today) - digestWeekday + 7) % 7));
  const moment = indianMoment(day, digestTime);
  return moment <= now ? moment : indianMoment(addDays(day, -7), digestTime);
}
