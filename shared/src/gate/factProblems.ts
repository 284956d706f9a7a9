import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { shellPaths } from '@tayyib/shared/shell-names';
import { unsure, violation, type GateProblem } from './GateProblem';
import type { OtherModules } from './descriptorProblems';
import type { Found, ModuleFacts } from './ModuleFacts';
import { ownsStorageKey, sharedTags } from '../policy/moduleScope';
import { slotHosts } from './slotHosts';
import { endpointsOf } from './script/readRequests';
import { namedSurface } from './surfaces';

/** Where the code of a module and its descriptor disagree, and what it uses that the SDK it names does not have. */
export function factProblems(
  descriptor: ModuleDescriptor,
  facts: ModuleFacts,
  others: OtherModules,
): GateProblem[] {
  return [
    ...facts.misuses.map(({ file, message }) => violation(file, message)),
    ...missingParts(descriptor, facts),
    ...foreignNames(descriptor, facts),
    ...foreignKeys(descriptor, facts),
    ...unknownUses(descriptor, facts),
    ...unknownRequests(descriptor, facts),
    ...deadLinks(descriptor, facts, others),
    ...missingSlots(descriptor, facts, others),
  ];
}

/** What the descriptor promises and `src/module.tsx` does not export. */
function missingParts({ routes, slots, commands = [] }: ModuleDescriptor, facts: ModuleFacts): GateProblem[] {
  const sentences = [
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
  ];
  return sentences.map((message) => violation('module.json', message));
}

/** Names in the code that the descriptor does not own. */
function foreignNames({ owns }: ModuleDescriptor, facts: ModuleFacts): GateProblem[] {
  const foreign = (what: string, names: Found, own: readonly string[]) =>
    [...names]
      .filter(([name]) => !own.includes(name))
      .map(([name, file]) =>
        violation(
          file,
          `its code has the ${what} ${name}, which it does not own. Name it in owns of module.json.`,
        ),
      );
  const tags = [...owns.tags, ...sharedTags];
  return [
    ...foreign('slice', facts.slices, owns.slices),
    ...foreign('owner of endpoints', facts.endpointOwners, [owns.endpoints]),
    ...foreign('cache tag', new Map([...facts.usedTags, ...facts.tags]), tags),
  ];
}

/** Keys of the browser's storage that the descriptor does not own. Those that begin with a computed text are judged when they are written. */
const foreignKeys = (descriptor: ModuleDescriptor, { storageKeys }: ModuleFacts): GateProblem[] =>
  [...storageKeys]
    .filter(([key]) => !key.startsWith('*') && !ownsStorageKey(descriptor, key))
    .map(([key, file]) =>
      violation(
        file,
        `it stores ${key} in the browser, which it does not own. Begin the key with ${descriptor.id}: or name it in owns.storage of module.json.`,
      ),
    );

/** Exports of the SDK that the oldest version in the range of the module does not have. */
function unknownUses({ sdk }: ModuleDescriptor, { uses }: ModuleFacts): GateProblem[] {
  const surface = namedSurface(sdk);
  if (!surface) return [violation('module.json', `no SDK is known that ${sdk} allows`)];
  return [...uses].flatMap(([use, file]) => {
    const dot = use.indexOf('.');
    const folder = use.slice(0, dot);
    const name = use.slice(dot + 1);
    const names = surface.exports[folder];
    if (!names) return [violation(file, `it uses sdk/${folder}, which SDK ${surface.version} does not have`)];
    if (name === '*')
      return [
        violation(
          file,
          `it takes sdk/${folder} as a whole, so that the names it needs cannot be read. Import them by name.`,
        ),
      ];
    return names.includes(name)
      ? []
      : [
          violation(
            file,
            `it uses ${use}, which SDK ${surface.version} does not have. Raise sdk in module.json, or do without.`,
          ),
        ];
  });
}

/** Requests that no endpoint of the server answers, in the oldest version in the range of the module. */
function unknownRequests({ sdk }: ModuleDescriptor, { requests }: ModuleFacts): GateProblem[] {
  const surface = namedSurface(sdk);
  if (!surface) return [];
  return [...requests]
    .filter(([request]) => endpointsOf(request, surface.endpoints).length === 0)
    .map(([request, file]) =>
      unsure(
        file,
        `it requests ${asAddress(request)}, which the server of SDK ${surface.version} does not have. Correct the method or the address.`,
      ),
    );
}

/** `GET stocks/*` -> `GET /api/stocks/*` */
const asAddress = (request: string) => request.replace(' ', ' /api/');

/** Links to pages that neither the shell nor any module has. */
function deadLinks(
  { routes }: ModuleDescriptor,
  { links }: ModuleFacts,
  others: OtherModules,
): GateProblem[] {
  const paths = [
    ...shellPaths,
    ...[...others.flatMap((other) => other.routes), ...routes].map(({ path }) => path),
  ];
  const known = paths.map((path) => new RegExp(`^${path.replaceAll(/:[\w-]+/g, '[^/]+')}$`, 'i'));
  return [...links]
    .filter(([link]) => !known.some((path) => path.test(link)))
    .map(([link, file]) =>
      unsure(file, `it links to ${link}, which is no page of the shell or of a module. Correct the address.`),
    );
}

/** Slots of its pages that its code no longer renders, although other modules fill them. */
const missingSlots = (
  { id }: ModuleDescriptor,
  { renderedSlots }: ModuleFacts,
  others: OtherModules,
): GateProblem[] =>
  others.flatMap((other) =>
    other.slots
      .filter(({ slot }) => slotHosts[slot] === id && !renderedSlots.has(slot))
      .map(({ slot, component }) =>
        unsure(
          'module.json',
          `its code does not render the slot ${slot}, into which ${other.id} puts ${component}. Render it with <Slot>.`,
        ),
      ),
  );
