import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const retainsSigned = (...columns: string[]) =>
  ({ does: 'keep', remainder: remainders.signed, columns }) as const;

/** The personal data this feature stores. */
export const verdictPersonalData: readonly Holding[] = [
  {
    table: 'standard_editions',
    exports: ['standard', 'edition', 'data', 'created_at', 'published_at', 'published_for'],
    withholds: ['created_by', 'published_by'],
    title: 'standardsWritten',
    isOf: (userId) => sql`created_by = ${userId} or published_by = ${userId}`,
    onErasure: retainsSigned('created_by', 'published_by'),
  },
  {
    table: 'verdict_overrides',
    exports: [
      'id',
      'isin',
      'standard',
      'action',
      'status',
      'reason',
      'signed_by',
      'signed_at',
      'from_day',
      'until_day',
      'lifted_at',
    ],
    withholds: ['advisor_id', 'lifted_by', 'lifted_by_id'],
    title: 'verdictsSigned',
    isOf: (userId) => sql`advisor_id = ${userId} or lifted_by_id = ${userId}`,
    onErasure: retainsSigned('advisor_id', 'signed_by', 'lifted_by', 'lifted_by_id'),
  },
  {
    table: 'class_answers',
    exports: ['id', 'class_name', 'decision', 'reason', 'signed_by', 'signed_at'],
    withholds: ['advisor_id'],
    title: 'classesAnswered',
    isOf: (userId) => sql`advisor_id = ${userId}`,
    onErasure: retainsSigned('advisor_id', 'signed_by'),
  },
  {
    table: 'business_fact_records',
    exports: [
      'id',
      'isin',
      'activity',
      'share_of_revenue',
      'publisher',
      'document',
      'as_of',
      'published_on',
      'recorded_by_id',
      'recorded_by',
      'recorded_at',
    ],
    withholds: [],
    title: 'factsRecorded',
    isOf: (userId) => sql`recorded_by_id = ${userId}`,
    onErasure: retainsSigned('recorded_by_id', 'recorded_by'),
  },
];
