import { roomReminderMs } from '@tayyib/shared/limits';
import { formatMoment } from '@tayyib/shared/values/format';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import { groupRooms, roomReminders } from '../../../../database/schema/community/groupTables';
import { addAlert } from '../../../personal/alerts/addAlert';
import { createBlockRepository } from '../records/blockRepository';
import { isPlanned, mayBeReminded, type PlannedRoom } from './rules/mayBeReminded';
import { complete } from './storedRooms';

/** Each is a few parameters of one statement, of which PostgreSQL has a limited number. */
const usersAtATime = 1000;

/**
 * Reminds who planned a room, and who asked for it, a few minutes before it begins, later only until it begins. The key of the alert has
 * the time, so each is reminded once, by however many servers, and again of a room that moves. Nobody is reminded who is in the room
 * already, or may not see it any more; nor who planned it within those minutes.
 */
export async function remindOfRooms(db: Database, now: Date, ending?: AbortSignal): Promise<void> {
  const time = now.getTime();
  const startsAt = sql`(${groupRooms.held} -> 'plan' ->> 'startsAt')::numeric`;
  const isSoon = and(
    eq(groupRooms.isClosed, false),
    sql`${startsAt} > ${time}`,
    sql`${startsAt} <= ${time + roomReminderMs}`,
  );
  const found = await db
    .select({ id: groupRooms.id, plannedBy: sql<string>`${groupRooms.held} -> 'plan' ->> 'by'` })
    .from(groupRooms)
    .where(isSoon);
  const blocks = createBlockRepository(db);
  for (const { id, plannedBy } of found) {
    ending?.throwIfAborted();
    const apart = new Set(await blocks.apartFrom(plannedBy));
    await db.transaction(async (transaction) => {
      // locks the row: closing the room commits before this reminder is written, or waits for it
      const [row] = await transaction
        .select({ held: groupRooms.held, openedAt: groupRooms.openedAt })
        .from(groupRooms)
        .where(and(eq(groupRooms.id, id), isSoon))
        .for('update');
      const room = row ? complete(row.held) : null;
      if (!row || !isPlanned(room)) return;
      const { by, startsAt: start } = room.plan;
      const wanted = await transaction
        .select({ userId: roomReminders.userId, inviteId: roomReminders.inviteId })
        .from(roomReminders)
        .where(eq(roomReminders.roomId, id));
      const present = new Set([...room.members, ...room.waiting].map(({ userId }) => userId));
      const others = wanted
        .filter((one) => one.userId !== by && !present.has(one.userId))
        .filter((one) => mayBeReminded(room, { ...one, isApart: apart.has(one.userId) }, time))
        .map(({ userId }) => userId);
      const isPlannedEarly = row.openedAt.getTime() <= start - roomReminderMs;
      if (isPlannedEarly && !present.has(by)) await remind(transaction, room, [by], false);
      for (let start = 0; start < others.length; start += usersAtATime)
        await remind(transaction, room, others.slice(start, start + usersAtATime), room.isPrivate);
    });
  }
}

/** @param isByLink whether they know the room by its invite link only, and so not its name */
function remind(
  transaction: Transaction,
  { id, title, topic, plan }: PlannedRoom,
  userIds: readonly string[],
  isByLink: boolean,
): Promise<void> {
  const startsAt = new Date(plan.startsAt).toISOString();
  const name = isByLink ? topic : title;
  const time = `It begins on ${formatMoment(startsAt)}, Indian time.`;
  return addAlert(transaction, {
    userIds,
    key: `room:${id}:soon:${startsAt}`,
    content: {
      kind: 'room',
      status: 8,
      alert_name: 'Planned room',
      scan_name: 'Calls',
      scan_url: '/video_chart',
      ...(!isByLink && { roomId: id }),
      title: name === null ? 'A planned room begins soon' : `“${name}” begins soon`,
      description: isByLink ? `${time} You join it by its invite link.` : time,
      expiresAt: startsAt,
    },
  });
}
