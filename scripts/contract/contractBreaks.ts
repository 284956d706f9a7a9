import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { isSdkCompatible } from '@tayyib/shared/sdk-version';
import type { ModuleFacts } from './moduleFacts';
import { exportsOf, type Surface } from './Surface';
import { surfaceBreaks } from './surfaceBreaks';

/** The surface a module was written for, and the current one. */
export interface Sdk {
  named: Surface;
  current: Surface;
}

/** What a module uses that the shell does not provide, one sentence each. */
export function breaksWithSdk(
  { descriptor, uses, ...facts }: ModuleFacts,
  { named, current }: Sdk,
): string[] {
  if (!isSdkCompatible(descriptor.sdk, current.version)) {
    return [`module.json asks for SDK ${descriptor.sdk}; the shell has ${current.version}`];
  }
  const had = exportsOf(named);
  const missing = [...uses].filter((use) => !use.endsWith('.*') && !had.has(use));
  const broken = surfaceBreaks(named, current);
  const isUsed = (name: string) => uses.has(name) || uses.has(`${name.split('.')[0]}.*`);
  const isOfDescriptor = (name: string) => name.startsWith('module.json.');
  const usesSlots = facts.slots.size > 0;
  const slotBreaks = (broken.get('modules.SlotProps') ?? []).filter((what) =>
    [...facts.slots.values()].some((slot) => what.startsWith(`SlotProps.${slot}`)),
  );
  const commandBreaks = (broken.get('modules.CommandInputs') ?? []).filter((what) =>
    [...facts.commands].some((command) => what.startsWith(`CommandInputs.${command}`)),
  );
  return [
    ...missing.map((name) => `it uses ${name}, which SDK ${named.version} does not have`),
    ...[...broken]
      .filter(([name]) => (isUsed(name) || isOfDescriptor(name)) && name !== 'modules.SlotProps')
      .flatMap(([name, what]) => what.map((sentence) => `it uses ${name}: ${sentence}`)),
    ...(usesSlots ? slotBreaks.map((sentence) => `it fills a slot: ${sentence}`) : []),
    ...commandBreaks.map((sentence) => `it provides a command: ${sentence}`),
  ];
}

/** Where `module.json` names what the code does not export, or the code uses names it does not own. */
export function breaksOfItself({ descriptor, ...facts }: ModuleFacts): string[] {
  const { routes, slots, commands = [], owns } = descriptor;
  const foreign = (what: string, names: Iterable<string>, own: readonly string[]) =>
    [...names]
      .filter((name) => !own.includes(name))
      .map((name) => `its code has the ${what} ${name}, which it does not own`);
  return [
    ...routes
      .filter(({ page }) => !facts.pages.has(page))
      .map(({ page, path }) => `${path} needs the page ${page}, which src/module.tsx does not export`),
    ...slots
      .filter(({ component, slot }) => facts.slots.get(component) !== slot)
      .map(
        ({ component, slot }) => `${slot} needs ${component}, which src/module.tsx does not export for it`,
      ),
    ...commands
      .filter(({ command }) => !facts.commands.has(command))
      .map(({ command }) => `it promises the command ${command}, which src/module.tsx does not export`),
    ...foreign('slice', facts.slices, owns.slices),
    ...foreign('owner of endpoints', facts.endpointOwners, [owns.endpoints]),
    ...foreign('cache tag', facts.tags, owns.tags),
    ...descriptor.nav
      .filter(({ to }) => !routes.some(({ path }) => path === to))
      .map(({ to, label }) => `the navigation's "${label}" leads to ${to}, which is no address of it`),
  ];
}

/** What others use of the previous version that this one lacks. */
export function breaksWithBefore(now: ModuleDescriptor, before: ModuleDescriptor): string[] {
  const gone = <Item>(old: readonly Item[], found: (item: Item) => boolean, words: (item: Item) => string) =>
    old.filter((item) => !found(item)).map(words);
  const access = before.routes.flatMap(({ path, access: was }) => {
    const route = now.routes.find((each) => each.path === path);
    return route && route.access !== was ? [`${path} was for ${was} and is for ${route.access}`] : [];
  });
  const { commands: commandsBefore = [] } = before;
  const slotAccess = before.slots.flatMap(({ slot, component, access: was }) => {
    const filling = now.slots.find((each) => each.slot === slot && each.component === component);
    return filling && filling.access !== was
      ? [`${component} in ${slot} was for ${was} and is for ${filling.access}`]
      : [];
  });
  return [
    ...(now.id === before.id ? [] : [`it was called ${before.id} and is called ${now.id}`]),
    ...gone(
      before.routes,
      ({ path }) => now.routes.some((route) => route.path === path),
      ({ path }) => `the address ${path} is gone`,
    ),
    ...access,
    ...gone(
      before.nav,
      ({ area, to }) => now.nav.some((entry) => entry.area === area && entry.to === to),
      ({ area, to }) => `the link to ${to} in ${area} is gone`,
    ),
    ...gone(
      before.slots,
      ({ slot }) => now.slots.some((filling) => filling.slot === slot),
      ({ slot }) => `nothing is put into ${slot} any more`,
    ),
    ...slotAccess,
    ...commandsBefore.flatMap(({ command, access: was }) => {
      const provided = now.commands?.find((each) => each.command === command);
      if (!provided) return [`the command ${command} is gone`];
      return provided.access === was
        ? []
        : [`the command ${command} was for ${was} and is for ${provided.access}`];
    }),
    ...gone(
      before.owns.slices,
      (name) => now.owns.slices.includes(name),
      (name) => `the slice ${name} has another name`,
    ),
    ...gone(
      before.owns.tags,
      (name) => now.owns.tags.includes(name),
      (name) => `the cache tag ${name} has another name`,
    ),
    ...(now.owns.endpoints === before.owns.endpoints
      ? []
      : [`its endpoints belonged to ${before.owns.endpoints} and belong to ${now.owns.endpoints}`]),
  ];
}

/** Links of other modules to routes that this version removed. */
export function linksInto(
  now: ModuleDescriptor,
  before: ModuleDescriptor,
  others: readonly ModuleFacts[],
): string[] {
  const lost = before.routes
    .map(({ path }) => path)
    .filter(
      (path) =>
        ![now, ...others.map(({ descriptor }) => descriptor)].some(({ routes }) =>
          routes.some((route) => route.path === path),
        ),
    );
  return others.flatMap(({ descriptor, links }) =>
    lost
      .filter((path) => links.has(path))
      .map((path) => `mfe-${descriptor.id} leads to ${path}, which is gone`),
  );
}
