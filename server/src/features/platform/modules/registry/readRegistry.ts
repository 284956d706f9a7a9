import type { Audience } from '@tayyib/shared/contracts';
import { asc, eq } from 'drizzle-orm';
import type { InferSelectModel } from 'drizzle-orm';
import type { Database, Transaction } from '../../../../database/client';
import type { Groups } from '../../../../database/schema/platform/modulesTables';
import {
  moduleNamedPeople,
  moduleRegistry,
  modules,
  moduleVersions,
} from '../../../../database/schema/platform/modulesTables';
import type { VersionLives } from './versionLives';
import { previousVersion } from './versionLives';

type ModuleRow = InferSelectModel<typeof modules>;
export type VersionRow = InferSelectModel<typeof moduleVersions>;

/** Groups and the ids of named users. */
export interface ResolvedAudience extends Groups {
  named: ReadonlySet<string>;
}

export interface RegisteredModule extends ModuleRow {
  /** By name. */
  versions: ReadonlyMap<string, VersionRow>;
  forWhom: ResolvedAudience;
  canaryForWhom: ResolvedAudience;
}

export interface Registry {
  revision: number;
  modules: readonly RegisteredModule[];
}

/** The whole registry, consistent when `db` is a transaction. */
export async function readRegistry(db: Database | Transaction): Promise<Registry> {
  const revision = await readRevision(db);
  const rows = await db.select().from(modules).orderBy(asc(modules.id));
  const versions = await db.select().from(moduleVersions);
  const people = await db.select().from(moduleNamedPeople);
  const named = (id: string, list: 'module' | 'canary') =>
    new Set(people.filter((one) => one.moduleId === id && one.list === list).map(({ userId }) => userId));
  return {
    revision,
    modules: rows.map((row) => ({
      ...row,
      versions: new Map(
        versions.filter(({ moduleId }) => moduleId === row.id).map((version) => [version.version, version]),
      ),
      forWhom: { ...row.audience, named: named(row.id, 'module') },
      canaryForWhom: { ...row.canaryAudience, named: named(row.id, 'canary') },
    })),
  };
}

/** Increases with every change. */
export async function readRevision(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(moduleRegistry).where(eq(moduleRegistry.id, 1));
  return row?.revision ?? 0;
}

/** Nobody is excluded. */
export function isEverybody({ plans, roles, named }: ResolvedAudience): boolean {
  return plans.length === 0 && roles.length === 0 && named.size === 0;
}

/** What decides which versions of a module may run. */
export const livesOf = ({
  version: stable,
  canaryVersion: canary,
  retiredAt,
  versions,
}: Pick<RegisteredModule, 'version' | 'canaryVersion' | 'retiredAt' | 'versions'>): VersionLives => ({
  stable,
  canary,
  isRetired: retiredAt !== null,
  versions,
});

/** The target of a rollback, and what pages fall back to. */
export const previousOf = (module: RegisteredModule): VersionRow | null =>
  module.versions.get(previousVersion(livesOf(module)) ?? '') ?? null;

/** The modules whose addresses and slices are taken. */
export const livingModules = ({ modules: all }: Pick<Registry, 'modules'>): RegisteredModule[] =>
  all.filter(({ retiredAt }) => retiredAt === null);

const maxWithdrawn = 20;

/** The versions that open pages replace at once, last withdrawn first. */
export const withdrawnOf = ({ versions }: RegisteredModule): string[] =>
  [...versions.values()]
    .filter(({ withdrawnAt }) => withdrawnAt !== null)
    .sort((a, b) => Number(b.withdrawnAt) - Number(a.withdrawnAt))
    .slice(0, maxWithdrawn)
    .map(({ version }) => version);

/** Groups without the named users. */
export const groupsOf = ({ plans, roles }: Audience): Groups => ({ plans, roles });
