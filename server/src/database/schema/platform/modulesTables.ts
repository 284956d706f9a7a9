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
import { users } from '../accounts/identityTables';

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The part of an audience without named users; those are in `module_named_people`. */
export type Groups = Pick<Audience, 'plans' | 'roles'>;
const everybody: Groups = { plans: [], roles: [] };

/** The modules and their served versions. A row stays when the files of its version are missing: the page then offers Retry. */
export const modules = pgTable('modules', {
  id: text('id').primaryKey(),
  enabled: boolean('enabled').notNull().default(true),
  /** The stable version, served to all who do not get the canary. */
  version: text('version').notNull(),
  audience: jsonb('audience').$type<Groups>().notNull().default(everybody),
  canaryVersion: text('canary_version'),
  canaryPercent: real('canary_percent').notNull().default(0),
  canaryAudience: jsonb('canary_audience').$type<Groups>().notNull().default(everybody),
  canaryStartedAt: at('canary_started_at'),
  updatedAt: at('updated_at').notNull().defaultNow(),
  /** Since then none of its versions runs, and its addresses and slices are free; null while it lives. */
  retiredAt: at('retired_at'),
});

/** Every version ever registered. Its files never change, except those of a developer's watched build. */
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
    /** When open pages were to replace it at once; null for on their next visit. */
    withdrawnAt: at('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.version] })],
);

/** Users named individually, for a module or for its canary. */
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

/** The single row that every change of the registry locks, so that changes run one after the other. */
export const moduleRegistry = pgTable('module_registry', {
  id: smallint('id').primaryKey().default(1),
  revision: integer('revision').notNull(),
});

/** The log of registry changes. A trigger rejects updates and deletion; no foreign key to users, so that it survives an account erasure. */
export const moduleChanges = pgTable(
  'module_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: at('at').notNull(),
    moduleId: text('module_id').notNull(),
    kind: text('kind').$type<ModuleChangeKind>().notNull(),
    /** Null for changes by the server. */
    actor: uuid('actor'),
    from: text('from'),
    to: text('to'),
    why: text('why').notNull(),
  },
  (table) => [index('module_changes_module').on(table.moduleId, table.id)],
);

/** Load outcomes per version, in five-minute buckets. Nothing about users. */
export const moduleOutcomes = pgTable(
  'module_outcomes',
  {
    moduleId: text('module_id').notNull(),
    version: text('version').notNull(),
    /** Start of the bucket. */
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

/** Who saw the versions of a module while a canary of it ran, and whether they failed for them. */
export const moduleWitnesses = pgTable(
  'module_witnesses',
  {
    moduleId: text('module_id').notNull(),
    /** When the canary began. */
    startedAt: at('started_at').notNull(),
    version: text('version').notNull(),
    /** A keyed hash of an account or a network, of this canary only. */
    witness: text('witness').notNull(),
    failed: boolean('failed').notNull(),
    /** It threw where nothing catches, or blocked the page. */
    troubled: boolean('troubled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.moduleId, table.startedAt, table.version, table.witness] }),
    index('module_witnesses_age').on(table.startedAt),
  ],
);

/** The staff accounts that publish a module. */
export const moduleOwners = pgTable(
  'module_owners',
  {
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: at('added_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.moduleId, table.userId] })],
);

/** Tokens with which builds publish versions of one module. They end with the account that made them. */
export const moduleTokens = pgTable(
  'module_tokens',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    moduleId: text('module_id')
      .notNull()
      .references(() => modules.id),
    name: text('name').notNull(),
    /** Of the secret, which is stored nowhere. */
    hash: text('hash').notNull().unique(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    revokedAt: at('revoked_at'),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('module_tokens_module').on(table.moduleId)],
);

/** Files that no version names: being uploaded, or of a version that was pruned. A job deletes what is abandoned. */
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

/** The versions of one visit, under a code that can be read aloud. Nothing about the visitor. */
export const moduleSupportCodes = pgTable('module_support_codes', {
  code: text('code').primaryKey(),
  versions: jsonb('versions').$type<{ id: string; version: string }[]>().notNull(),
  createdAt: at('created_at').notNull(),
  expiresAt: at('expires_at').notNull(),
});
