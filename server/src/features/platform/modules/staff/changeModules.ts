import type {
  ReplaceVersion,
  SetCanary,
  SetEnabled,
  SetModuleAudience,
  SetStable,
  Withdrawal,
} from '@tayyib/shared/contracts';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { InferInsertModel } from 'drizzle-orm';
import { moduleChanges, modules, moduleTokens } from '../../../../database/schema/platform/modulesTables';
import { putLives } from '../registry/addVersion';
import type { RegistryChange, RegistryHome } from '../registry/changeRegistry';
import { changeRegistry } from '../registry/changeRegistry';
import { endCanary } from '../registry/endCanary';
import type { RegisteredModule, ResolvedAudience, VersionRow } from '../registry/readRegistry';
import { groupsOf, isEverybody, livesOf, readRegistry } from '../registry/readRegistry';
import type { VersionAction, VersionLives } from '../registry/versionLives';
import { afterAction } from '../registry/versionLives';
import { audienceText, canaryText } from './audienceText';
import * as problems from './moduleProblems';
import { putNamedPeople } from './namedPeople';

/** Staff actions on one module. Each is one row of the history, and is announced to every open page. */
export function changesOfModule(
  app: RegistryHome & Pick<FastifyInstance, 'config'>,
  id: string,
  actor: string,
) {
  const changed = (work: (change: RegistryChange, module: RegisteredModule) => Promise<void>) =>
    changeRegistry(app, async (change) => {
      const { modules: all } = await readRegistry(change.tx);
      const module = all.find((each) => each.id === id);
      if (!module) throw problems.unknownModule();
      await work(change, module);
    });
  const set = ({ tx, now }: RegistryChange, facts: Partial<InferInsertModel<typeof modules>>) =>
    tx
      .update(modules)
      .set({ ...facts, updatedAt: now })
      .where(eq(modules.id, id));
  const by = { moduleId: id, actor };
  const { needsSecondPerson } = app.config.modules;
  const isOwn = ({ versions }: RegisteredModule, version: string): boolean => {
    const wanted = versions.get(version);
    return needsSecondPerson && wanted !== undefined && isUnreviewed(wanted, actor);
  };
  const refuseOwn = (module: RegisteredModule, version: string) => {
    if (isOwn(module, version)) throw problems.otherPublisherNeeded(version);
  };

  return {
    setEnabled: ({ enabled, why }: SetEnabled) =>
      changed(async (change, module) => {
        if (module.retiredAt !== null) throw problems.retired();
        if (module.enabled === enabled) return;
        if (enabled && needsSecondPerson) await refuseOwnNewModule(change, module, actor);
        await set(change, { enabled });
        const kind = enabled ? 'enabled' : 'disabled';
        await change.note({ ...by, kind, from: onOff(module.enabled), to: onOff(enabled), why });
      }),

    setAudience: ({ audience, why }: SetModuleAudience) =>
      changed(async (change, module) => {
        if (module.retiredAt !== null) throw problems.retired();
        await set(change, { audience: groupsOf(audience) });
        const named = await putNamedPeople(change, id, 'module', audience.users);
        const given = givenVersions(module).find(
          ({ source, addedBy }) => source === 'published' && addedBy === actor,
        );
        if (needsSecondPerson && given && !isWithin({ ...groupsOf(audience), named }, module.forWhom))
          throw problems.otherWidenerNeeded(given.version);
        const from = audienceText(module.forWhom);
        const to = audienceText(audience);
        await change.note({ ...by, kind: 'audience', from, to, why });
      }),

    setStable: ({ version, why, replacesNow }: SetStable) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'stable', version, replacesNow });
        refuseOwn(module, version);
        await putLives(change, module, lives);
        await change.note({ ...by, kind: 'stable', from: module.version, to: version, why });
      }),

    setCanary: ({ version, percent, audience, why }: SetCanary) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'canary', version });
        if (module.canaryVersion !== version) refuseOwn(module, version);
        const { canaryVersion, canaryPercent, canaryStartedAt } = module;
        await putLives(change, module, lives);
        await set(change, {
          canaryPercent: percent,
          canaryAudience: groupsOf(audience),
          // a different share of the same canary keeps its counts
          canaryStartedAt: canaryVersion === version ? canaryStartedAt : change.now,
        });
        const named = await putNamedPeople(change, id, 'canary', audience.users);
        const isWider =
          percent > canaryPercent || !isWithin({ ...groupsOf(audience), named }, module.canaryForWhom);
        if (isWider && isOwn(module, version)) throw problems.otherWidenerNeeded(version);
        const from = canaryVersion && canaryText(canaryVersion, canaryPercent, module.canaryForWhom);
        await change.note({
          ...by,
          kind: 'canary',
          from,
          to: canaryText(version, percent, audience),
          why,
        });
      }),

    async endCanary({ why, replacesNow }: Withdrawal): Promise<void> {
      const module = (await readRegistry(app.db)).modules.find((each) => each.id === id);
      if (!module) throw problems.unknownModule();
      const { canaryVersion: version } = module;
      const isEnded =
        version !== null &&
        (await endCanary(app, { id, version, kind: 'canary-ended', actor, why, replacesNow }));
      if (!isEnded) throw problems.noCanary();
    },

    rollBack: ({ why, replacesNow }: Withdrawal) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'roll-back', replacesNow });
        await putLives(change, module, lives);
        await change.note({ ...by, kind: 'rolled-back', from: module.version, to: lives.stable, why });
      }),

    /** Makes open pages replace a version at once that nobody is given any more. */
    replace: ({ version, why }: ReplaceVersion) =>
      changed(async (change, module) => {
        await putLives(change, module, livesAfter(change, module, { kind: 'replace', version }));
        await change.note({ ...by, kind: 'replaced', from: version, to: module.version, why });
      }),

    /** Ends the module: its addresses are free, its tokens revoked. Only its owners begin it again, by a new version. */
    retire: (why: string) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'retire' });
        if (module.enabled) throw problems.stillOn();
        if (needsSecondPerson && (await lastSwitcher(change, id)) === actor)
          throw problems.otherRetirerNeeded();
        await putLives(change, module, lives);
        await change.tx
          .update(moduleTokens)
          .set({ revokedAt: change.now })
          .where(and(eq(moduleTokens.moduleId, id), isNull(moduleTokens.revokedAt)));
        await change.note({ ...by, kind: 'retired', from: module.version, to: null, why });
      }),
  };
}

