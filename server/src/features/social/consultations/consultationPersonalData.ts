import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';

/** What this feature stores of people. */
export const consultationPersonalData: readonly Holding[] = [
  {
    table: 'consultation_slots',
    title: 'consultationTimesOffered',
    isOf: (userId) => sql`advisor_id = ${userId}`,
  },
  { table: 'consultations', title: 'consultations', isOf: byUser },
];
