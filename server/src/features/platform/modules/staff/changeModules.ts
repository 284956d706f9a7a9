import type { SetCanary, SetEnabled, SetModuleAudience, SetStable } from '@tayyib/shared/contracts';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { InferInsertModel } from 'drizzle-orm';
import { moduleChanges, modules } from '../../../../database/schema/platform/modulesTables';
import { putLives } from '../registry/addVersion';
import type { RegistryChange, RegistryHome } from '../registry/changeRegistry';
import { changeRegistry } from '../registry/changeRegistry';
import { endCanary } from '../registry/endCanary';
import type { RegisteredModule, VersionRow } from '../registry/readRegistry';
import { groupsOf, livesOf, readRegistry } from '../registry/readRegistry';
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
  const refuseOwn = ({ versions }: RegisteredModule, version: string) => {
    const wanted = versions.get(version);
    if (app.config.modules.needsSecondPerson && wanted && isUnreviewed(wanted, actor))
      throw problems.otherPublisherNeeded(version);
  };

  return {
    setEnabled: ({ enabled, why }: SetEnabled) =>
      changed(async (change, module) => {
        if (module.enabled === enabled) return;
        if (enabled && app.config.modules.needsSecondPerson) await refuseOwnNewModule(change, module, actor);
        await set(change, { enabled });
        const kind = enabled ? 'enabled' : 'disabled';
        await change.note({ ...by, kind, from: onOff(module.enabled), to: onOff(enabled), why });
      }),

    setAudience: ({ audience, why }: SetModuleAudience) =>
      changed(async (change, module) => {
        await set(change, { audience: groupsOf(audience) });
        await putNamedPeople(change, id, 'module', audience.users);
        const from = audienceText(module.forWhom);
        const to = audienceText(audience);
        await change.note({ ...by, kind: 'audience', from, to, why });
      }),

    setStable: ({ version, why }: SetStable) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'stable', version });
        refuseOwn(module, version);
        await putLives(change, module, lives);
        await change.note({ ...by, kind: 'stable', from: module.version, to: version, why });
      }),

    setCanary: ({ version, percent, audience, why }: SetCanary) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'canary', version });
        // what another person offered may be offered to more
        if (module.canaryVersion !== version) refuseOwn(module, version);
        const { canaryVersion, canaryPercent, canaryStartedAt } = module;
        await putLives(change, module, lives);
        await set(change, {
          canaryPercent: percent,
          canaryAudience: groupsOf(audience),
          // a different share of the same canary keeps its counts
          canaryStartedAt: canaryVersion === version ? canaryStartedAt : change.now,
        });
        await putNamedPeople(change, id, 'canary', audience.users);
        const from = canaryVersion && canaryText(canaryVersion, canaryPercent, module.canaryForWhom);
        await change.note({
          ...by,
          kind: 'canary',
          from,
          to: canaryText(version, percent, audience),
          why,
        });
      }),

    async endCanary(why: string): Promise<void> {
      const module = (await readRegistry(app.db)).modules.find((each) => each.id === id);
      if (!module) throw problems.unknownModule();
      const { canaryVersion: version } = module;
      const isEnded =
        version !== null && (await endCanary(app, { id, version, kind: 'canary-ended', actor, why }));
      if (!isEnded) throw problems.noCanary();
    },

    rollBack: (why: string) =>
      changed(async (change, module) => {
        const lives = livesAfter(change, module, { kind: 'roll-back' });
        await putLives(change, module, lives);
        await change.note({ ...by, kind: 'rolled-back', from: module.version, to: lives.stable, why });
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
  const wasOn = and(eq(moduleChanges.moduleId, id), eq(moduleChanges.kind, 'enabled'));
  if ((await tx.$count(moduleChanges, wasOn)) === 0) throw problems.secondPersonNeeded();
}

/** Whether a version was never offered, and was published by this person: docs/product/modules.md. */
export const isUnreviewed = (
  { source, addedBy, stableAt }: Pick<VersionRow, 'source' | 'addedBy' | 'stableAt'>,
  actor: string,
): boolean => source === 'published' && addedBy === actor && stableAt === null;

const onOff = (enabled: boolean) => (enabled ? 'on' : 'off');
