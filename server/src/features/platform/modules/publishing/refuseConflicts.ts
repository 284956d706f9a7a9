import type { ModuleRelease } from '@tayyib/shared/contracts';
import { shellPaths, shellSlices } from '@tayyib/shared/shell-names';
import type { RegisteredModule } from '../registry/readRegistry';
import { brokenContract } from './publishProblems';
import { publishRules } from './publishRules';

/** Ids that mean something else in addresses and objects. */
const reservedIds = new Set(['api', 'shell', 'modules', 'assets', 'constructor', 'prototype']);

/**
 * Refuses a release that would stand in for a page or the state of the shell or of another module, and lists that are longer
 * than any real one.
 */
export function refuseConflicts(
  {
    id,
    descriptor: { routes, nav, slots, commands = [], owns, budgetKb, onDemandFileKb = budgetKb },
  }: ModuleRelease,
  modules: readonly RegisteredModule[],
): void {
  if (reservedIds.has(id)) throw brokenContract(`No module may be called ${id}.`, 'id');
  const { maxListed, maxBudgetKb } = publishRules;
  const lists = { routes, nav, slots, commands, 'owns.slices': owns.slices, 'owns.tags': owns.tags };
  for (const [name, list] of Object.entries(lists))
    if (list.length > maxListed)
      throw brokenContract(`A module has at most ${maxListed} ${name}.`, `descriptor.${name}`);
  if (Math.max(budgetKb, onDemandFileKb) > maxBudgetKb)
    throw brokenContract(
      `The budget of a first view or a file is at most ${maxBudgetKb} KB.`,
      'descriptor.budgetKb',
    );

  const others = modules
    .filter((module) => module.id !== id)
    .flatMap(({ version, canaryVersion, versions }) =>
      [version, canaryVersion].flatMap((name) => versions.get(name ?? '')?.release.descriptor ?? []),
    );
  const otherPaths = others.flatMap((other) => other.routes.map((route) => route.path));
  const paths = new Set([...shellPaths, ...otherPaths].map(plain));
  const path = routes.find((route) => paths.has(plain(route.path)))?.path;
  if (path !== undefined)
    throw brokenContract(`${path} is a page of the shell or another module.`, 'descriptor.routes');
  const slices = new Set([...shellSlices, ...others.flatMap((other) => other.owns.slices)]);
  const slice = owns.slices.find((name) => slices.has(name));
  if (slice !== undefined)
    throw brokenContract(`${slice} belongs to the shell or another module.`, 'descriptor.owns.slices');
}

/** Routers ignore case, and match any value in the place of a parameter. */
const plain = (path: string) => path.toLowerCase().replaceAll(/:[\w-]+/g, ':');
