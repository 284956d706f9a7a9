import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** Ends calls and rooms whose rows are about to be deleted, so that the others are notified. */
interface Endings {
  endCallsOf: (transaction: Queryable, userId: string) => Promise<void>;
  closeRoomsOf: (userId: string) => Promise<void>;
}

/** What this feature stores of people. */
export const callPersonalData = ({ endCallsOf, closeRoomsOf }: Endings): readonly Holding[] => [
  {
    table: 'calls',
    beforeErasure: endCallsOf,
    exports: ['id', 'phase', 'media', 'reason', 'placed_at', 'accepted_at', 'ended_at'],
    withholds: ['alias', 'caller_id', 'callee_id', 'held', 'seen_at'],
    computed: (userId) => ({
      placed_by_you: sql`caller_id = ${userId}`,
      with: sql`held -> case when caller_id = ${userId} then 'callee' else 'caller' end ->> 'username'`,
    }),

    title: 'calls',
    isOf: (userId) => sql`caller_id = ${userId} or callee_id = ${userId}`,
  },
  {
    table: 'group_rooms',
    // also in rooms of others, which they are banned from or were asked into
    beforeErasure: async (transaction, userId) => {
      await closeRoomsOf(userId);
      await transaction.execute(sql`
        update group_rooms set held = jsonb_set(held, '{banned}', (held -> 'banned') - ${userId}::text)
        where held -> 'banned' @> ${JSON.stringify([userId])}::jsonb`);
      await transaction.execute(sql`
        update group_rooms set held = jsonb_set(held, '{invited}', (held -> 'invited') - ${userId}::text)
        where held -> 'invited' @> ${JSON.stringify([userId])}::jsonb`);
    },
    exports: ['id', 'opened_by', 'title', 'is_closed', 'opened_at'],
    withholds: ['held'],
    title: 'groupRooms',
    isOf: (userId) => sql`opened_by = ${userId}`,
  },
  {
    table: 'group_messages',
    exports: ['id', 'room_id', 'user_id', 'username', 'content', 'at'],
    withholds: [],
    title: 'groupMessages',
    isOf: byUser,
  },
  {
    table: 'room_reminders',
    exports: ['id', 'room_id', 'user_id', 'asked_at'],
    // with the id of a link nothing can be opened, and it is not the user's
    withholds: ['invite_id'],
    title: 'roomReminders',
    isOf: byUser,
  },
  {
    table: 'call_messages',
    exports: ['id', 'call_id', 'author_id', 'content', 'sent_at'],
    withholds: [],
    title: 'callMessages',
    isOf: (userId) => sql`author_id = ${userId}`,
  },
  {
    table: 'call_wishes',
    exports: ['id', 'user_id', 'username', 'wished_at'],
    withholds: ['wanted_id', 'has_been_away'],
    title: 'callsAwaited',
    isOf: byUser,
  },
  {
    table: 'call_blocks',
    exports: ['id', 'user_id', 'username', 'since'],
    withholds: ['blocked_id'],
    title: 'blockedCallers',
    isOf: byUser,
  },
];
