import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const retainsSigned = (...columns: string[]) =>
  ({ does: 'keep', remainder: remainders.signed, columns }) as const;

/** The personal data this feature stores. */
export const verdictPersonalData: readonly Holding[] = [
  {
    table: 'standard_editions',
    title: 'standardsWritten',
    isOf: (userId) => sql`created_by = ${userId} or published_by = ${userId}`,
    onErasure: retainsSigned('created_by', 'published_by'),
  },
  {
    table: 'verdict_overrides',
    title: 'verdictsSigned',
    isOf: (userId) => sql`advisor_id = ${userId} or lifted_by_id = ${userId}`,
    onErasure: retainsSigned('advisor_id', 'signed_by', 'lifted_by', 'lifted_by_id'),
  },
  {
    table: 'business_fact_records',
    title: 'factsRecorded',
    isOf: (userId) => sql`recorded_by_id = ${userId}`,
    onErasure: retainsSigned('recorded_by_id', 'recorded_by'),
  },
];
