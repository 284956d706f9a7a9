import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { isSdkCompatible, sdkVersion } from '@tayyib/shared/sdk-version';
import { shellPaths, shellSlices } from '@tayyib/shared/shell-names';
import { violation, type GateProblem } from './GateProblem';
import { pageStorageKeys, sharedTags } from '../policy/moduleScope';
import { latestSurface } from './surfaces';

/** What a descriptor may ask for at most. */
const descriptorLimits = {
  /** Routes, entries of the navigation and other lists. */
  listed: 50,
  budgetKb: 500,
  timeoutMs: 30_000,
} as const;

/** Ids that mean something else in addresses and objects. */
const reservedIds = new Set(['api', 'shell', 'modules', 'assets', 'constructor', 'prototype']);

/** The descriptors of other modules, also of those that are off. */
export type OtherModules = readonly ModuleDescriptor[];

/** Where a descriptor asks for more than it may have, names what does not exist, or takes what belongs to the shell or another module. */
export function descriptorProblems(
  descriptor: ModuleDescriptor,
  others: OtherModules,
  file = 'module.json',
): GateProblem[] {
  const {
    id,
    sdk,
    routes,
    nav,
    slots,
    commands = [],
    owns,
    timeoutMs,
    budgetKb,
    onDemandFileKb,
  } = descriptor;
  const { listed, budgetKb: mostKb, timeoutMs: mostMs } = descriptorLimits;
  const lists = {
    routes,
    nav,
    slots,
    commands,
    'owns.slices': owns.slices,
    'owns.tags': owns.tags,
    'owns.storage': owns.storage ?? [],
  };
  const sentences = [
    ...(reservedIds.has(id) ? [`No module may be called ${id}.`] : []),
    ...(isSdkCompatible(sdk) ? [] : [`It was made for SDK ${sdk}; the shell has ${sdkVersion}.`]),
    ...Object.entries(lists).flatMap(([name, list]) =>
      list.length > listed ? [`A module has at most ${listed} ${name}; it has ${list.length}.`] : [],
    ),
    ...(Math.max(budgetKb, onDemandFileKb ?? 0) > mostKb
      ? [`The budget of a first view or a file is at most ${mostKb} KB. Lower budgetKb and onDemandFileKb.`]
      : []),
    ...(timeoutMs > mostMs
      ? [`timeoutMs is ${timeoutMs}; a page waits at most ${mostMs} ms for a module. Lower it.`]
      : []),
    ...nav
      .filter(({ icon }) => !latestSurface().icons.includes(icon))
      .map(
        ({ icon, label }) =>
          `The navigation's "${label}" has the icon ${icon}, which the SDK does not have. Choose one of IconName.`,
      ),
    ...nav
      .filter(({ to }) => !routes.some(({ path }) => path === to))
      .map(
        ({ to, label }) =>
          `The navigation's "${label}" leads to ${to}, which is no address of it. Name one of its routes.`,
      ),
    ...twice(routes.map(({ path }) => plainPath(path))).map((path) => `The route ${path} is there twice.`),
    ...conflictsWith(descriptor, others),
  ];
  return sentences.map((message) => violation(file, message));
}

function conflictsWith({ id, routes, owns }: ModuleDescriptor, modules: OtherModules): string[] {
  const others = modules.filter((other) => other.id !== id);
  const paths = holders(
    shellPaths.map(plainPath),
    others.map((other) => [other.id, other.routes.map(({ path }) => plainPath(path))]),
  );
  const slices = holders(
    shellSlices,
    others.map((other) => [other.id, other.owns.slices]),
  );
  const tags = holders(
    ['Modules'],
    others.map((other) => [other.id, other.owns.tags]),
  );
  const owners = holders(
    [],
    others.map((other) => [other.id, [other.owns.endpoints]]),
  );
  const storageKeys = holders(
    pageStorageKeys,
    others.map((other) => [other.id, [other.id, ...(other.owns.storage ?? [])]]),
  );
  const conflicts = (
    what: string,
    names: readonly string[],
    by: ReadonlyMap<string, string>,
    asIs = (name: string) => name,
  ) =>
    names.flatMap((name) => {
      const holder = by.get(asIs(name));
      return holder === undefined ? [] : [`${what} ${name} belongs to ${holder}. Choose another name.`];
    });
  return [
    ...conflicts(
      'The address',
      routes.map(({ path }) => path),
      paths,
      plainPath,
    ),
    ...conflicts('The slice', owns.slices, slices),
    ...conflicts(
      'The cache tag',
      owns.tags.filter((tag) => !sharedTags.has(tag)),
      tags,
    ),
    ...conflicts('The owner of endpoints', [owns.endpoints], owners),
    ...conflicts('The storage key', owns.storage ?? [], storageKeys),
  ];
}

/** Who has each name: the shell, or a module. */
function holders(
  ofShell: readonly string[],
  ofModules: readonly (readonly [id: string, names: readonly string[]])[],
): Map<string, string> {
  return new Map([
    ...ofModules.flatMap(([id, names]) => names.map((name) => [name, `the module ${id}`] as const)),
    ...ofShell.map((name) => [name, 'the shell'] as const),
  ]);
}

/** Routers ignore case, and match any value in the place of a parameter. */
const plainPath = (path: string) => path.toLowerCase().replaceAll(/:[\w-]+/g, ':');

const twice = (names: readonly string[]) => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];
