import type { Audience, StaffModule, StaffModulesReply, StaffModuleVersion } from '@tayyib/shared/contracts';
import { asc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../../database/client';
import { users } from '../../../../database/schema/accounts/identityTables';
import { moduleOwners } from '../../../../database/schema/platform/modulesTables';
import { failuresByReason, loadStatisticsOf } from '../outcomes/figuresOf';
import type { OutcomeCount } from '../outcomes/outcomesRepository';
import { countsSince } from '../outcomes/outcomesRepository';
import type { RegisteredModule, ResolvedAudience, VersionRow } from '../registry/readRegistry';
import { previousOf, readRegistry } from '../registry/readRegistry';
import { unknownModule } from './moduleProblems';

/** The time span of the console's figures. */
const recentMs = 3_600_000;

interface Person {
  name: string;
  email: string;
}
type People = ReadonlyMap<string, Person>;

/** Every module with what staff need before they change something. */
export async function readStaffModules({
  db,
  clock,
}: Pick<FastifyInstance, 'db' | 'clock'>): Promise<StaffModulesReply> {
  const { revision, modules } = await readRegistry(db);
  const counts = await countsSince(db, new Date(clock.now().getTime() - recentMs));
  const owners = await db.select().from(moduleOwners).orderBy(asc(moduleOwners.addedAt));
  const people = await readPeople(
    db,
    modules.flatMap(({ id, forWhom, canaryForWhom, versions }) => [
      ...ownersOf(owners, id),
      ...forWhom.named,
      ...canaryForWhom.named,
      ...[...versions.values()].flatMap(({ addedBy }) => addedBy ?? []),
    ]),
  );
  return {
    revision,
    modules: modules.map((module) => ({
      ...toStaffModule(module, counts, people),
      owners: ownersOf(owners, module.id).flatMap((userId) => people.get(userId) ?? []),
    })),
  };
}

const ownersOf = (all: readonly (typeof moduleOwners.$inferSelect)[], id: string): string[] =>
  all.filter(({ moduleId }) => moduleId === id).map(({ userId }) => userId);

/** One module with what staff need. */
export async function readStaffModule(
  app: Pick<FastifyInstance, 'db' | 'clock'>,
  id: string,
): Promise<StaffModule> {
  const found = (await readStaffModules(app)).modules.find((module) => module.id === id);
  if (!found) throw unknownModule();
  return found;
}

/** Names and emails by id; deleted users are missing. */
export async function readPeople(db: Database, ids: readonly string[]): Promise<Map<string, Person>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(
    rows.map(({ id, email, firstName, lastName }) => [
      id,
      { email, name: `${firstName} ${lastName ?? ''}`.trim() },
    ]),
  );
}

/** Builds that were found together are ordered by build time. */
const newestFirst = (a: VersionRow, b: VersionRow) =>
  Number(b.addedAt) - Number(a.addedAt) || (a.release.builtAt < b.release.builtAt ? 1 : -1);

function toStaffModule(
  module: RegisteredModule,
  all: readonly OutcomeCount[],
  people: People,
): Omit<StaffModule, 'owners'> {
  const { id, enabled, retiredAt, version: stable, canaryVersion, canaryPercent, canaryStartedAt } = module;
  const counts = all.filter(({ moduleId }) => moduleId === id);
  const { loads } = loadStatisticsOf(counts);
  const versions = [...module.versions.values()].sort(newestFirst);
  return {
    id,
    title: (module.versions.get(stable) ?? versions[0])?.release.descriptor.title ?? id,
    enabled,
    retiredAt: retiredAt?.toISOString() ?? null,
    audience: toAudience(module.forWhom, people),
    stable,
    canary:
      canaryVersion === null || canaryStartedAt === null
        ? null
        : {
            version: canaryVersion,
            percent: canaryPercent,
            audience: toAudience(module.canaryForWhom, people),
            startedAt: canaryStartedAt.toISOString(),
          },
    previous: previousOf(module)?.version ?? null,
    versions: versions.map((version) => toStaffVersion(version, counts, loads, people)),
  };
}

function toStaffVersion(
  { version, source, state, addedAt, addedBy, release, entryGzipBytes }: VersionRow,
  counts: readonly OutcomeCount[],
  allLoads: number,
  people: People,
): StaffModuleVersion {
  const own = counts.filter((each) => each.version === version);
  const figures = loadStatisticsOf(own);
  return {
    version,
    source,
    state,
    addedAt: addedAt.toISOString(),
    addedBy: (addedBy && people.get(addedBy)?.name) ?? null,
    sdk: release.descriptor.sdk,
    entryGzipBytes,
    ...figures,
    share: allLoads === 0 ? null : figures.loads / allLoads,
    failuresByReason: failuresByReason(own),
  };
}

function toAudience({ plans, roles, named }: ResolvedAudience, people: People): Audience {
  const emails = [...named].flatMap((id) => people.get(id)?.email ?? []);
  return { plans, roles, users: emails.sort() };
}