/** The versions after an action, or its refusal as a problem. */
function livesAfter({ now }: RegistryChange, module: RegisteredModule, action: VersionAction): VersionLives {
  const lives = afterAction(livesOf(module), action, now);
  if (typeof lives === 'string')
    throw problems.refusedAction(lives, 'version' in action ? action.version : '');
  return lives;
}

/**
 * A new module runs code in the pages of all users, so the publisher of one of its versions cannot also switch it on for the
 * first time: docs/product/modules.md.
 */
async function refuseOwnNewModule(
  { tx }: RegistryChange,
  { id, versions }: RegisteredModule,
  actor: string,
): Promise<void> {
  const isOwn = [...versions.values()].some(
    ({ source, addedBy }) => source === 'published' && addedBy === actor,
  );
  if (!isOwn) return;
  const wasOn = and(
    eq(moduleChanges.moduleId, id),
    eq(moduleChanges.kind, 'enabled'),
    gt(moduleChanges.id, await lastRetirement(tx, id)),
  );
  if ((await tx.$count(moduleChanges, wasOn)) === 0) throw problems.secondPersonNeeded();
}

/** The id of the change that retired a module last; 0 where it never was. */
async function lastRetirement(tx: RegistryChange['tx'], id: string): Promise<number> {
  const [last] = await tx
    .select({ id: moduleChanges.id })
    .from(moduleChanges)
    .where(and(eq(moduleChanges.moduleId, id), eq(moduleChanges.kind, 'retired')))
    .orderBy(desc(moduleChanges.id))
    .limit(1);
  return last?.id ?? 0;
}

/** Who switched a module on or off last; null where nobody did, or the server. */
async function lastSwitcher({ tx }: RegistryChange, id: string): Promise<string | null> {
  const [last] = await tx
    .select({ actor: moduleChanges.actor })
    .from(moduleChanges)
    .where(and(eq(moduleChanges.moduleId, id), inArray(moduleChanges.kind, ['enabled', 'disabled'])))
    .orderBy(desc(moduleChanges.id))
    .limit(1);
  return last?.actor ?? null;
}

/** The versions that users get. */
const givenVersions = ({ version, canaryVersion, versions }: RegisteredModule): VersionRow[] =>
  [version, canaryVersion].flatMap((name) => versions.get(name ?? '') ?? []);

/** Whether an audience has nobody that another one lacks. */
function isWithin(audience: ResolvedAudience, other: ResolvedAudience): boolean {
  if (isEverybody(other)) return true;
  const { plans, roles, named } = audience;
  return (
    !isEverybody(audience) &&
    plans.every((plan) => other.plans.includes(plan)) &&
    roles.every((role) => other.roles.includes(role)) &&
    [...named].every((userId) => other.named.has(userId))
  );
}

/** Whether a version was never offered, and was published by this person: docs/product/modules.md. */
export const isUnreviewed = (
  { source, addedBy, stableAt }: Pick<VersionRow, 'source' | 'addedBy' | 'stableAt'>,
  actor: string,
): boolean => source === 'published' && addedBy === actor && stableAt === null;

const onOff = (enabled: boolean) => (enabled ? 'on' : 'off');
