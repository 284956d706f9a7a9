import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const callPersonalData: readonly Holding[] = [
  {
    table: 'calls',
    title: 'calls',
    isOf: (userId) => sql`caller_id = ${userId} or callee_id = ${userId}`,
    leavesOut: ['held'],
  },
  {
    table: 'group_rooms',
    title: 'groupRooms',
    isOf: (userId) => sql`opened_by = ${userId}`,
    leavesOut: ['held'],
  },
  { table: 'group_messages', title: 'groupMessages', isOf: byUser },
  { table: 'call_messages', title: 'callMessages', isOf: (userId) => sql`author_id = ${userId}` },
  { table: 'call_blocks', title: 'blockedCallers', isOf: byUser },
];
