import type { VersionState } from '@tayyib/shared/contracts';

/** What the registry knows of one version, as far as it decides whether it may run. */
export interface VersionLife {
  state: VersionState;
  /** When it last became the stable one; null while it never was. */
  stableAt: Date | null;
  /** When open pages were to replace it at once; null for on their next visit. */
  withdrawnAt: Date | null;
}

/** The versions of a module, and which of them run. */
export interface VersionLives {
  stable: string;
  canary: string | null;
  /** None of its versions runs. */
  isRetired: boolean;
  versions: ReadonlyMap<string, VersionLife>;
}

/** `replacesNow`: whether open pages replace the version that is left at once; by default only where it is withdrawn. */
interface Leaving {
  replacesNow?: boolean | undefined;
}

/** What staff, owners of a module, or the server itself, do with the versions of a module. */
export type VersionAction =
  | ({ kind: 'stable'; version: string } & Leaving)
  | { kind: 'canary'; version: string }
  /** `isStopped`: it failed too often. */
  | ({ kind: 'end-canary'; isStopped: boolean } & Leaving)
  | ({ kind: 'roll-back' } & Leaving)
  /** Open pages replace a version at once that nobody is given any more. */
  | { kind: 'replace'; version: string }
  | { kind: 'publish'; version: string }
  | { kind: 'retire' };

/** Why an action is not possible. */
export type Refusal =
  | 'unknown-version'
  | 'version-gone'
  | 'version-stopped'
  | 'version-exists'
  | 'already-stable'
  | 'still-offered'
  | 'no-canary'
  | 'nothing-before'
  | 'retired';

/**
 * The versions after an action. A version has one life: it is offered, tried as a canary, made stable and replaced; once it was rolled
 * back, or stopped as a canary, it never runs again, whatever follows. Making a version stable that was stable before is a rollback of the
 * one it replaces. Retirement stops every version; the next one that is published begins the module again.
 */
export function afterAction(lives: VersionLives, action: VersionAction, now: Date): VersionLives | Refusal {
  if (action.kind === 'publish') return published(lives, action.version, now);
  if (lives.isRetired) return 'retired';
  switch (action.kind) {
    case 'stable': {
      const refusal = refusalOf(lives, action.version);
      if (refusal) return refusal;
      const isGoingBack = lives.versions.get(action.version)?.stableAt !== null;
      const left = isGoingBack ? stopped(lives, lives.stable) : lives;
      const { replacesNow = isGoingBack } = action;
      return withStable(replacesNow ? withdrawn(left, lives.stable, now) : left, action.version, now);
    }
    case 'canary':
      return (
        refusalOf(lives, action.version) ?? {
          ...changed(lives, action.version, { withdrawnAt: null }),
          canary: action.version,
        }
      );
    case 'end-canary': {
      const { canary } = lives;
      if (canary === null) return 'no-canary';
      const left = action.isStopped ? stopped(lives, canary) : lives;
      const { replacesNow = true } = action;
      return { ...(replacesNow ? withdrawn(left, canary, now) : left), canary: null };
    }
    case 'roll-back': {
      const previous = previousVersion(lives);
      if (previous === null) return 'nothing-before';
      const left = stopped(lives, lives.stable);
      const { replacesNow = true } = action;
      return withStable(replacesNow ? withdrawn(left, lives.stable, now) : left, previous, now);
    }
    case 'replace': {
      if (!lives.versions.has(action.version)) return 'unknown-version';
      const isOffered = action.version === lives.stable || action.version === lives.canary;
      return isOffered ? 'still-offered' : withdrawn(lives, action.version, now);
    }
    case 'retire': {
      const living = [...lives.versions].filter(([, { state }]) => state === 'available');
      const ended = living.reduce((all, [version]) => stopped(all, version), lives);
      return { ...ended, canary: null, isRetired: true };
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

function published(lives: VersionLives, version: string, now: Date): VersionLives | Refusal {
  if (lives.versions.has(version)) return 'version-exists';
  const offered: VersionLife = { state: 'available', stableAt: null, withdrawnAt: null };
  const added = { ...lives, versions: new Map(lives.versions).set(version, offered) };
  return lives.isRetired ? { ...withStable(added, version, now), isRetired: false } : added;
}

const withStable = (lives: VersionLives, version: string, now: Date): VersionLives => ({
  ...changed(lives, version, { state: 'available', stableAt: now, withdrawnAt: null }),
  stable: version,
  canary: lives.canary === version ? null : lives.canary,
});

const stopped = (lives: VersionLives, version: string) => changed(lives, version, { state: 'stopped' });

const withdrawn = (lives: VersionLives, version: string, now: Date) =>
  changed(lives, version, { withdrawnAt: now });

function changed(lives: VersionLives, version: string, facts: Partial<VersionLife>): VersionLives {
  const life = lives.versions.get(version);
  if (!life) return lives;
  return { ...lives, versions: new Map(lives.versions).set(version, { ...life, ...facts }) };
}
