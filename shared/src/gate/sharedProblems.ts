import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { violation, type GateProblem } from './GateProblem';
import type { Bundle } from './script/Bundle';
import { namedSurface } from './surfaces';

const SDK = '@tayyib/shared/sdk/';

/** Packages that a build expects of the shell, which does not provide them, or not in this version. */
export function sharedProblems(
  { sdk }: ModuleDescriptor,
  entry: string,
  { shared, wantedVersions }: Bundle,
): GateProblem[] {
  const surface = namedSurface(sdk);
  if (!surface) return [];
  return [...new Set(shared.values())]
    .filter((key) => !key.startsWith(SDK))
    .flatMap((key) => {
      const major = surface.packages[packageOf(key)];
      const wanted = wantedVersions.get(key);
      const [wantedMajor = major] = /\d+/.exec(wanted ?? '') ?? [];
      if (major === undefined)
        return [
          violation(
            entry,
            `it expects ${key} of the shell, which SDK ${surface.version} does not have. Bundle it.`,
          ),
        ];
      return wantedMajor === major
        ? []
        : [
            violation(
              entry,
              `it was made for ${key} ${wanted}; the shell has ${major}. Build it with the SDK's packages.`,
            ),
          ];
    });
}

/** `react` of `react/jsx-runtime` */
const packageOf = (key: string) => /^(@[^/]+\/)?[^/]+/.exec(key)?.[0] ?? key;
