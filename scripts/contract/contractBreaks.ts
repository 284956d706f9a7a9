import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { violation, type GateProblem } from '@tayyib/shared/gate';
import type { SourceModule } from './moduleFacts';
import type { Surface } from './Surface';
import { surfaceBreaks } from './surfaceBreaks';

/** The surface a module was written for, and the current one. */
export interface Sdk {
  named: Surface;
  current: Surface;
}

/** Parts of the SDK of which a module uses some names only: `SlotProps.stock.panels`, `AppSocket.on(community:posted)`. */
const BY_NAME = new Set(['modules.SlotProps', 'modules.CommandInputs', 'realtime.AppSocket']);

/** What a module uses that the shell does not provide any more, or provides as something else. */
export function breaksWithSdk(
  { facts, imports, variables }: SourceModule,
  { named, current }: Sdk,
): GateProblem[] {
  const { slots, commands, events } = facts;
  const broken = surfaceBreaks(named, current);
  const fileOf = (name: string) =>
    imports.get(name) ?? imports.get(`${name.split('.')[0]}.*`) ?? variables.get(name.replace('theme.', ''));
  const sentencesOf = (name: string) => broken.get(name) ?? [];
  const isOfDescriptor = (name: string) => name.startsWith('module.json.');
  return [
    ...[...broken]
      .filter(([name]) => !BY_NAME.has(name))
      .flatMap(([name, sentences]) => {
        const file = isOfDescriptor(name) ? 'module.json' : fileOf(name);
        return file === undefined
          ? []
          : sentences.map((sentence) => violation(file, `it uses ${name}: ${sentence}`));
      }),
    ...sentencesOf('modules.SlotProps')
      .filter((sentence) => [...slots.values()].some((slot) => sentence.startsWith(`SlotProps.${slot}`)))
      .map((sentence) => violation('src/module.tsx', `it fills a slot: ${sentence}`)),
    ...sentencesOf('modules.CommandInputs')
      .filter((sentence) => [...commands].some((name) => sentence.startsWith(`CommandInputs.${name}`)))
      .map((sentence) => violation('src/module.tsx', `it provides a command: ${sentence}`)),
    ...sentencesOf('realtime.AppSocket').flatMap((sentence) =>
      [...events]
        .filter(([event]) => sentence.includes(`(${event})`))
        .map(([, file]) => violation(file, `it uses the socket: ${sentence}`)),
    ),
  ];
}

/** Links of other modules to routes that this version removed. */
export function linksInto(
  now: ModuleDescriptor,
  before: ModuleDescriptor,
  others: readonly SourceModule[],
): GateProblem[] {
  const lost = before.routes
    .map(({ path }) => path)
    .filter(
      (path) =>
        ![now, ...others.map(({ descriptor }) => descriptor)].some(({ routes }) =>
          routes.some((route) => route.path === path),
        ),
    );
  return others.flatMap(({ descriptor, addresses }) =>
    lost
      .filter((path) => addresses.has(path))
      .map((path) => violation(`mfe-${descriptor.id}`, `it leads to ${path}, which is gone`)),
  );
}

/** Links of other modules with names in the query that the page does not read: `/stock?isin=` where the page reads `id`. */
export function unreadQueries(
  { descriptor, reads }: SourceModule,
  others: readonly SourceModule[],
): GateProblem[] {
  const isRead = (page: string, name: string) =>
    [...(reads.get(name) ?? [])].some((file) => !file.startsWith('src/pages/') || file.includes(`/${page}.`));
  return descriptor.routes.flatMap(({ path, page }) =>
    others.flatMap((other) =>
      [...(other.queries.get(path) ?? [])]
        .filter((name) => !isRead(page, name))
        .map((name) =>
          violation(
            `mfe-${other.descriptor.id}`,
            `it opens ${path}?${name}=, and ${page} does not read ${name}`,
          ),
        ),
    ),
  );
}
