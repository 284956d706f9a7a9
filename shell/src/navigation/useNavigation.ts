import { refusalOf, type AccessLevel, type Refusal } from '@tayyib/shared/access';
import type { ModuleEntry, NavArea, NavDescriptor } from '@tayyib/shared/contracts';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { ownEntries } from './ownEntries';

/** One line of the navigation, ready to be shown. */
export interface NavEntry extends NavDescriptor {
  /** `upgrade` entries lead to the plans and are marked so; what a person may never open is left out. */
  refusal: Refusal | null;
  /** The module behind it; none for the shell's own pages. */
  module?: ModuleEntry;
}

/** The sections of the sidebar, which phones have in a drawer. */
export const sidebarAreas = [
  'sidebar.main',
  'sidebar.stocks',
  'sidebar.screening',
  'sidebar.tools',
  'sidebar.staff',
] as const satisfies readonly NavArea[];

/**
 * The entries of some areas for this viewer, the shell's own and those of the enabled modules, in order. A page that is in two of the
 * areas is told once.
 */
export function useNavigation(...areas: readonly NavArea[]): NavEntry[] {
  const { enabled } = useRegistry();
  const { user } = useSession();
  const ofModules = enabled.flatMap((module) =>
    module.descriptor.nav.map((entry) => ({
      ...entry,
      module,
      refusal: refusalOf(accessOf(module, entry.to), user),
    })),
  );
  const own = ownEntries
    .filter(({ access = 'public' }) => refusalOf(access, user) === null)
    .map((entry) => ({ ...entry, refusal: null }));
  return [...own, ...ofModules]
    .filter((entry) => areas.includes(entry.area) && entry.refusal !== 'forbidden')
    .sort((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || a.order - b.order)
    .filter(({ to }, at, all) => all.findIndex((entry) => entry.to === to) === at);
}

function accessOf({ descriptor }: ModuleEntry, path: string): AccessLevel {
  return descriptor.routes.find((route) => route.path === path)?.access ?? 'user';
}
