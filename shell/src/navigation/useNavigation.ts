import { refusalOf, type AccessLevel, type Refusal } from '@tayyib/shared/access';
import type { ModuleEntry, NavArea, NavDescriptor } from '@tayyib/shared/contracts';
import { useRegistry } from '../registry/useRegistry';
import { useSession } from '../session/useSession';
import { ownEntries } from './ownEntries';

/** One entry of the navigation, ready to render. */
export interface NavEntry extends NavDescriptor {
  /** `upgrade` entries lead to the plans and are marked; forbidden ones are omitted. */
  refusal: Refusal | null;
  /** The module it belongs to; undefined for the shell's own pages. */
  module?: ModuleEntry;
}

/** The sections of the sidebar. */
export const sidebarAreas = [
  'sidebar.main',
  'sidebar.stocks',
  'sidebar.market',
  'sidebar.screening',
  'sidebar.tools',
  'sidebar.staff',
] as const satisfies readonly NavArea[];

/**
 * The entries of the given areas for this viewer, from the shell and the enabled modules, in order. A page that is in two of
 * the areas is listed once.
 */
export function useNavigation(...areas: readonly NavArea[]): NavEntry[] {
  const { enabled } = useRegistry();
  const { user } = useSession();
  const moduleEntries = enabled.flatMap((module) =>
    module.descriptor.nav.map((entry) => ({
      ...entry,
      module,
      refusal: refusalOf(accessOf(module, entry.to), user),
    })),
  );
  const shellEntries = ownEntries
    .filter(({ access = 'public' }) => refusalOf(access, user) === null)
    .map((entry) => ({ ...entry, refusal: null }));
  return [...shellEntries, ...moduleEntries]
    .filter((entry) => areas.includes(entry.area) && entry.refusal !== 'forbidden')
    .sort((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area) || a.order - b.order)
    .filter(({ to }, index, all) => all.findIndex((entry) => entry.to === to) === index);
}

function accessOf({ descriptor }: ModuleEntry, path: string): AccessLevel {
  return descriptor.routes.find((route) => route.path === path)?.access ?? 'user';
}
