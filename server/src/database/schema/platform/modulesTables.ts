import type {
  Audience,
  ModuleChangeKind,
  ModuleRelease,
  ModuleVersion,
  VersionState,
} from '@tayyib/shared/contracts';
import type { ModuleFailureReason } from '@tayyib/shared/module-outcomes';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './identityTables';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The part of an audience that says nothing of single people; those are in `module_named_people`. */
export type Groups = Pick<Audience, 'plans' | 'roles'>;
const everybody: Groups = { plans: [], roles: [] };

/** What is offered of each module. A row stays when the files of its version vanish: the page then offers Retry instead of being lost. */
export const modules = pgTable('modules', {
  id: text('id').primaryKey(),
  enabled: boolean('enabled').notNull().default(true),
  /** The stable one: what everybody gets who is not on the canary. */
  version: text('version').notNull(),
  audience: jsonb('audience').$type<Groups>().notNull().default(everybody),
  canaryVersion: text('canary_version'),
  canaryPercent: real('canary_percent').notNull().default(0),
  canaryAudience: jsonb('canary_audience').$type<Groups>().notNull().default(everybody),
  canaryStartedAt: at('canary_started_at'),
  updatedAt: at('updated_at').notNull().defaultNow(),
});

/** Every version ever offered. What one holds never changes, except that of a developer's own watched build. */
export const moduleVersions = pgTable(
  'module_versions',
  {
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id),
    version: text('version').notNull(),
    release: jsonb('release').$type<ModuleRelease>().notNull(),
    /** Hash of the very bytes of its `release.json`. */
    manifestIntegrity: text('manifest_integrity').notNull(),
    source: text('source').$type<'build' | 'published'>().notNull(),
    state: text('state').$type<VersionState>().notNull().default('available'),
    /** Where the artifact store keeps its files; null for what a build left in the server's own dist folder. */
    storedAt: text('stored_at'),
    entryGzipBytes: integer('entry_gzip_bytes'),
    addedAt: at('added_at').notNull(),
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    /** When it last became the stable one; null while it never was. */
    stableAt: at('stable_at'),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.version] })],
);

/** People who are named one by one: for a module as a whole, or for its canary. */
export const moduleNamedPeople = pgTable(
  'module_named_people',
  {
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id),
    list: text('list').$type<'module' | 'canary'>().notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.list, table.userId] })],
);

/** The one row that every change of the registry passes through, one after the other. */
export const moduleRegistry = pgTable('module_registry', {
  id: smallint('id').primaryKey().default(1),
  revision: integer('revision').notNull(),
});

/** Who changed what, and why. A trigger refuses changes and removal; no reference to people, so erasing one leaves the trail. */
export const moduleChanges = pgTable(
  'module_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    moduleId: text('module_id').notNull(),
    kind: text('kind').$type<ModuleChangeKind>().notNull(),
    /** Null for the server itself. */
    actor: uuid('actor'),
    from: text('from'),
    to: text('to'),
    why: text('why').notNull(),
  },
  (table) => [index('module_changes_module').on(table.moduleId, table.id)],
);

/** How often what became of loading a version, per five minutes. Nothing of who loaded it. */
export const moduleOutcomes = pgTable(
  'module_outcomes',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    /** Begin of the five minutes. */
    at: at('at').notNull(),
    outcome: text('outcome').$type<'ready' | ModuleFailureReason>().notNull(),
    /** Upper edge of the step of `loadTimeStepsMs` that the loads fall in. */
    upToMs: integer('up_to_ms').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleId, table.version, table.at, table.outcome, table.upToMs] }),
    index('module_outcomes_age').on(table.at),
  ],
);

/** Files that are being received. Those of a publishing that never ended are removed by a job. */
export const moduleUploads = pgTable('module_uploads', {
  storedAt: text('stored_at').primaryKey(),
  startedAt: at('started_at').notNull(),
});

/** Exact versions for the browser of a tester who has the link. */
export const moduleOverrides = pgTable('module_overrides', {
  id: uuid('id').primaryKey().defaultRandom(),
  versions: jsonb('versions').$type<ModuleVersion[]>().notNull(),
  createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
  revokedAt: at('revoked_at'),
  why: text('why').notNull(),
});

/** The versions of one visit, under a code that can be read aloud. Nothing of who visited. */
export const moduleSupportCodes = pgTable('module_support_codes', {
  code: text('code').primaryKey(),
  versions: jsonb('versions').$type<{ id: string; version: string }[]>().notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
