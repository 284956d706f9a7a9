import { createHash } from 'node:crypto';
import type { AccessFacts } from '@tayyib/shared/access';
import type { ModuleChannel } from '@tayyib/shared/contracts';
import type { RegisteredModule, ResolvedAudience, VersionRow } from './readRegistry';
import { isEverybody, previousOf } from './readRegistry';

/** The client of a registry request, as far as it decides the result. */
export interface RegistryClient {
  /** Null for a visitor. */
  viewer: (AccessFacts & { userId: string }) | null;
  /** Assigns a user, or a visitor's visit, to a fixed share of a canary; null for a visit without a mark. */
  bucketKey: string | null;
}

export interface VersionChoice {
  channel: Exclude<ModuleChannel, 'override'>;
  version: VersionRow;
  /** Used when it fails. */
  fallback: VersionRow | null;
}

/** The version for this client; null where the module is not available to them. */
export function chooseVersion(module: RegisteredModule, client: RegistryClient): VersionChoice | null {
  if (!module.enabled || module.retiredAt !== null || !isAmong(module.forWhom, client)) return null;
  const stable = module.versions.get(module.version);
  const canary = isOnCanary(module, client) ? module.versions.get(module.canaryVersion ?? '') : undefined;
  if (canary) return { channel: 'canary', version: canary, fallback: stable ?? null };
  return stable ? { channel: 'stable', version: stable, fallback: previousOf(module) } : null;
}

/** Whether the result for visitors depends on the mark of their visit. */
export function dependsOnVisit({ enabled, canaryVersion, canaryForWhom }: RegisteredModule): boolean {
  return enabled && canaryVersion !== null && isEverybody(canaryForWhom);
}

function isOnCanary(module: RegisteredModule, client: RegistryClient): boolean {
  const { id, canaryVersion, canaryPercent, canaryForWhom } = module;
  if (canaryVersion === null || !isAmong(canaryForWhom, client)) return false;
  if (client.viewer && canaryForWhom.named.has(client.viewer.userId)) return true;
  return (
    client.bucketKey !== null && bucketOf(`${id} ${canaryVersion} ${client.bucketKey}`) < canaryPercent / 100
  );
}

function isAmong(audience: ResolvedAudience, { viewer }: RegistryClient): boolean {
  if (isEverybody(audience)) return true;
  if (!viewer) return false;
  return (
    audience.named.has(viewer.userId) ||
    audience.plans.includes(viewer.plan) ||
    audience.roles.some((role) => viewer.roles.includes(role))
  );
}

/**
 * A number from 0 to 1 (1 excluded) that is the same for the same text and evenly distributed. It does not
 * depend on the share, so clients within 10% are within 20% too.
 */
function bucketOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;
}
