import { sql } from 'drizzle-orm';
import type { Holding } from '../../../plugins/personalData/Holding';
import { byUser } from '../../../plugins/personalData/Holding';
import { remainders } from '../../../plugins/personalData/remainders';

const keepsWork = { does: 'keep', remainder: remainders.work } as const;

/** What this feature stores of people. */
export const modulePersonalData: readonly Holding[] = [
  {
    table: 'module_named_people',
    exports: ['module_id', 'list', 'user_id'],
    withholds: [],
    title: 'modulesNamedFor',
    inWords: 'Parts of the app you were chosen to try first',
    isOf: byUser,
  },
  {
    table: 'module_owners',
    exports: ['module_id', 'user_id', 'added_at'],
    withholds: [],
    title: 'modulesOwned',
    isOf: byUser,
  },
  {
    table: 'module_tokens',
    exports: [
      'id',
      'module_id',
      'name',
      'created_by',
      'created_at',
      'expires_at',
      'revoked_at',
      'last_used_at',
    ],
    withholds: ['hash'],
    title: 'moduleTokensMade',
    isOf: (userId) => sql`created_by = ${userId}`,
  },
  {
    table: 'module_versions',
    exports: [
      'module_id',
      'version',
      'source',
      'state',
      'stored_at',
      'entry_gzip_bytes',
      'added_at',
      'added_by',
      'stable_at',
      'withdrawn_at',
    ],
    withholds: ['release', 'manifest_integrity'],
    title: 'modulesPublished',
    isOf: (userId) => sql`added_by = ${userId}`,
    onErasure: keepsWork,
  },
  {
    table: 'module_changes',
    exports: ['id', 'at', 'module_id', 'kind', 'actor', 'from', 'to', 'why'],
    withholds: [],
    title: 'modulesChanged',
    isOf: (userId) => sql`actor = ${userId}`,
    onErasure: { ...keepsWork, columns: ['actor'] },
  },
  {
    table: 'module_overrides',
    exports: ['id', 'created_by', 'created_at', 'expires_at', 'revoked_at', 'why'],
    withholds: ['versions'],
    title: 'testLinksMade',
    isOf: (userId) => sql`created_by = ${userId}`,
    onErasure: keepsWork,
  },
];
