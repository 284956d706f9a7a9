import { and, eq } from 'drizzle-orm';
import { modules, moduleVersions } from '../../../../database/schema/platform/modulesTables';
import type { RegistryChange } from './changeRegistry';
import type { RegisteredModule, VersionRow } from './readRegistry';
import type { VersionLives } from './versionLives';

export interface NewVersion extends Pick<
  VersionRow,
  'release' | 'manifestIntegrity' | 'source' | 'storedAt' | 'entryGzipBytes' | 'addedBy'
> {
  /** When it was the stable one before the registry knew it. */
  stableAt?: Date | null;
}

/**
 * Adds a version. The first version of a new module becomes stable. A published module is switched off then, until staff
 * switch it on with a reason: like every other version it is offered to nobody by being published.
 * @returns whether it is the first
 */
export async function addVersion({ tx, now, touch }: RegistryChange, added: NewVersion): Promise<boolean> {
  const { id, version } = added.release;
  const [isNew] = await tx
    .insert(modules)
    .values({ id, version, enabled: added.source !== 'published' })
    .onConflictDoNothing()
    .returning();
  await tx.insert(moduleVersions).values({
    ...added,
    moduleId: id,
    version,
    addedAt: now,
    stableAt: added.stableAt ?? (isNew ? now : null),
  });
  touch();
  return isNew !== undefined;
}

/** Makes an existing version the stable one. */
export async function putStable(change: RegistryChange, id: string, version: string): Promise<void> {
  const { tx, now } = change;
  await tx.update(modules).set({ version, updatedAt: now }).where(eq(modules.id, id));
  await putVersion(change, id, version, { stableAt: now, withdrawnAt: null });
}

/** Stores what an action changed of a module's versions. */
export async function putLives(
  change: RegistryChange,
  { id, ...module }: RegisteredModule,
  lives: VersionLives,
): Promise<void> {
  const { tx, now } = change;
  const hasCanaryEnded = module.canaryVersion !== null && lives.canary === null;
  await tx
    .update(modules)
    .set({
      version: lives.stable,
      canaryVersion: lives.canary,
      retiredAt: lives.isRetired ? (module.retiredAt ?? now) : null,
      updatedAt: now,
      ...(hasCanaryEnded && { canaryPercent: 0, canaryStartedAt: null }),
    })
    .where(eq(modules.id, id));
  for (const [version, life] of lives.versions) {
    const { state, stableAt, withdrawnAt } = life;
    const before = module.versions.get(version);
    if (before?.state !== state || before.stableAt !== stableAt || before.withdrawnAt !== withdrawnAt)
      await putVersion(change, id, version, { state, stableAt, withdrawnAt });
  }
}

/** Changes the metadata of a version, never its content. */
export async function putVersion(
  { tx, touch }: RegistryChange,
  id: string,
  version: string,
  facts: Partial<
    Pick<VersionRow, 'state' | 'stableAt' | 'withdrawnAt' | 'storedAt' | 'release' | 'manifestIntegrity'>
  >,
): Promise<void> {
  await tx
    .update(moduleVersions)
    .set(facts)
    .where(and(eq(moduleVersions.moduleId, id), eq(moduleVersions.version, version)));
  touch();
}
