import type { ModuleDescriptor } from '@tayyib/shared/contracts';
import { unsure, type GateProblem } from './GateProblem';

/** What others may use of the version before that this one lacks, and what is open to others than before. */
export function breaksWithBefore(
  now: ModuleDescriptor,
  before: ModuleDescriptor,
  file = 'module.json',
): GateProblem[] {
  const { commands: commandsBefore = [] } = before;
  const { commands = [] } = now;
  const sentences = [
    ...(now.id === before.id ? [] : [`it was called ${before.id} and is called ${now.id}`]),
    ...gone(
      before.routes,
      now.routes,
      ({ path }) => path,
      ({ path }) => `the address ${path} is gone`,
    ),
    ...reopened(before.routes, now.routes, ({ path }) => path),
    ...gone(
      before.nav,
      now.nav,
      ({ area, to }) => `${area} ${to}`,
      ({ area, to }) => `the link to ${to} in ${area} is gone`,
    ),
    ...gone(
      before.slots,
      now.slots,
      ({ slot }) => slot,
      ({ slot }) => `nothing is put into ${slot} any more`,
    ),
    ...reopened(before.slots, now.slots, ({ slot, component }) => `${component} in ${slot}`),
    ...gone(
      commandsBefore,
      commands,
      ({ command }) => command,
      ({ command }) => `the command ${command} is gone`,
    ),
    ...reopened(commandsBefore, commands, ({ command }) => `the command ${command}`),
    ...gone(
      before.owns.slices,
      now.owns.slices,
      (name) => name,
      (name) => `the slice ${name} has another name`,
    ),
    ...gone(
      before.owns.tags,
      now.owns.tags,
      (name) => name,
      (name) => `the cache tag ${name} has another name`,
    ),
    ...gone(
      before.owns.storage ?? [],
      now.owns.storage ?? [],
      (name) => name,
      (name) => `what browsers have saved as ${name} is no longer its own`,
    ),
    ...(now.owns.endpoints === before.owns.endpoints
      ? []
      : [`its endpoints belonged to ${before.owns.endpoints} and belong to ${now.owns.endpoints}`]),
  ];
  return sentences.map((message) => unsure(file, message));
}

function gone<Item>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
  words: (item: Item) => string,
): string[] {
  const keys = new Set(now.map(keyOf));
  return before.filter((item) => !keys.has(keyOf(item))).map(words);
}

/** What is for others than before: for fewer, who lose it, or for more, who may not be meant to see it. */
function reopened<Item extends { access: string }>(
  before: readonly Item[],
  now: readonly Item[],
  keyOf: (item: Item) => string,
): string[] {
  const current = new Map(now.map((item) => [keyOf(item), item.access]));
  return before.flatMap((item) => {
    const access = current.get(keyOf(item));
    return access === undefined || access === item.access
      ? []
      : [`${keyOf(item)} was for ${item.access} and is for ${access}`];
  });
}
