import { createHash } from 'node:crypto';
import type { AccessFacts } from '@tayyib/shared/access';
import type { ModuleChannel } from '@tayyib/shared/contracts';
import type { RegisteredModule, ResolvedAudience, VersionRow } from './readRegistry';
import { isEverybody, previousOf } from './readRegistry';

/** Who asks for modules, as far as that decides what they get. */
export interface Asker {
  /** Null for a visitor. */
  viewer: (AccessFacts & { userId: string }) | null;
  /** What keeps a person, or the visit of a visitor, in the same share of a canary; null for a visit that has no mark yet. */
  bucketKey: string | null;
}

export interface Choice {
  channel: Exclude<ModuleChannel, 'override'>;
  version: VersionRow;
  /** For when it fails. */
  fallback: VersionRow | null;
}

/** The version that is for this asker; null where the module is not for them. */
export function chooseVersion(module: RegisteredModule, asker: Asker): Choice | null {
  if (!module.enabled || !isAmong(module.forWhom, asker)) return null;
  const stable = module.versions.get(module.version);
  const canary = isOnCanary(module, asker) ? module.versions.get(module.canaryVersion ?? '') : undefined;
  if (canary) return { channel: 'canary', version: canary, fallback: stable ?? null };
  return stable ? { channel: 'stable', version: stable, fallback: previousOf(module) } : null;
}

/** Whether what visitors get depends on the mark of their visit. */
export function dependsOnVisit({ enabled, canaryVersion, canaryForWhom }: RegisteredModule): boolean {
  return enabled && canaryVersion !== null && isEverybody(canaryForWhom);
}

function isOnCanary(module: RegisteredModule, asker: Asker): boolean {
  const { id, canaryVersion, canaryPercent, canaryForWhom } = module;
  if (canaryVersion === null || !isAmong(canaryForWhom, asker)) return false;
  if (asker.viewer && canaryForWhom.named.has(asker.viewer.userId)) return true;
  return (
    asker.bucketKey !== null && bucketOf(`${id} ${canaryVersion} ${asker.bucketKey}`) < canaryPercent / 100
  );
}

function isAmong(audience: ResolvedAudience, { viewer }: Asker): boolean {
  if (isEverybody(audience)) return true;
  if (!viewer) return false;
  return (
    audience.named.has(viewer.userId) ||
    audience.plans.includes(viewer.plan) ||
    audience.roles.some((role) => viewer.roles.includes(role))
  );
}

/**
 * A number from 0 to 1 (1 excluded) that is the same for the same text and evenly spread over many. It does not depend on
 * the share, so whoever is within 10 % is within 20 % too.
 */
function bucketOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
