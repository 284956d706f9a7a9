import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const sessionPersonalData: readonly Holding[] = [
  {
    table: 'sessions',
    exports: [
      'user_id',
      'kind',
      'id',
      'replaced_id',
      'device_id',
      'token_issued_at',
      'created_at',
      'last_seen_at',
    ],
    withholds: ['token_hash', 'previous_token_hash', 'privileges'],
    title: 'sessions',
    isOf: byUser,
  },
  {
    table: 'ended_sessions',
    exports: ['user_id', 'device_id', 'why', 'ended_at'],
    withholds: ['token_hash'],
    title: 'endedSessions',
    isOf: byUser,
  },
  {
    table: 'devices',
    exports: ['user_id', 'id', 'label', 'address', 'first_seen_at', 'last_seen_at'],
    withholds: [],
    title: 'devices',
    isOf: byUser,
  },
];
