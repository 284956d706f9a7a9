import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const consultationPersonalData: readonly Holding[] = [
  {
    table: 'consultation_slots',
    exports: ['id', 'advisor_id', 'starts_at', 'minutes', 'is_weekly', 'withdrawn_at'],
    withholds: [],
    title: 'consultationTimesOffered',
    isOf: (userId) => sql`advisor_id = ${userId}`,
  },
  {
    table: 'consultation_hours',
    exports: ['advisor_id', 'weekday', 'from_time', 'until_time'],
    withholds: [],
    title: 'consultationHours',
    isOf: (userId) => sql`advisor_id = ${userId}`,
  },
  {
    table: 'advisor_profiles',
    exports: ['user_id', 'qualification', 'languages', 'about'],
    withholds: [],
    title: 'advisorProfile',
    isOf: byUser,
  },
  {
    table: 'consultation_wishes',
    exports: ['user_id', 'wished_at'],
    withholds: [],
    title: 'consultationTimesAwaited',
    isOf: byUser,
  },
  {
    table: 'consultations',
    exports: [
      'id',
      'slot_id',
      'user_id',
      'status',
      'isin',
      'question',
      'answer',
      'answered_at',
      'may_publish',
      'decided_at',
      'sheet_isin',
      'sheets',
      'booked_at',
      'moves',
      'rating',
      'asker_notes',
    ],
    // the advisor's own
    withholds: ['advisor_notes'],
    title: 'consultations',
    isOf: byUser,
  },
];
