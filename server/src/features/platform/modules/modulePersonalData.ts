import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const keepsWork = { does: 'keep', remainder: remainders.work } as const;

/** What this feature stores of people. */
export const modulePersonalData: readonly Holding[] = [
  {
    table: 'module_named_people',
    title: 'modulesNamedFor',
    inWords: 'Parts of the app you were chosen to try first',
    isOf: byUser,
  },
  {
    table: 'module_versions',
    title: 'modulesPublished',
    isOf: (userId) => sql`added_by = ${userId}`,
    leavesOut: ['release'],
    onErasure: keepsWork,
  },
  {
    table: 'module_changes',
    title: 'modulesChanged',
    isOf: (userId) => sql`actor = ${userId}`,
    onErasure: { ...keepsWork, columns: ['actor'] },
  },
  {
    table: 'module_overrides',
    title: 'testLinksMade',
    isOf: (userId) => sql`created_by = ${userId}`,
    leavesOut: ['versions'],
    onErasure: keepsWork,
  },
];
