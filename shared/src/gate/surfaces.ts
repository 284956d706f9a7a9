import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import saved from './sdkSurfaces.json';

/** What one version of the SDK has, by name. */
export interface SurfaceNames {
  version: string;
  /** The exports of each folder: `ui` -> `['Alert', …]`. */
  exports: Readonly<Record<string, readonly string[]>>;
  /** The CSS variables of the theme. */
  variables: readonly string[];
  /** The packages that the shell provides beside the SDK, with their major versions. */
  packages: Readonly<Record<string, string>>;
  icons: readonly string[];
  /** The endpoints of the server, as `GET /api/stocks/{id}`. */
  endpoints: readonly string[];
}

/** Every version, oldest first. `npm run sdk` writes them from `sdk/`. */
const surfaces: readonly SurfaceNames[] = saved;

/** The oldest SDK in a range, which is all that a module with this range may use. */
export const namedSurface = (range: string): SurfaceNames | undefined =>
  surfaces.find(({ version }) => isSdkCompatible(range, version));

/** The SDK of this shell. */
export function latestSurface(): SurfaceNames {
  const latest = surfaces.at(-1);
  if (!latest) throw new Error('No SDK is saved: npm run sdk writes it.');
  return latest;
}
