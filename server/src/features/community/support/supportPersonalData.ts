import { sql } from 'drizzle-orm';
import { byUser, type Holding } from '../../../plugins/personalData/Holding';

/** The personal data this feature stores. Which member of staff answered is in the audit log only. */
export const supportPersonalData: readonly Holding[] = [
  {
    table: 'support_requests',
    exports: ['id', 'user_id', 'topic', 'state', 'code', 'created_at', 'since'],
    withholds: [],
    title: 'supportRequests',
    inWords: 'Your requests to support',
    isOf: byUser,
  },
  {
    table: 'support_messages',
    exports: ['id', 'request_id', 'is_from_staff', 'text', 'at'],
    withholds: [],
    title: 'supportMessages',
    inWords: 'What you and we wrote in them',
    isOf: (userId) => sql`request_id in (select id from support_requests where user_id = ${userId})`,
  },
  {
    table: 'help_votes',
    exports: ['article', 'user_id', 'is_helpful', 'at'],
    withholds: [],
    title: 'helpVotes',
    inWords: 'Which articles of the help center you found helpful',
    isOf: byUser,
  },
];
