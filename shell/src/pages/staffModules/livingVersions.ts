import type { StaffModule, StaffModuleVersion } from '@tayyib/shared/contracts';

/** The versions that users get, may get again, or could be given next: newer than the stable one and still good. */
export function livingVersions({ versions, stable, canary, previous }: StaffModule): StaffModuleVersion[] {
  const running = [stable, canary?.version, previous];
  const stableAt = versions.findIndex(({ version }) => version === stable);
  return versions.filter(
    ({ version, state }, index) =>
      running.includes(version) || (state === 'available' && (stableAt === -1 || index < stableAt)),
  );
}

/** Whether a version was added before the stable one, so that offering it is a way back. */
export const isOlder = ({ versions, stable }: StaffModule, wanted: string): boolean =>
  versions.findIndex(({ version }) => version === wanted) >
  versions.findIndex(({ version }) => version === stable);
