import type { VersionState } from '@tayyib/shared/contracts';

/** What the registry knows of one version, as far as it decides whether it may run. */
export interface VersionLife {
  state: VersionState;
  /** When it last became the stable one; null while it never was. */
  stableAt: Date | null;
}

/** The versions of a module, and which of them run. */
export interface VersionLives {
  stable: string;
  canary: string | null;
  versions: ReadonlyMap<string, VersionLife>;
}

/** What staff, or the server itself, do with the versions of a module. */
export type VersionAction =
  | { kind: 'stable'; version: string }
  | { kind: 'canary'; version: string }
  /** `isStopped`: it failed too often. */
  | { kind: 'end-canary'; isStopped: boolean }
  | { kind: 'roll-back' };

/** Why an action is not possible. */
export type Refusal =
  | 'unknown-version'
  | 'version-gone'
  | 'version-stopped'
  | 'already-stable'
  | 'no-canary'
  | 'nothing-before';

/**
 * The versions after an action. A version has one life: it is offered, tried as a canary, made stable and replaced; once it was rolled
 * back, or stopped as a canary, it never runs again, whatever follows. Making a version stable that was stable before is a rollback of the
 * one it replaces.
 */
export function afterAction(lives: VersionLives, action: VersionAction, now: Date): VersionLives | Refusal {
  switch (action.kind) {
    case 'stable': {
      const refusal = refusalOf(lives, action.version);
      if (refusal) return refusal;
      const isGoingBack = lives.versions.get(action.version)?.stableAt !== null;
      return withStable(isGoingBack ? stopped(lives, lives.stable) : lives, action.version, now);
    }
    case 'canary':
      return refusalOf(lives, action.version) ?? { ...lives, canary: action.version };
    case 'end-canary': {
      if (lives.canary === null) return 'no-canary';
      return { ...(action.isStopped ? stopped(lives, lives.canary) : lives), canary: null };
    }
    case 'roll-back': {
      const previous = previousVersion(lives);
      return previous === null ? 'nothing-before' : withStable(stopped(lives, lives.stable), previous, now);
    }
  }
}

/** The target of a rollback, and what pages fall back to: the last other version that was stable, is still good and not a canary. */
export function previousVersion({ stable, canary, versions }: VersionLives): string | null {
  const [last] = [...versions]
    .filter(
      ([version, { state, stableAt }]) =>
        version !== stable && version !== canary && state === 'available' && stableAt !== null,
    )
    .sort(([, one], [, other]) => Number(other.stableAt) - Number(one.stableAt));
  return last?.[0] ?? null;
}

function refusalOf({ stable, versions }: VersionLives, version: string): Refusal | null {
  const wanted = versions.get(version);
  if (!wanted) return 'unknown-version';
  if (wanted.state === 'gone') return 'version-gone';
  if (wanted.state === 'stopped') return 'version-stopped';
  return version === stable ? 'already-stable' : null;
}

const withStable = (lives: VersionLives, version: string, now: Date): VersionLives => ({
  stable: version,
  canary: lives.canary === version ? null : lives.canary,
  versions: new Map(lives.versions).set(version, { state: 'available', stableAt: now }),
});

function stopped(lives: VersionLives, version: string): VersionLives {
  const life = lives.versions.get(version);
  if (!life) return lives;
  return { ...lives, versions: new Map(lives.versions).set(version, { ...life, state: 'stopped' }) };
}
